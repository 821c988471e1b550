import { factRows, isNumberFact } from "../../car/facts/fact-table.ts";
import { buildMultiSearch, type PlanOptions } from "../../plan/build-multi-search.ts";
import type { SearchEngine } from "../../plan/search-engine.ts";
import { isValueFacet, type RangeFacet, type ValueFacet } from "../../query/fields/facets.ts";
import { emptyQuery } from "../../query/fields/stock-query.ts";

/** The facets whose values people say, in the order of what a word most likely means. */
export const SPOKEN = [
  "make_model",
  "make",
  // A word that is a body and some model's name ("ute", "coupe") mostly means the body.
  "body",
  "fuel",
  "transmission",
  "drive",
  "model",
  "colour",
  "filtered_features",
  "city",
  "state",
  "location_name",
  "seats",
  "doors",
  "engine",
  "item_type",
  "badge",
  "weekly_price_range",
] as const satisfies readonly ValueFacet[];

/** The values a stock has, by facet: the words a sentence may name. Plain JSON, worth keeping between sentences. */
export type StockVocabulary = { readonly [F in ValueFacet]?: readonly string[] } & {
  /** What the dearest car costs: an amount beyond it is no price. */
  readonly highestPrice?: number;
  /** The numbers that some car of the stock says, besides price, year and distance. */
  readonly numbers?: readonly RangeFacet[];
};

/** What only some trades' cars say: numbers, and values that are no names. */
const NUMBERS = factRows.map(({ fact }) => fact).filter(isNumberFact);
const VALUES = factRows.map(({ fact }) => fact).filter(isValueFacet);

/**
 * Asks an engine for the words of a stock; null when it is away.
 *
 * @example
 * const vocabulary = await stockVocabulary({ engine, scope: { kind: "all" }, policy, cars, now });
 * vocabulary?.make; // ["Ford", "Mazda", …]
 */
export async function stockVocabulary({
  engine,
  ...options
}: PlanOptions & { readonly engine: SearchEngine }): Promise<StockVocabulary | null> {
  const { main } = buildMultiSearch(emptyQuery, options);
  const facets = [
    ...[...SPOKEN, ...VALUES].map((field) => ({ kind: "values", field }) as const),
    ...["price", ...NUMBERS].map((field) => ({ kind: "range", field, buckets: 0 }) as const),
  ];
  const result = await engine.run({
    main: { ...main, limit: 0, offset: 0, facets, highlight: null },
    counts: [],
  });
  if (!result.ok) return null;
  const values = Object.fromEntries(
    result.facets.flatMap((facet) =>
      facet.kind === "values" ? [[facet.field, facet.values.map(({ value }) => value)]] : [],
    ),
  );
  const statsOf = (field: string) =>
    result.facets.find((facet) => facet.kind === "range" && facet.field === field)?.stats ?? null;
  const highestPrice = statsOf("price")?.max;
  const numbers = NUMBERS.filter((field) => statsOf(field) !== null);
  return { ...values, ...(highestPrice === undefined ? {} : { highestPrice }), numbers };
}
