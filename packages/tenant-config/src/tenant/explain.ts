import { nearestName, valueAt } from "@forecourt/search/kernel";
import type { LayerName } from "../layers/layer.ts";
import type { ResolvedTenant } from "./resolve-tenant.ts";
import { tenantSettings } from "../settings/section-schemas.ts";
import { type SettingNode, settingAt } from "../settings/setting-tree.ts";

/** What one layer sets a setting to. */
export interface LayerValue extends LayerName {
  /** Null takes back what weaker layers set. */
  readonly value: unknown;
}

/** A setting with its value and where that came from. */
export interface SettingExplanation {
  readonly path: string;
  readonly value: unknown;
  readonly description: string;
  /** The layer that set it. */
  readonly setBy: LayerValue;
  /** What weaker layers set it to, strongest first. */
  readonly overrides: readonly LayerValue[];
}

/** The setting at a path, or every setting below it; or why there is none. */
export type Explanation =
  | { ok: true; settings: readonly SettingExplanation[] }
  | { ok: false; message: string };

/**
 * A setting's value, the layer that set it, and the values of weaker layers that it overrides. A section's path
 * explains all of its settings.
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
  const value = valueAt(tenant.config, path);
  const set = tenant.layers.flatMap(({ kind, name, file, values }) => {
    const given = valueIn(values, path);
    return given === undefined
      ? []
      : [{ kind, name, file, value: isEmptyRecord(value) ? withoutNulls(given) : given }];
  });
  const [setBy, ...overrides] = set.toReversed();
  const unset: LayerValue = { kind: "defaults", name: "product", file: null, value };
  return { path: path.join("."), value, description, setBy: setBy ?? unset, overrides };
}

const isEmptyRecord = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** What a layer gives a record that has no entry in the end: without those it takes back. */
const withoutNulls = (given: unknown): unknown =>
  typeof given === "object" && given !== null
    ? Object.fromEntries(Object.entries(given).filter(([, entry]) => entry !== null))
    : given;

/** A layer's value at a path; null when it takes back the whole the path stands in. */
function valueIn(values: unknown, path: readonly string[]): unknown {
  let found = values;
  for (const name of path) {
    if (found === null) return null;
    found = valueAt(found, [name]);
  }
  return found;
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
