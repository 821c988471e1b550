import { describeIssue, isRecord, nearestName, printValue, valueAt } from "@forecourt/search/kernel";
import type { SettingProblem } from "./setting-problem.ts";
import type { SettingNode } from "../settings/setting-tree.ts";

/** A layer read: its values, cleaned, and everything that is wrong with it. */
export interface CheckedLayer {
  readonly values: { readonly [section: string]: unknown };
  readonly problems: readonly SettingProblem[];
}

/** Looking for the name that was meant costs time for each wrong one, so a file of nonsense is not read to its end. */
const MAX_PROBLEMS = 100;

/** Names that reach for an object's prototype; they are no settings and never become keys. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Checks one layer against the tree of all settings. Each value is checked by its own schema, so one wrong
 * setting does not hide the next; what is wrong is left out of `values`.
 */
export function checkLayer(value: unknown, root: SettingNode, file: string): CheckedLayer {
  const problems: SettingProblem[] = [];
  const report = (path: readonly string[], message: string) =>
    problems.push({ file, path: path.join("."), message });

  function check(given: unknown, node: SettingNode, path: readonly string[]): unknown {
    if (given === null) return null;
    if (node.kind === "value") {
      const read = node.schema.safeParse(given);
      if (read.success) return read.data;
      for (const issue of read.error.issues) {
        const here = [...path, ...issue.path.map(String)];
        report(here, describeIssue(issue, valueAt(given, issue.path), here));
      }
      return undefined;
    }
    if (!isRecord(given)) {
      report(path, `must be an object of settings, not ${printValue(given)}`);
      return undefined;
    }
    const values: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(given)) {
      if (problems.length >= MAX_PROBLEMS) break;
      const here = [...path, name];
      // Editors find the JSON Schema by this; it is no setting.
      if (name === "$schema" && path.length === 0) continue;
      if (FORBIDDEN.has(name)) {
        report(here, "is not a setting and never can be; remove it");
        continue;
      }
      const child = childOf(node, name);
      if (child === null) {
        report(here, unknownName(node, name));
        continue;
      }
      const valid = check(inner, child, here);
      if (valid !== undefined) values[name] = valid;
    }
    return values;
  }

  const values = check(value, root, []);
  return { values: isRecord(values) ? values : {}, problems };
}

function childOf(node: Exclude<SettingNode, { kind: "value" }>, name: string): SettingNode | null {
  if (node.kind === "section") return node.fields.get(name) ?? null;
  return node.key.safeParse(name).success ? node.value : null;
}

function unknownName(node: Exclude<SettingNode, { kind: "value" }>, name: string): string {
  const names = namesOf(node);
  const nearest = nearestName(name, names);
  if (nearest !== null) return `is not a setting; did you mean "${nearest}"?`;
  return names.length > 0 && names.length <= 12
    ? `is not a setting; there are ${names.join(", ")}`
    : "is not a setting; `forecourt tenant settings` lists them all";
}

/** The names a section or an enumerated record knows. */
function namesOf(node: Exclude<SettingNode, { kind: "value" }>): readonly string[] {
  if (node.kind === "section") return [...node.fields.keys()];
  const options: unknown = Reflect.get(node.key, "options");
  return Array.isArray(options) ? options.map(String) : [];
}
