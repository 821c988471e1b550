import type { MultiSearchQuery } from "meilisearch";
import { emptyHistogram } from "../../../plan/histogram.ts";
import type { FacetResult, SearchResult, SearchEngine, SearchProblem } from "../../../plan/search-engine.ts";
import type { SearchPlan } from "../../../plan/search-plan.ts";
import { type BreakerPolicy, CircuitBreaker, defaultBreakerPolicy } from "../wire/circuit-breaker.ts";
import { MAX_TOTAL_HITS, MAX_VALUES_PER_FACET } from "../indexing/index-settings.ts";
import {
  type Called,
  call,
  type MeilisearchFault,
  type MeilisearchServer,
  openClient,
} from "../wire/meilisearch-call.ts";
import { commonParts, printPlan } from "./print-plan.ts";
import { searchAsTenant, type TenantKey } from "./search-as-tenant.ts";
import { narrowed, placeOf } from "../indexing/shared-index.ts";
import { type ResponseLimits, readResponse, readTotals, type UncountedHistogram } from "./read-response.ts";

/** What the engine needs to know of the server and of the index's settings. */
export interface MeilisearchEngineOptions extends MeilisearchServer {
  /** Name of the index, for example `Car_production`. */
  index: string;
  /** Epoch milliseconds; decides when a server that was down is called again. */
  clock: () => number;
  breaker?: BreakerPolicy;
  limits?: ResponseLimits;
  /** Whose cars are searched, in an index that several tenants share. */
  tenant?: string;
  /** Signs the tokens that tenants are searched under in a shared index; without it the query's own filter holds alone. */
  tenantKey?: TenantKey;
  /** The command that sets the index's settings, for the message when one is missing. */
  settingsCommand?: string;
}

/** Seconds until a failed server is called again, when nothing is known of how long it will take. */
const SOON = 2;
/** Seconds, when a person has to act first: import stock, correct a key. */
const LATER = 30;

/**
 * A search engine that calls a Meilisearch server. A plan becomes one `/multi-search`. Without a response in time the
 * result is "unavailable"; a broken connection is tried once more; a server that keeps failing is left alone for
 * a while, so that pages do not wait for it.
 */
export function meilisearchEngine(options: MeilisearchEngineOptions): SearchEngine {
  const { filter } = placeOf(options.tenant);
  const { tenantKey } = options;
  const fetch = filter && tenantKey ? searchAsTenant({ ...options, tenantKey, filter }) : options.fetch;
  const client = openClient({ ...options, fetch });
  const breaker = new CircuitBreaker(options.breaker ?? defaultBreakerPolicy, options.clock);
  const limits = options.limits ?? { maxTotalHits: MAX_TOTAL_HITS, maxValuesPerFacet: MAX_VALUES_PER_FACET };

  const ask = async (queries: MultiSearchQuery[]): Promise<Called<unknown> | null> => {
    if (!breaker.mayTry()) return null;
    const send = () => call<unknown>(() => client.multiSearch({ queries }));
    let response = await send();
    if (!response.ok && response.fault.kind === "network") response = await send();
    if (response.ok || isAlive(response.fault)) breaker.succeeded();
    else breaker.failed();
    return response;
  };

  return {
    async run(wanted): Promise<SearchResult> {
      const plan = filter ? narrowed(wanted, filter) : wanted;
      const response = await ask(printPlan(options.index, plan));
      if (response === null) {
        const detail = "The search server failed several times and is left alone for a while.";
        return unavailable(detail, Math.max(1, Math.ceil(breaker.waitsFor() / 1000)));
      }
      if (!response.ok) return { ok: false, ...problemOf(response.fault, options) };
      const read = readResponse(response.value, plan, limits);
      if (read === null) return unavailable("The search server's response is no search result.");
      if (read.uncounted.length === 0) return read.result;
      const bars = await ask(read.uncounted.flatMap((range) => barQueries(options.index, plan, range)));
      const totals = bars?.ok ? readTotals(bars.value) : null;
      return totals ? withBars(read.result, read.uncounted, totals) : read.result;
    },
  };
}

/** A server that says no is alive; only one that is overloaded or broken counts as failing. */
const isAlive = (fault: MeilisearchFault) => fault.kind === "api" && fault.status < 500;

/** One query for each bar of a histogram that the facet's list of numbers was too short to count. */
function barQueries(
  index: string,
  plan: SearchPlan,
  { facet, stats, query }: UncountedHistogram,
): MultiSearchQuery[] {
  const count = query === 0 ? plan.main : plan.counts[query - 1];
  const filter = count?.filter ?? [];
  const main = { ...plan.main, text: count?.text ?? plan.main.text };
  const buckets = emptyHistogram(stats, facet.buckets);
  return buckets.map(({ from, to }, at) => {
    const last = at === buckets.length - 1;
    const upper = { kind: "compare", field: facet.field, operator: last ? "<=" : "<", value: to } as const;
    const lower = { kind: "compare", field: facet.field, operator: ">=", value: from } as const;
    return { ...commonParts(index, main, [...filter, lower, upper]), limit: 0 };
  });
}

function withBars(
  result: Extract<SearchResult, { ok: true }>,
  uncounted: readonly UncountedHistogram[],
  totals: readonly number[],
): SearchResult {
  let at = 0;
  const counted = uncounted.map(({ facet, stats, query }) => ({
    query,
    field: facet.field,
    buckets: emptyHistogram(stats, facet.buckets).map((bucket) => ({ ...bucket, count: totals[at++] ?? 0 })),
  }));
  const fill = (facet: FacetResult, query: number): FacetResult => {
    const bars = counted.find((one) => one.query === query && one.field === facet.field);
    return facet.kind === "range" && bars ? { ...facet, buckets: bars.buckets } : facet;
  };
  return {
    ...result,
    facets: result.facets.map((facet) => fill(facet, 0)),
    counts: result.counts.map((count, index) => ({ ...count, facet: fill(count.facet, index + 1) })),
  };
}

const unavailable = (detail: string, retryAfter = SOON): SearchResult => ({
  ok: false,
  problem: "unavailable",
  detail,
  retryAfter,
});

const INVALID = new Map<string, "filter" | "sort" | "facets">([
  ["invalid_search_filter", "filter"],
  ["feature_not_enabled", "filter"],
  ["invalid_search_sort", "sort"],
  ["invalid_search_facets", "facets"],
]);

/** A fault as the engine's problem. Only a plan the index cannot run is invalid; all else is the server's trouble. */
function problemOf(
  fault: MeilisearchFault,
  { index, settingsCommand }: Pick<MeilisearchEngineOptions, "index" | "settingsCommand">,
): SearchProblem {
  if (fault.kind !== "api")
    return {
      problem: "unavailable",
      detail: `The search server failed: ${fault.message}.`,
      retryAfter: SOON,
    };
  const { status, code, message } = fault;
  if (code === "index_not_found") {
    const detail = `The search server has no index '${index}' yet; importing stock makes it.`;
    return { problem: "unavailable", detail, retryAfter: LATER };
  }
  if (code === "invalid_api_key" || code === "missing_authorization_header") {
    return {
      problem: "unavailable",
      detail: `The search server refused our key (${code}).`,
      retryAfter: LATER,
    };
  }
  if (status >= 500 || status === 429)
    return { problem: "unavailable", detail: `The search server failed: ${message}`, retryAfter: SOON };
  const part = INVALID.get(code) ?? "other";
  if (part === "other") return { problem: "invalid", part, detail: message };
  const mend =
    settingsCommand === undefined
      ? "StockIndex.applySettings sets them"
      : `this sets them: ${settingsCommand}`;
  const detail = `${message} The settings of the index '${index}' are probably not those that cars need; ${mend}.`;
  return { problem: "invalid", part, detail };
}
