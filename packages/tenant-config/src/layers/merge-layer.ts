import { isRecord } from "@forecourt/search/kernel";
import type { SettingNode } from "../settings/setting-tree.ts";

/**
 * Lays one checked layer over what weaker ones made. Objects merge, everything else is replaced, and
 * null unsets: a setting that may be empty becomes empty, any other gets the product's default back,
 * and a record loses the key. What the layer does not touch is shared, not copied, so a
 * thousand sites do not hold a thousand copies of the defaults.
 */
export function mergeLayer(below: unknown, given: unknown, defaults: unknown, node: SettingNode): unknown {
  if (given === undefined) return below;
  if (given === null) return unset(defaults, node);
  if (node.kind === "value" || !isRecord(given)) return given;

  const lower = isRecord(below) ? below : {};
  const fallback = isRecord(defaults) ? defaults : {};
  let merged: Record<string, unknown> | null = null;
  for (const [name, value] of Object.entries(given)) {
    const child = node.kind === "record" ? node.value : node.fields.get(name);
    if (child === undefined) continue;
    const before = lower[name];
    if (node.kind === "record" && value === null) {
      if (!Object.hasOwn(lower, name)) continue;
      merged ??= { ...lower };
      delete merged[name];
      continue;
    }
    const after = mergeLayer(before, value, fallback[name], child);
    if (Object.is(after, before)) continue;
    merged ??= { ...lower };
    merged[name] = after;
  }
  return merged ?? below ?? {};
}

function unset(defaults: unknown, node: SettingNode): unknown {
  return node.kind === "value" && node.nullable ? null : defaults;
}
