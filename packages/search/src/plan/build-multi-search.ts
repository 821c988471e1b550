import { BEST_MATCH_FIELD } from "./best-match.ts";
import {
  carFacetRows,
  type Facet,
  facetOfFilter,
  facetRow,
  rangeFacets,
  type ValueFacet,
  valueFacets,
} from "../query/fields/facets.ts";
import { inStoredPrices } from "../car/shown/subscription-term.ts";
import { sortOption } from "../query/fields/sort-options.ts";
import type { StockQuery } from "../query/fields/stock-query.ts";
import {
  listedFilters,
  photosFilter,
  presetFilters,
  rangeFilter,
  scopeFilters,
  valuesFilter,
} from "./plan-filters.ts";
import type {
  PlanFacet,
  PlanFilter,
  PlanHighlight,
  PlanQuery,
  PlanSort,
  PlanTerm,
  SearchPlan,
} from "./search-plan.ts";
import { inStockWords } from "./dealers-words.ts";
import { textTerms } from "./text-terms.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import type { SearchPolicy, StockScope } from "../query/search-policy.ts";

/** What a plan needs besides the shopper's query. */
export interface PlanOptions {
  readonly scope: StockScope;
  readonly policy: Pick<
    SearchPolicy,
    | "filters"
    | "presetFilters"
    | "requireMinimumPhotos"
    | "pageSize"
    | "defaultSort"
    | "bestMatch"
    | "soldLast"
    | "queryEveryFacet"
    | "strictSort"
    | "matching"
    | "quoteCodesInside"
    | "synonyms"
    | "histogramBuckets"
    | "highlight"
  >;
  readonly cars: Pick<CarsPolicy, "includeSoldCarsDays" | "missingStatus"> &
    Partial<Pick<CarsPolicy, "subscriptionTerms">>;
  readonly now: Date;
}

/** Around matched words: private-use characters, which no car text holds. */
export const MARK = { open: "\uE000", close: "\uE001" } as const;
const HIGHLIGHTS: Readonly<Record<SearchPolicy["highlight"], PlanHighlight>> = {
  all: { fields: "all", ...MARK },
  name: { fields: ["name"], ...MARK },
};

/** What the filters of a list follow from. */
type ListFilterOptions = Pick<PlanOptions, "scope" | "cars" | "now"> & {
  readonly policy: Pick<SearchPolicy, "presetFilters" | "requireMinimumPhotos">;
};

interface ChosenFilter {
  readonly facet: Facet;
  readonly filter: PlanFilter;
}

/** What every search of a list is narrowed by, whatever a shopper asks: the cars listed, the list's own, the site's. */
export function listFilters({ scope, policy, cars, now }: ListFilterOptions): readonly PlanFilter[] {
  return [
    ...listedFilters(cars, now),
    ...scopeFilters(scope),
    ...presetFilters(policy.presetFilters),
    ...photosFilter(policy),
  ];
}

/** Any of the values that are wanted, and none of those that are not. */
const facetFilters = (
  facet: ValueFacet,
  wanted: readonly string[],
  refused: readonly string[],
): readonly PlanFilter[] => [
  ...(wanted.length === 0 ? [] : [valuesFilter(facet, wanted)]),
  ...(refused.length === 0 ? [] : [{ kind: "not", filter: valuesFilter(facet, refused) } as const]),
];

/** The shopper's filters, one a facet, so that each can be lifted; in the product's order. */
export function chosenFilters(query: StockQuery): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  for (const facet of valueFacets) {
    const filters = facetFilters(facet, query.values[facet] ?? [], query.not?.[facet] ?? []);
    const [filter] = filters;
    if (filter) chosen.push({ facet, filter: filters.length === 1 ? filter : { kind: "and", filters } });
  }
  for (const facet of rangeFacets) {
    const range = query.ranges[facet];
    if (range) chosen.push({ facet, filter: rangeFilter(facet, range) });
  }
  return chosen;
}

type ShownPolicy = Pick<SearchPolicy, "filters" | "histogramBuckets" | "queryEveryFacet">;

const planFacet = (facet: Facet, buckets: number): PlanFacet =>
  facetRow(facet).kind === "values"
    ? { kind: "values", field: facet }
    : { kind: "range", field: facet, buckets };

/** A site shows the same filters in every search; working them out once makes planning twice as fast. */
const SHOWN = new WeakMap<ShownPolicy, readonly PlanFacet[]>();

function shownFacets(policy: ShownPolicy): readonly PlanFacet[] {
  const known = SHOWN.get(policy);
  if (known) return known;
  const shownRows = policy.filters.map(facetOfFilter);
  const rows = policy.queryEveryFacet ? [...carFacetRows, ...shownRows] : shownRows;
  const facets = new Set(rows.map(({ facet }) => facet));
  const shown = [...facets].map((facet) => planFacet(facet, policy.histogramBuckets));
  SHOWN.set(policy, shown);
  return shown;
}

/** The facets shown, or every one, and those filtered without being shown: all are counted. */
function countedFacets(policy: ShownPolicy, chosen: readonly ChosenFilter[]): readonly PlanFacet[] {
  const shown = shownFacets(policy);
  const hidden = chosen.filter(({ facet }) => !shown.some(({ field }) => field === facet));
  return hidden.length === 0
    ? shown
    : [...shown, ...hidden.map(({ facet }) => planFacet(facet, policy.histogramBuckets))];
}

/** All filters but one facet's own. */
function liftedFilters(
  always: readonly PlanFilter[],
  chosen: readonly ChosenFilter[],
  lifted: string,
): PlanFilter[] {
  const filters = [...always];
  for (const { facet, filter } of chosen) if (facet !== lifted) filters.push(filter);
  return filters;
}

/** Newest first among equals, so that pages do not shuffle. */
const TIE_BREAK: PlanSort = { field: "created_at_timestamp", direction: "desc" };

/** A car for sale has false. */
const SOLD_LAST: PlanSort = { field: "sold", direction: "asc" };

/** Most Relevant with keywords sends no sort: relevance is the order. */
function planSort(
  query: StockQuery,
  text: readonly PlanTerm[],
  { defaultSort, bestMatch, soldLast }: Pick<SearchPolicy, "defaultSort" | "bestMatch" | "soldLast">,
): PlanSort[] {
  const key = query.sort ?? defaultSort;
  if (key === "relevance" && text.length > 0) return [];
  const isChosen = query.sort !== null && query.sort !== "relevance";
  const first = soldLast && !isChosen ? [SOLD_LAST] : [];
  if (key === "relevance" && bestMatch)
    return [...first, { field: BEST_MATCH_FIELD, direction: "desc" }, TIE_BREAK];
  const { sort } = sortOption(key);
  return [...first, sort, ...(sort.field === TIE_BREAK.field ? [] : [TIE_BREAK])];
}

/**
 * Plans one stock search: the page of cars, then a count for each filtered facet with that facet's own filter
 * lifted. A shopper who picked Mazda still sees how many Toyotas there are; facets without a filter of their
 * own read the main query, whose counts are the same. The filter that hides unlisted cars is always there.
 *
 * @example
 * buildMultiSearch({ ...emptyQuery, values: { make: ["Mazda"] } }, { scope: { kind: "all" }, policy, cars, now });
 * // main: filtered by Mazda; counts: [make, without the Mazda filter]
 */
export function buildMultiSearch(shown: StockQuery, options: PlanOptions): SearchPlan {
  const { policy } = options;
  const query = inStoredPrices(shown, options.cars);
  const text = textTerms(inStockWords(query.keywords, policy.synonyms), policy);
  const always = listFilters(options);
  const chosen = chosenFilters(query);
  const facets = countedFacets(policy, chosen);
  const counted = policy.queryEveryFacet
    ? facets
    : chosen.flatMap(({ facet }) => facets.find(({ field }) => field === facet) ?? []);
  const main: PlanQuery = {
    text,
    matching: policy.matching,
    filter: liftedFilters(always, chosen, ""),
    sort: planSort(query, text, policy),
    order: policy.strictSort ? "sort" : "relevance",
    offset: query.page * policy.pageSize,
    limit: policy.pageSize,
    // Those that are counted without their own filter are not needed with it.
    facets: facets.filter((facet) => !counted.includes(facet)),
    fields: "all",
    highlight: text.length > 0 ? HIGHLIGHTS[policy.highlight] : null,
  };
  const counts = counted.map((facet) => ({ facet, filter: liftedFilters(always, chosen, facet.field) }));
  return { main, counts };
}
