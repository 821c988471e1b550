import * as fc from "fast-check";
import { canonicalValues } from "./fields/canonical-values.ts";
import { facetRows, rangeFacets, valueFacets } from "./fields/facets.ts";
import { cleanKeywords } from "./parse-stock-query.ts";
import { makeRange } from "./fields/range.ts";
import { fullSortKeys } from "./fields/sort-options.ts";
import type { StockQuery } from "./fields/stock-query.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom("Mazda", "mazda", "Škoda", "SUV", "a:b", "50%", "a&b=c", '"', '""', "__proto__"),
);

const value = text.filter((one) => one.trim() !== "");
const end = fc.option(fc.nat(200_000), { nil: undefined });

const canonicalOf = (chosen: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(chosen)
      .map(([facet, list]) => [facet, canonicalValues(list.map((one) => one.toWellFormed()))] as const)
      .filter(([, list]) => list.length > 0),
  );

/** Any query in its canonical form. */
export const anyQuery: fc.Arbitrary<StockQuery> = fc
  .record({
    keywords: text.map((one) => cleanKeywords(one.toWellFormed())),
    values: fc.dictionary(fc.constantFrom(...valueFacets), fc.array(value, { minLength: 1, maxLength: 4 })),
    not: fc.dictionary(fc.constantFrom(...valueFacets), fc.array(value, { minLength: 1, maxLength: 3 })),
    ranges: fc.dictionary(fc.constantFrom(...rangeFacets), fc.tuple(end, end)),
    sort: fc.option(fc.constantFrom(...fullSortKeys.filter((key) => key !== "relevance")), { nil: null }),
    page: fc.nat(999_998),
  })
  .map(({ values, not, ranges, ...rest }) => ({
    ...rest,
    values: canonicalOf(values),
    ...(Object.keys(canonicalOf(not)).length === 0 ? {} : { not: canonicalOf(not) }),
    ranges: Object.fromEntries(
      Object.entries(ranges)
        .map(([facet, [min, max]]) => [facet, makeRange(min, max)] as const)
        .filter(([, range]) => range !== null),
    ),
  })) as fc.Arbitrary<StockQuery>;

const name = fc.constantFrom(
  "q",
  "page",
  "sort",
  "make[]",
  "price_min",
  "max_km",
  "utm_source",
  ...facetRows.flatMap(({ facet, filter, also }) => [facet, filter, ...also]),
);

/** Parameters as the world sends them. */
export const anyParams: fc.Arbitrary<URLSearchParams> = fc
  .array(fc.tuple(name, fc.oneof(text, fc.constantFrom("1:2", ":", "9:", ":9", "3", "price:asc", "true"))), {
    maxLength: 8,
  })
  .map((entries) => new URLSearchParams(entries));
