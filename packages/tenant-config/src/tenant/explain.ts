import { nearestName } from "@forecourt/search/kernel";
import type { LayerName } from "../layers/layer.ts";
import type { ResolvedTenant } from "./resolve-tenant.ts";
import { tenantSettings } from "../settings/section-schemas.ts";
import { valueAt } from "../layers/setting-problem.ts";
import { type SettingNode, settingAt } from "../settings/setting-tree.ts";

/** One layer's word on a setting. */
export interface LayerWord extends LayerName {
  /** What it says; null takes back what weaker layers said. */
  readonly value: unknown;
}

/** A setting with its value and where that came from. */
export interface SettingExplanation {
  readonly path: string;
  readonly value: unknown;
  readonly description: string;
  /** The layer that set it. */
  readonly setBy: LayerWord;
  /** The weaker layers that said something else, strongest first. */
  readonly beat: readonly LayerWord[];
}

/** The setting at a path, or every setting below it; or why there is none. */
export type Explanation =
  | { ok: true; settings: readonly SettingExplanation[] }
  | { ok: false; message: string };

/**
 * Tells a setting's value, the layer that set it and those it beat. A section's path explains
 * all of its settings.
 *
 * @example
 * explain(tenant, "cars.newArrivalDays").ok // true
 */
export function explain(tenant: ResolvedTenant, path: string): Explanation {
  const names = path.split(".").filter((name) => name !== "");
  const node = settingAt(tenantSettings, names);
  if (node === null) return { ok: false, message: noSuchSetting(names) };
  return {
    ok: true,
    settings: [...leavesBelow(node, names, tenant)].map(([leaf, description]) =>
      explainLeaf(tenant, leaf, description),
    ),
  };
}

function explainLeaf(
  tenant: ResolvedTenant,
  path: readonly string[],
  description: string,
): SettingExplanation {
  const sayers = tenant.layers.flatMap(({ kind, name, file, says }) => {
    const value = wordOn(says, path);
    return value === undefined ? [] : [{ kind, name, file, value }];
  });
  const [setBy, ...beat] = sayers.toReversed();
  const value = valueAt(tenant.config, path);
  const nobody: LayerWord = { kind: "defaults", name: "product", file: null, value };
  return { path: path.join("."), value, description, setBy: setBy ?? nobody, beat };
}

/** What a layer says at a path; null when it takes back the whole the path stands in. */
function wordOn(says: unknown, path: readonly string[]): unknown {
  let said = says;
  for (const name of path) {
    if (said === null) return null;
    said = valueAt(said, [name]);
  }
  return said;
}

/** Every setting below a node that this tenant has, with its description. */
function* leavesBelow(
  node: SettingNode,
  path: readonly string[],
  tenant: ResolvedTenant,
): Generator<[path: readonly string[], description: string]> {
  if (node.kind === "value") {
    yield [path, node.description];
    return;
  }
  if (node.kind === "section") {
    for (const [name, field] of node.fields) yield* leavesBelow(field, [...path, name], tenant);
    return;
  }
  const here = valueAt(tenant.config, path);
  const names = typeof here === "object" && here !== null ? Object.keys(here) : [];
  if (names.length === 0) yield [path, node.description];
  for (const name of names) yield* leavesBelow(node.value, [...path, name], tenant);
}

function noSuchSetting(names: readonly string[]): string {
  for (let length = names.length - 1; length >= 0; length -= 1) {
    const node = settingAt(tenantSettings, names.slice(0, length));
    if (node?.kind !== "section") continue;
    const wrong = names[length] ?? "";
    const before = names
      .slice(0, length)
      .map((name) => `${name}.`)
      .join("");
    const nearest = nearestName(wrong, node.fields.keys());
    const hint =
      nearest === null
        ? `There are ${[...node.fields.keys()].join(", ")}.`
        : `Did you mean "${before}${nearest}"?`;
    return `There is no setting "${names.join(".")}". ${hint}`;
  }
  return `There is no setting "${names.join(".")}".`;
}
