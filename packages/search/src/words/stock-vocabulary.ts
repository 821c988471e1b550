import { buildMultiSearch, type PlanOptions } from "../plan/build-multi-search.ts";
import type { SearchEngine } from "../plan/search-engine.ts";
import type { ValueFacet } from "../query/fields/facets.ts";
import { emptyQuery } from "../query/fields/stock-query.ts";
import { foldText } from "../kernel/fold-text.ts";

/** The facets whose values people say, in the order of what a word most likely means. */
const SPOKEN = [
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
  "item_type",
  "badge",
  "weekly_price_range",
] as const satisfies readonly ValueFacet[];

/** The values a stock has, by facet: the words a sentence may name. Plain JSON, worth keeping between sentences. */
export type StockVocabulary = { readonly [F in ValueFacet]?: readonly string[] };

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
  const facets = SPOKEN.map((field) => ({ kind: "values", field }) as const);
  const answer = await engine.run({
    main: { ...main, limit: 0, offset: 0, facets, highlight: null },
    counts: [],
  });
  if (!answer.ok) return null;
  return Object.fromEntries(
    answer.facets.map((facet) => [
      facet.field,
      facet.kind === "values" ? facet.values.map(({ value }) => value) : [],
    ]),
  );
}

/** One thing that words may name. */
export interface Named {
  readonly facet: ValueFacet;
  readonly value: string;
}

/** Values by their letters and digits: "CX-5", "cx 5" and "cx5" are one. */
export class NamedValues {
  private readonly byJoined = new Map<string, Named[]>();
  /** The most words a value has. */
  readonly longest: number = 1;

  constructor(vocabulary: StockVocabulary) {
    for (const facet of SPOKEN) {
      for (const value of vocabulary[facet] ?? []) {
        const words = value.split(/[\s-]+/).length;
        if (words > this.longest) this.longest = words;
        const joined = foldText(value).replaceAll(/[^\p{L}\p{N}]/gu, "");
        const list = this.byJoined.get(joined);
        if (list) list.push({ facet, value });
        else this.byJoined.set(joined, [{ facet, value }]);
      }
    }
  }

  /** What the letters name, the likeliest first. */
  named(joined: string): readonly Named[] {
    return this.byJoined.get(joined) ?? [];
  }

  /** All names of a facet, by their letters. */
  *namesOf(...facets: readonly ValueFacet[]): Iterable<readonly [joined: string, named: Named]> {
    for (const [joined, list] of this.byJoined) {
      for (const named of list) if (facets.includes(named.facet)) yield [joined, named];
    }
  }
}
