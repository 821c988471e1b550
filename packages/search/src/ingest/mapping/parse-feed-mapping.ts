import { isRecord } from "../../kernel/is-record.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import { type ReportedIssue, reportIssues } from "../../kernel/describe-issue.ts";
import { standardColumnNames } from "../cells/standard-columns.ts";
import { type FeedMapping, type FieldRule, feedMappingSchema } from "./feed-mapping.ts";
import { namedColumns, neededColumns } from "./named-columns.ts";
import { findFeedPreset, feedPresetNames } from "./feed-presets.ts";

/** One thing that is wrong with a mapping file: where in it, and what. */
export interface MappingProblem {
  path: string;
  message: string;
}

/** A mapping file, read. */
export type MappingResult = { ok: true; mapping: FeedMapping } | { ok: false; problems: MappingProblem[] };

/**
 * Checks a mapping file that was parsed from JSON, joins it with the preset it
 * `extends`, and fills in the defaults. Every problem is reported at once, with its place.
 *
 * @example
 * const result = parseFeedMapping({
 *   name: "yard",
 *   fields: { make: "Brand", model: "Model", car_type: { constant: "used" }, price: "Price" },
 * });
 * // result.ok === true
 */
export function parseFeedMapping(file: unknown): MappingResult {
  const merged = withPreset(file);
  if (!merged.ok) return merged;
  const parsed = feedMappingSchema.safeParse(merged.file);
  if (!parsed.success) {
    return { ok: false, problems: reportIssues(parsed.error, merged.file).map(explain) };
  }
  const problems = circularFields(parsed.data);
  if (problems.length > 0) return { ok: false, problems };
  const optional = [...parsed.data.optional, ...optionalOfPreset(parsed.data.extends)];
  return { ok: true, mapping: { ...parsed.data, optional } };
}

/** A preset names every column its format knows; files have some of them. */
function optionalOfPreset(name: string | undefined): string[] {
  const preset = name === undefined ? undefined : findFeedPreset(name);
  if (!preset) return [];
  const mapping = feedMappingSchema.parse(preset);
  const needed = neededColumns(mapping);
  return [...namedColumns(mapping).keys()].filter((column) => !needed.has(column));
}

function withPreset(file: unknown): { ok: true; file: unknown } | { ok: false; problems: MappingProblem[] } {
  if (!isRecord(file) || typeof file["extends"] !== "string") return { ok: true, file };
  const preset = findFeedPreset(file["extends"]);
  if (!preset) {
    const message = `There is no preset of this name. There are: ${feedPresetNames.join(", ")}.`;
    return { ok: false, problems: [{ path: "extends", message }] };
  }
  const fields = { ...preset.fields, ...(isRecord(file["fields"]) ? file["fields"] : {}) };
  return { ok: true, file: { ...preset, ...file, fields } };
}

/** A field that no car has is reported with the one that was probably meant. */
function explain({ path, message }: ReportedIssue): MappingProblem {
  const [section, field, ...more] = path.map(String);
  const isField = section === "fields" && field !== undefined && more.length === 0;
  const unknown = isField && !standardColumnNames.some((name) => name === field);
  const near = unknown ? nearestName(field, standardColumnNames) : null;
  const hint = near === null ? "`forecourt stock columns` lists them" : `did you mean "${near}"?`;
  return {
    path: path.map(String).join("."),
    message: unknown ? `"${field}" is no field of a car; ${hint}` : message,
  };
}

function circularFields(mapping: FeedMapping): MappingProblem[] {
  const needs = new Map<string, string[]>();
  for (const [field, rules] of Object.entries(mapping.fields))
    needs.set(field, (rules ?? []).flatMap(fieldsNamedBy));
  const problems: MappingProblem[] = [];
  for (const field of needs.keys()) {
    const seen = new Set<string>();
    const stack = [...(needs.get(field) ?? [])];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if (next === field) {
        problems.push({
          path: `fields.${field}`,
          message: "This field needs itself: follow its {car.…} parts.",
        });
        break;
      }
      if (seen.has(next)) continue;
      seen.add(next);
      stack.push(...(needs.get(next) ?? []));
    }
  }
  return problems;
}

function fieldsNamedBy(rule: FieldRule): string[] {
  return [...JSON.stringify(rule).matchAll(/\{car\.([a-z_]+)\}/g)].flatMap((match) => match[1] ?? []);
}
