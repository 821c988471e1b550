import { parseAmount } from "../kernel/parse-amount.ts";
import { canonicalValues } from "./fields/canonical-values.ts";
import { facetRows, isRangeFacet, isValueFacet, type RangeFacet, type ValueFacet } from "./fields/facets.ts";
import { makeRange, parseRange } from "./fields/range.ts";
import { type QueryParams, readEntries } from "./fields/read-entries.ts";
import { parseSortKey } from "./fields/sort-options.ts";
import type { Range, StockQuery } from "./fields/stock-query.ts";
import type { SearchPolicy } from "./search-policy.ts";
import { type SlidEnds, slidEnds } from "./fields/slid-ends.ts";

type Meaning =
  | { readonly kind: "values" | "not"; readonly facet: ValueFacet }
  | { readonly kind: "range" | "min" | "max" | "low" | "high" | "slider"; readonly facet: RangeFacet }
  | { readonly kind: "keywords" | "sort" | "page" };

/** The parameter of the values that are not wanted: `not_colour=Red`. */
export const refusedName = (name: string): string => `not_${name}`;

/** Every parameter name we understand, canonical and foreign. A Map: names come from outside. */
const MEANINGS = new Map<string, Meaning>();
for (const { facet, filter, also } of facetRows) {
  for (const name of new Set<string>([facet, filter, ...also])) {
    if (isValueFacet(facet)) {
      MEANINGS.set(name, { kind: "values", facet });
      MEANINGS.set(refusedName(name), { kind: "not", facet });
    }
    if (isRangeFacet(facet)) {
      MEANINGS.set(name, { kind: "range", facet });
      for (const end of ["min", "max"] as const) {
        MEANINGS.set(`${name}_${end}`, { kind: end, facet });
        MEANINGS.set(`${end}_${name}`, { kind: end, facet });
      }
      for (const part of ["low", "high", "slider"] as const) {
        MEANINGS.set(`${facet}_${part}`, { kind: part, facet });
      }
    }
  }
}
for (const name of ["q", "keywords", "keyword", "query"]) MEANINGS.set(name, { kind: "keywords" });
for (const name of ["sort", "sort_by"]) MEANINGS.set(name, { kind: "sort" });
MEANINGS.set("page", { kind: "page" });

/** What a parameter means to the stock list; undefined when it is not ours (`utm_source`). */
export const meaningOf = (name: string): Meaning | undefined =>
  MEANINGS.get(name.endsWith("[]") ? name.slice(0, -2) : name);

const canonicalOf = (chosen: ReadonlyMap<ValueFacet, readonly string[]>): StockQuery["values"] =>
  Object.fromEntries(
    [...chosen]
      .map(([facet, list]) => [facet, canonicalValues(list)] as const)
      .filter(([, list]) => list.length > 0),
  );

/** Page 1 is 0; anything but one to six digits is page 0. */
function parsePage(text: string): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number > 1 ? number - 1 : 0;
}

/** Keywords without blanks around them and with single blanks inside. */
export const cleanKeywords = (text: string): string =>
  text.replaceAll(/\s+/g, " ").trim().slice(0, 200).trim();

/**
 * Reads a shopper's query from a URL. Everything is understood or ignored, nothing is an error: unknown
 * parameters, half ranges and strange pages included. The fields `{facet}_min` and `{facet}_max` of a form take amounts
 * as people type them (`parseAmount`), and a slider's handles are taken where they were moved (`slidEnds`).
 * `stringifyStockQuery` is its inverse.
 *
 * @example
 * parseStockQuery(new URLSearchParams("make=Mazda&price=:30000&page=2"), policyDefaults.search);
 * // { keywords: "", values: { make: ["Mazda"] }, ranges: { price: { max: 30000 } }, sort: null, page: 1 }
 */
export function parseStockQuery(params: QueryParams, policy: Pick<SearchPolicy, "defaultSort">): StockQuery {
  const values = new Map<ValueFacet, string[]>();
  const refused = new Map<ValueFacet, string[]>();
  const ranges = new Map<RangeFacet, Range>();
  const ends = new Map<RangeFacet, { min?: number; max?: number }>();
  const sliders = new Map<RangeFacet, { low?: string; high?: string; rendered?: string }>();
  let keywords = "";
  let sort: StockQuery["sort"] = null;
  let page = 0;
  for (const [name, value] of readEntries(params)) {
    const meaning = meaningOf(name);
    switch (meaning?.kind) {
      case "values":
      case "not": {
        const chosen = meaning.kind === "not" ? refused : values;
        const list = chosen.get(meaning.facet);
        if (list) list.push(value);
        else chosen.set(meaning.facet, [value]);
        break;
      }
      case "range": {
        const range = parseRange(value);
        if (range && !ranges.has(meaning.facet)) ranges.set(meaning.facet, range);
        break;
      }
      case "min":
      case "max": {
        const end = parseAmount(value);
        if (end !== undefined) ends.set(meaning.facet, { [meaning.kind]: end, ...ends.get(meaning.facet) });
        break;
      }
      case "low":
      case "high":
      case "slider": {
        const part = meaning.kind === "slider" ? "rendered" : meaning.kind;
        sliders.set(meaning.facet, { [part]: value, ...sliders.get(meaning.facet) });
        break;
      }
      case "keywords":
        keywords ||= cleanKeywords(value);
        break;
      case "sort":
        sort ??= parseSortKey(value.trim());
        break;
      case "page":
        page ||= parsePage(value);
        break;
      case undefined:
        break;
    }
  }
  for (const facet of new Set([...ends.keys(), ...sliders.keys()])) {
    const slid = slidEnds(sliders.get(facet) ?? {});
    const { min, max }: SlidEnds = { ...ends.get(facet), ...slid };
    const range = makeRange(min ?? undefined, max ?? undefined);
    if (range && !ranges.has(facet)) ranges.set(facet, range);
  }
  const not = canonicalOf(refused);
  return {
    keywords,
    values: canonicalOf(values),
    ...(Object.keys(not).length === 0 ? {} : { not }),
    ranges: Object.fromEntries(ranges),
    sort: sort === policy.defaultSort ? null : sort,
    page,
  };
}
