import { valueAt } from "@forecourt/search/kernel";
import { tenantSettings } from "../settings/section-schemas.ts";
import { tenantDefaults } from "../settings/tenant-defaults.ts";
import type { SettingNode } from "../settings/setting-tree.ts";

/** One setting as the list of all settings shows it. */
export interface SettingRow {
  /** Dotted, as `explain` takes it. */
  readonly path: string;
  /** What it does, in plain words. */
  readonly description: string;
  readonly default: unknown;
}

/**
 * Every setting there is, with what it does and its default. A record (labels by name, filters by facet)
 * is one row, and so is each group of sentences.
 *
 * @example
 * settingRows().find(({ path }) => path === "cars.newArrivalDays")?.default // 8
 */
export const settingRows = (): readonly SettingRow[] => [...rowsOf(tenantSettings, [])];

function* rowsOf(node: SettingNode, path: readonly string[]): Generator<SettingRow> {
  const sentences = path[0] === "wording" && path.length === 2;
  if (node.kind === "section" && !sentences) {
    for (const [name, field] of node.fields) yield* rowsOf(field, [...path, name]);
    return;
  }
  yield {
    path: path.join("."),
    description: node.description,
    default: valueAt(tenantDefaults, path),
  };
}
