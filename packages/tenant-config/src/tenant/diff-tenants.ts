import type { LayerWord } from "./explain.ts";
import { explain } from "./explain.ts";
import type { ResolvedTenant } from "./resolve-tenant.ts";
import { tenantSettings } from "../settings/section-schemas.ts";

/** A setting two tenants do not agree on. */
export interface SettingDifference {
  readonly path: string;
  readonly left: LayerWord;
  readonly right: LayerWord;
}

/**
 * Every setting that two tenants have different values for, with the layer that set each.
 *
 * @example
 * diffTenants(tenant, tenant) // []
 */
export function diffTenants(left: ResolvedTenant, right: ResolvedTenant): SettingDifference[] {
  if (tenantSettings.kind !== "section") return [];
  return [...tenantSettings.fields.keys()].flatMap((section) => {
    const [lefts, rights] = [wordsOn(left, section), wordsOn(right, section)];
    const paths = new Set([...lefts.keys(), ...rights.keys()]);
    return [...paths].flatMap((path) => {
      const [one, other] = [lefts.get(path) ?? UNSAID, rights.get(path) ?? UNSAID];
      return JSON.stringify(one.value) === JSON.stringify(other.value)
        ? []
        : [{ path, left: one, right: other }];
    });
  });
}

/** A record's key that only one of the two has. */
const UNSAID: LayerWord = { kind: "defaults", name: "product", file: null, value: null };

function wordsOn(tenant: ResolvedTenant, section: string): Map<string, LayerWord> {
  const told = explain(tenant, section);
  const settings = told.ok ? told.settings : [];
  return new Map(settings.map(({ path, value, setBy }) => [path, { ...setBy, value }]));
}
