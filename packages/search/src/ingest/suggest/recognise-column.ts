import { slugify } from "../../kernel/slugify.ts";
import { readAddresses, readList } from "../cells/read-list.ts";
import {
  type StandardColumn,
  type StandardColumnName,
  standardColumnNames,
  standardColumns,
} from "../cells/standard-columns.ts";
import type { FieldRule } from "../mapping/feed-mapping.ts";
import { readText } from "../rows/map-row.ts";
import { runSteps } from "../cells/cell-step.ts";
import { COLUMN_NAMES } from "./column-names.ts";
import type { ColumnSample } from "./column-sample.ts";

type Steps = NonNullable<FieldRule["steps"]>;

/** A field that a column may be, and why. */
export interface Candidate {
  readonly field: StandardColumnName;
  /** Higher is surer. */
  readonly score: number;
  readonly why: string;
  readonly steps: Steps;
  readonly doubts: readonly string[];
}

const asIs = (text: string): string => text;
const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;

/** What share of a column's cells satisfies a test. */
function shareOf({ values }: ColumnSample, test: (text: string) => boolean): number {
  let fit = 0;
  let all = 0;
  for (const [text, count] of values) {
    all += count;
    if (test(text)) fit += count;
  }
  return all === 0 ? 0 : fit / all;
}

const isReadAs = (column: StandardColumn, steps: Steps) => (cell: string) => {
  if (column.kind === "list") return true;
  if (column.kind === "addresses") {
    const { addresses, refused } = readAddresses(readList(cell, undefined, "addresses"));
    return addresses.length > 0 && refused.length === 0;
  }
  return readText(runSteps(cell, steps, asIs), column).ok;
};

const THOUSANDS_BY_POINT = /^\D{0,4}\d{1,3}(?:\.\d{3})+(?:,\d+)?\D{0,8}$/;
const FRACTION_BY_COMMA = /^\D{0,4}\d+,\d{1,2}\D{0,8}$/;

/** Steps without which the cells of a column are no numbers or dates, and the doubt that comes with them. */
function stepsFor({ kind }: StandardColumn, sample: ColumnSample): Pick<Candidate, "steps" | "doubts"> {
  if (kind === "money" || kind === "whole number") {
    const german = (text: string) => THOUSANDS_BY_POINT.test(text) || FRACTION_BY_COMMA.test(text);
    if (shareOf(sample, german) < 0.5) return { steps: [], doubts: [] };
    return {
      steps: [{ remove: ["."] }, { before: "," }],
      doubts: ["its points are taken for thousands and its commas for fractions, as much of Europe writes"],
    };
  }
  if (kind === "time") {
    const parts = [...sample.values.keys()].map((text) =>
      /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/.exec(text),
    );
    const dates = parts.filter((part) => part !== null && (part[1] ?? "").length < 3);
    if (dates.length === 0 || dates.length < parts.length / 2) return { steps: [], doubts: [] };
    const monthFirst = dates.some((part) => Number(part?.[2]) > 12);
    const dayFirst = dates.some((part) => Number(part?.[1]) > 12);
    return {
      steps: [{ date: monthFirst ? "mdy" : "dmy" }],
      doubts: monthFirst || dayFirst ? [] : ["no date shows whether the day or the month stands first"],
    };
  }
  return { steps: [], doubts: [] };
}

/** How well a column's name fits a field: by the standard name or a usual one, whole or as part of it. */
function byName(sample: ColumnSample, field: StandardColumnName): { score: number; why: string } | null {
  const name = slugify(sample.pattern.replaceAll(/\[\*\](?:\.url)?|\*/g, ""));
  const known = [slugify(field), ...(COLUMN_NAMES[field] ?? [])];
  const at = known.indexOf(name);
  if (at !== -1) return { score: 100 - Math.min(at, 20), why: "its name says so" };
  const within = known.find((each) => each.length > 3 && `-${name}-`.includes(`-${each}-`));
  return within === undefined ? null : { score: 50 + within.length, why: `'${within}' is part of its name` };
}

/** From here on a name is the field's own and not a part of another. */
const SURE = 80;

const VIN = /^[A-HJ-NPR-Z\d]{17}$/i;
const PICTURE = /^(?:https?:)?\/\/?\S+\.(?:jpe?g|png|webp|avif)(?:[?#,|;\s]|$)/i;

const MONEY = /^\s*(?:A|NZ|US)?[$€£]\s?\d/;

/** Fields whose values show what they are, whatever their column is called. */
const BY_VALUES: readonly { field: StandardColumnName; why: string; test: (text: string) => boolean }[] = [
  { field: "vin", why: "have 17 letters and digits", test: (text) => VIN.test(text) },
  { field: "images", why: "are addresses of pictures", test: (text) => PICTURE.test(text) },
  {
    field: "car_type",
    why: "say new, used or demo",
    test: (text) => readText(text, standardColumns.car_type).ok,
  },
  // "Call" and "POA" stand where a price would.
  { field: "price", why: "have a sign of money", test: (text) => MONEY.test(text) || /^\p{L}+$/u.test(text) },
  { field: "km", why: "are kilometres", test: (text) => /^\d[\d.,\s]*\s?kms?$/i.test(text) },
  { field: "year", why: "are years", test: (text) => /^(?:19[5-9]|20[0-4])\d$/.test(text) },
];

/** The fields that a column may be, the surest first. */
export function candidatesOf(sample: ColumnSample): Candidate[] {
  const found: Candidate[] = [];
  for (const field of standardColumnNames) {
    const column: StandardColumn = standardColumns[field];
    const named = byName(sample, field);
    const shown = BY_VALUES.find((each) => each.field === field);
    const isPrice = field !== "price" || shareOf(sample, (text) => MONEY.test(text)) > 0.5;
    const fit = shown && isPrice && sample.filled > 0 ? shareOf(sample, shown.test) : 0;
    if (named === null && fit < 0.8) continue;
    const { steps, doubts } = stepsFor(column, sample);
    const read = sample.filled === 0 ? 1 : shareOf(sample, isReadAs(column, steps));
    // Words of a condition or status can be translated; cells of another kind that cannot be read are something else.
    const canTranslate =
      column.kind === "condition" || column.kind === "status" || column.kind === "price type";
    const isSure = named !== null && named.score >= SURE;
    if (read < 0.5 && !(canTranslate && sample.values.size <= 20 && (isSure || read > 0))) continue;
    const why = named?.why ?? `${share(fit, 1)} of its cells ${shown?.why ?? ""}`;
    const unread =
      read < 1 && !canTranslate
        ? [`${share(1 - read, 1)} of its cells cannot be read as ${column.kind}`]
        : [];
    const parts =
      field === "city" && shareOf(sample, (text) => /,\s*\p{Lu}{2,3}$/u.test(text)) > 0.5
        ? ["a state stands behind a comma; cut both out by { split }, as FEEDS.md shows"]
        : [];
    found.push({
      field,
      score: (named?.score ?? 30) + read * 5,
      why,
      steps,
      doubts: [...doubts, ...unread, ...parts],
    });
  }
  return found.toSorted((a, b) => b.score - a.score);
}
