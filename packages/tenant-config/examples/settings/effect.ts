import type { TenantConfig } from "@forecourt/tenant-config";
import { resolveTenantFiles } from "@forecourt/tenant-config";

/** What one setting does: another value for it, and the decision, address or text that changes with it. */
export interface Effect {
  readonly path: string;
  /** Another value, as a tenant's file would say it. */
  readonly to: unknown;
  /** What the setting decides, asked of the rule that reads it. */
  readonly see: (config: TenantConfig) => unknown;
  /** Other settings, as a tenant's file says them, without which this one has nothing to decide. */
  readonly given?: object;
}

/** An object with one value put at a dotted path. */
function withValue(says: object, path: readonly string[], value: unknown): object {
  const [name = "", ...rest] = path;
  if (rest.length === 0) return { ...says, [name]: value };
  const inside: unknown = Reflect.get(says, name);
  const below = typeof inside === "object" && inside !== null ? inside : {};
  return { ...says, [name]: withValue(below, rest, value) };
}

function configOf(says: object, presets = new Map<string, { file: string; value: unknown }>()): TenantConfig {
  const result = resolveTenantFiles({
    slug: "acme",
    tenant: { file: "acme/tenant.json", value: says },
    presets,
  });
  if (result.ok) return result.tenant.config;
  throw new Error(result.problems.map(({ path, message }) => `${path} ${message}`).join("; "));
}

const named = (says: object): object => {
  const site: unknown = Reflect.get(says, "site");
  return { ...says, site: { name: "Acme Motors", ...(typeof site === "object" ? site : {}) } };
};

/** What a setting decides before and after it is changed. */
export async function seeChange(effect: Effect): Promise<{ before: unknown; after: unknown }> {
  const given = named(effect.given ?? {});
  const presets = new Map([
    ["group", { file: "presets/group.json", value: { cars: { newArrivalDays: 1 } } }],
  ]);
  const changed = named(withValue(given, effect.path.split("."), effect.to));
  return {
    before: await effect.see(configOf(given, presets)),
    after: await effect.see(configOf(changed, presets)),
  };
}
