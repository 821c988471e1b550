import { slugify } from "../kernel/slugify.ts";
import { type StandardColumnName, standardColumns } from "./cells/standard-columns.ts";
import type { FeedFile, FeedSource } from "./feed/feed-row.ts";
import { type FeedMappingInput, feedMappingSchema } from "./mapping/feed-mapping.ts";
import { ALWAYS_REQUIRED } from "./mapping/named-columns.ts";
import { readFeed } from "./read-feed.ts";
import { readText } from "./rows/map-row.ts";
import { ID_NAMES } from "./suggest/column-names.ts";
import {
  type ColumnSample,
  ColumnSamples,
  examplesOf,
  nameOf,
  SAMPLED_ROWS,
} from "./suggest/column-sample.ts";
import { type Candidate, candidatesOf } from "./suggest/recognise-column.ts";

/** What a suggestion makes of one column. */
export interface SuggestedColumn {
  /** As the mapping spells it; a pattern for numbered columns. */
  readonly column: string;
  /** The fields it is read for; empty where it is left out. */
  readonly fields: readonly string[];
  readonly why: string;
  /** Values that stand in it, the most frequent first. */
  readonly examples: readonly string[];
  /** Rows looked at that have something in it. */
  readonly filled: number;
  readonly doubts: readonly string[];
}

/** A first mapping of a feed, and what to look at before it is used. */
export interface SuggestedMapping {
  readonly mapping: FeedMappingInput;
  readonly columns: readonly SuggestedColumn[];
  /** Doubts about the feed as a whole: what no column says. */
  readonly doubts: readonly string[];
  readonly rows: number;
}

type Fields = Record<string, unknown>;

/**
 * Reads the first rows of a feed and writes a first mapping for it: each column becomes the field that its name and its
 * values speak for, with the reasons and the doubts. A person reads it before it is used.
 *
 * @example
 * const { mapping } = await suggestMapping("hillside", ["make,model,Km\nMazda,CX-5,45000\n"]);
 */
export async function suggestMapping(
  name: string,
  source: FeedSource | readonly FeedFile[],
): Promise<SuggestedMapping> {
  const { empty } = feedMappingSchema.parse({ name: "any", fields: {} });
  const samples = new ColumnSamples(new Set(empty.map((word) => word.toLowerCase())));
  for await (const item of readFeed(source)) {
    if (item.ok) samples.see(item.row);
    if (samples.rows >= SAMPLED_ROWS) break;
  }
  const list = samples.list();
  const chosen = choose(list);
  const fields: Fields = {};
  const columns = list.map((sample): SuggestedColumn => {
    const candidate = chosen.get(sample);
    const found = candidate === undefined ? null : ruleOf(sample, candidate);
    if (candidate && found) fields[candidate.field] = found.rule;
    return {
      column: nameOf(sample),
      fields: candidate ? [candidate.field] : [],
      why: candidate?.why ?? "neither its name nor its values say what it is",
      examples: examplesOf(sample),
      filled: sample.filled,
      doubts: [...(candidate?.doubts ?? []), ...(found?.doubts ?? [])],
    };
  });
  const identity = identityOf(list, samples.rows);
  const doubts = [...unmapped(fields), ...(identity.doubt === null ? [] : [identity.doubt])];
  if (fields["status"] === undefined) fields["status"] = { constant: "in_stock" };
  return {
    mapping: {
      name,
      ...(identity.column === null ? {} : { identity: { id: identity.column } }),
      fields,
    },
    columns: columns.map((column) =>
      column.column === identity.column
        ? {
            ...column,
            fields: ["identity.id", ...column.fields],
            why: "its name says so, and each row has another",
          }
        : column,
    ),
    doubts,
    rows: samples.rows,
  };
}

/** Each field's surest column and each column's surest field. */
function choose(list: readonly ColumnSample[]): Map<ColumnSample, Candidate> {
  const all = list.flatMap((sample) => candidatesOf(sample).map((candidate) => ({ sample, candidate })));
  const chosen = new Map<ColumnSample, Candidate>();
  const taken = new Set<StandardColumnName>();
  for (const { sample, candidate } of all.toSorted((a, b) => b.candidate.score - a.candidate.score)) {
    if (chosen.has(sample) || taken.has(candidate.field)) continue;
    chosen.set(sample, candidate);
    taken.add(candidate.field);
  }
  return chosen;
}

/** The rule of a field. Words that are not understood are listed for a person to translate, and mean nothing until then. */
function ruleOf(sample: ColumnSample, { field, steps }: Candidate): { rule: unknown; doubts: string[] } {
  const column = standardColumns[field];
  const isList = column.kind === "list" || column.kind === "addresses";
  if (isList && nameOf(sample).includes("*")) return { rule: { columns: [nameOf(sample)] }, doubts: [] };
  const name = nameOf(sample).includes("*") ? (sample.columns[0] ?? "") : nameOf(sample);
  const unknown =
    column.kind === "condition" || column.kind === "status" || column.kind === "price type"
      ? [...sample.values.keys()].filter((text) => !readText(text, column).ok)
      : [];
  if (unknown.length > 0) {
    const values = Object.fromEntries(unknown.map((text) => [text, null]));
    return {
      rule: { column: name, steps: [{ values }] },
      doubts: [`say what each of these means as ${column.meaning.split(".")[0]}: ${unknown.join(", ")}`],
    };
  }
  return { rule: steps.length === 0 ? name : { column: name, steps }, doubts: [] };
}

/** The column of an id: called so, with something else in every row. */
function identityOf(
  list: readonly ColumnSample[],
  rows: number,
): { column: string | null; doubt: string | null } {
  const named = list
    .map((sample) => ({ sample, rank: idRank(sample) }))
    .filter(({ sample, rank }) => rank !== -1 && sample.columns.length === 1)
    .toSorted((a, b) => a.rank - b.rank);
  const isUnique = (sample: ColumnSample) =>
    sample.filled === rows && [...sample.values.values()].every((count) => count === 1);
  const found = named.find(({ sample }) => isUnique(sample));
  if (found) return { column: nameOf(found.sample), doubt: null };
  const [nearly] = named;
  const other = list.find(
    (sample) => candidatesOf(sample).length === 0 && sample.columns.length === 1 && isUnique(sample),
  );
  const perhaps =
    other === undefined ? "" : ` '${nameOf(other)}' has another value in every row: it may be the id.`;
  return {
    column: null,
    doubt: nearly
      ? `'${nameOf(nearly.sample)}' is called like an id, but is empty or stands twice in some rows; without an id cars are known by the rest of their row.${perhaps}`
      : `No column is called like an id; cars are known by the whole of their row without price and kilometres.${perhaps}`,
  };
}

function idRank(sample: ColumnSample): number {
  const name = slugify(nameOf(sample));
  const own = ID_NAMES.indexOf(name);
  if (own !== -1) return own;
  const [candidate] = candidatesOf(sample);
  if (candidate?.field === "stocknum") return ID_NAMES.length;
  return candidate?.field === "vin" ? ID_NAMES.length + 1 : -1;
}

/** What every car needs and no column says. */
function unmapped(fields: Fields): string[] {
  const doubts: string[] = ALWAYS_REQUIRED.filter((field) => fields[field] === undefined).map((field) =>
    field === "car_type"
      ? 'No column says whether cars are new, used or demo. Map one, or say { "constant": "used" } when all are alike.'
      : `No column says the ${field}, which every car needs. Steps can cut it out of another column.`,
  );
  if (fields["status"] === undefined)
    doubts.push(
      "No column says whether a car is in stock; all are taken to be. Correct it when the feed sends sold cars.",
    );
  if (fields["price"] === undefined) doubts.push("No column says the price.");
  if (fields["images"] === undefined) doubts.push("No column has pictures.");
  return doubts;
}
