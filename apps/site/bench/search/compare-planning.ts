import { buildMultiSearch, facetOfFilter, parseStockQuery, type SearchPlan } from "@forecourt/search";
import { policyDefaults } from "@forecourt/search/defaults";
import algoliasearchHelper from "algoliasearch-helper";

/** What a site shows unless it says otherwise: both count all of it. */
const SHOWN = policyDefaults.search.filters.map((filter) => facetOfFilter(filter));
const FACETS = SHOWN.filter(({ kind }) => kind === "values").map(({ facet }) => facet);
const RANGES = SHOWN.filter(({ kind }) => kind === "range").map(({ facet }) => facet);

const URLS = [
  "make=Mazda&make=Toyota&body=SUV&price=20000:50000",
  "make=Kia&fuel=Petrol&city=Lidcombe&colour=White&page=2",
  "q=toyota+corolla&body=Hatchback&year=2015:",
  "km=:80000&price=:30000&fuel=Diesel&fuel=Hybrid",
  "",
];

const ROUNDS = 30;
const now = new Date("2026-11-21T00:00:00Z");
const policy = policyDefaults.search;
const options = { scope: { kind: "all" as const }, policy, cars: policyDefaults.cars, now };

const ourPlan = (url: string): SearchPlan =>
  buildMultiSearch(parseStockQuery(new URLSearchParams(url), policy), options);

interface HelperQuery {
  params: {
    facetFilters?: (string | string[])[];
    numericFilters?: string[];
    page?: number;
    query?: string;
    facets?: string | string[];
  };
}

/** The same state through algoliasearch-helper: parameters from the URL, then the queries it would send. */
function helperQueries(url: string): HelperQuery[] {
  const params = new URLSearchParams(url);
  const refinements: Record<string, string[]> = {};
  for (const facet of FACETS) {
    const values = params.getAll(facet);
    if (values.length > 0) refinements[facet] = values;
  }
  const numericRefinements: Record<string, Record<string, number[]>> = {};
  for (const facet of RANGES) {
    const [min = "", max = ""] = (params.get(facet) ?? "").split(":");
    const bounds: Record<string, number[]> = {};
    if (min !== "") bounds[">="] = [Number(min)];
    if (max !== "") bounds["<="] = [Number(max)];
    if (Object.keys(bounds).length > 0) numericRefinements[facet] = bounds;
  }
  const state = new algoliasearchHelper.SearchParameters({
    index: "cars",
    query: params.get("q") ?? "",
    page: Math.max(0, Number(params.get("page") ?? "1") - 1),
    hitsPerPage: 100,
    maxValuesPerFacet: 2_000,
    disjunctiveFacets: [...FACETS, ...RANGES],
    disjunctiveFacetsRefinements: refinements,
    numericRefinements,
  });
  return requestQueries(state);
}

/** The helper makes its queries inside `search`; a client that only listens shows them. */
function requestQueries(state: InstanceType<typeof algoliasearchHelper.SearchParameters>): HelperQuery[] {
  let sent: HelperQuery[] = [];
  const client = {
    search(queries: HelperQuery[]) {
      sent = queries;
      return new Promise<never>(() => undefined);
    },
  };
  // @ts-expect-error: the typed client has many methods, of which the helper only calls this one.
  const helper = algoliasearchHelper(client, "cars", state);
  helper.setState(state).search();
  return sent;
}

/** What both say about a URL, in one spelling. */
const ourOutline = (plan: SearchPlan) => ({
  page: plan.main.offset / plan.main.limit,
  filters: outlineOf(plan.main.filter),
  lifted: plan.counts
    .map(({ facet, filter }) => ({ facet: facet.field, filters: outlineOf(filter) }))
    .toSorted(byFacet),
});

function outlineOf(filters: SearchPlan["main"]["filter"]): string[] {
  return filters
    .flatMap((filter) => {
      if (filter.kind === "oneOf" && isOurs(filter.field))
        return filter.values.map((value) => `${filter.field}:${value}`);
      if (filter.kind === "compare" && isOurs(filter.field))
        return [`${filter.field}${filter.operator}${filter.value}`];
      if (filter.kind === "between")
        return [`${filter.field}>=${filter.from}`, `${filter.field}<=${filter.to}`];
      return [];
    })
    .toSorted();
}

const isOurs = (field: string) => SHOWN.some(({ facet }) => facet === field);

function helperOutline([main, ...others]: HelperQuery[]) {
  const outline = ({ params }: HelperQuery) =>
    [...(params.facetFilters ?? []).flat(), ...(params.numericFilters ?? [])].toSorted();
  return {
    page: main?.params.page ?? 0,
    filters: main ? outline(main) : [],
    lifted: others
      .map((query) => ({ facet: [query.params.facets].flat()[0] ?? "", filters: outline(query) }))
      .toSorted(byFacet),
  };
}

const byFacet = (a: { facet: string }, b: { facet: string }) => a.facet.localeCompare(b.facet);

/** Compares what both make of the same URLs, then how fast; false when a target is missed. */
export function comparePlanning(): boolean {
  let same = true;
  for (const url of URLS) {
    const [ours, theirs] = [
      JSON.stringify(ourOutline(ourPlan(url))),
      JSON.stringify(helperOutline(helperQueries(url))),
    ];
    if (ours === theirs) continue;
    same = false;
    console.log(`\nThe plans for ?${url} differ:\n  ${ours}\n  ${theirs}`);
  }
  // In turns, so that whatever else the machine does falls on both alike.
  let ours = Number.POSITIVE_INFINITY;
  let theirs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    ours = Math.min(ours, timeOf(ourPlan));
    theirs = Math.min(theirs, timeOf(helperQueries));
  }
  const times = theirs / ours;
  const good = same && times >= 5;
  console.log(
    `\nURL → query → plan: ${(ours * 1000).toFixed(1)} µs, algoliasearch-helper ${(theirs * 1000).toFixed(1)} µs: ${times.toFixed(1)} × faster (target 5), outputs ${same ? "equal" : "NOT EQUAL"} ${good ? "ok" : "MISSED"}`,
  );
  return good;
}

/** Milliseconds a URL, over a thousand of them. */
function timeOf(work: (url: string) => unknown): number {
  const began = performance.now();
  for (let at = 0; at < 1_000; at++) work(URLS[at % URLS.length] ?? "");
  return (performance.now() - began) / 1_000;
}
