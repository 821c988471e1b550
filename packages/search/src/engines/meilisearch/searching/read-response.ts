import { z } from "zod";
import { fillHistogram } from "../../../plan/histogram.ts";
import type {
  CountResult,
  FacetResult,
  FacetStats,
  SearchResult,
  SearchHit,
} from "../../../plan/search-engine.ts";
import type { PlanFacet, SearchPlan } from "../../../plan/search-plan.ts";
import { withoutMarks } from "../indexing/stored-record.ts";

const hitSchema = z.record(z.string(), z.unknown());

const resultSchema = z.object({
  hits: z.array(hitSchema),
  estimatedTotalHits: z.number().int().nonnegative().optional(),
  totalHits: z.number().int().nonnegative().optional(),
  facetDistribution: z.record(z.string(), z.record(z.string(), z.number())).optional(),
  facetStats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).optional(),
});

const responseSchema = z.object({ results: z.array(resultSchema) });

type Result = z.output<typeof resultSchema>;

/** What the index is known to be limited to. */
export interface ResponseLimits {
  /** Paging reaches so many cars: `pagination.maxTotalHits`. */
  maxTotalHits: number;
  /** A facet lists so many values: `faceting.maxValuesPerFacet`. */
  maxValuesPerFacet: number;
}

/** A range facet whose bars could not be counted from the response, because it lists only some of the numbers. */
export interface UncountedHistogram {
  facet: Extract<PlanFacet, { kind: "range" }>;
  stats: FacetStats;
  /** Which of the plan's queries it belongs to: 0 is the main one. */
  query: number;
}

/** A response of `/multi-search` read for a plan; null when it is not one. */
export function readResponse(
  body: unknown,
  plan: SearchPlan,
  limits: ResponseLimits,
): { result: Extract<SearchResult, { ok: true }>; uncounted: UncountedHistogram[] } | null {
  const parsed = responseSchema.safeParse(body);
  if (!parsed.success || parsed.data.results.length !== 1 + plan.counts.length) return null;
  const [main, ...counted] = parsed.data.results;
  if (!main) return null;
  const uncounted: UncountedHistogram[] = [];
  const read = (facet: PlanFacet, result: Result, query: number): FacetResult => {
    const facetResult = readFacet(facet, result, limits);
    if (facet.kind === "range" && facetResult.stats && facet.buckets > 0 && isCutOff(facet, result, limits)) {
      uncounted.push({ facet, stats: facetResult.stats, query });
    }
    return facetResult;
  };
  const total = totalOf(main);
  const result = {
    ok: true as const,
    hits: main.hits.map(readHit),
    total,
    // A server may promise more hits than it hands out.
    reachable: Math.min(total, limits.maxTotalHits),
    facets: plan.main.facets.map((facet) => read(facet, main, 0)),
    counts: plan.counts.map(({ facet }, at): CountResult => {
      const query = counted[at] ?? main;
      return { facet: read(facet, query, at + 1), total: totalOf(query) };
    }),
  };
  return { result, uncounted };
}

/** Total hits of each query of a `/multi-search`, for queries that ask for nothing else; null when unreadable. */
export function readTotals(body: unknown): number[] | null {
  const parsed = responseSchema.safeParse(body);
  return parsed.success ? parsed.data.results.map(totalOf) : null;
}

const totalOf = (result: Result) => result.estimatedTotalHits ?? result.totalHits ?? 0;

function readHit(hit: Record<string, unknown>): SearchHit {
  const { _formatted: formatted, ...stored } = hit;
  const document = withoutMarks(stored);
  const marked = hitSchema.safeParse(formatted);
  return { document, formatted: marked.success ? withoutMarks(marked.data) : null };
}

const isCutOff = ({ field }: PlanFacet, result: Result, { maxValuesPerFacet }: ResponseLimits) =>
  Object.keys(result.facetDistribution?.[field] ?? {}).length >= maxValuesPerFacet;

function readFacet(facet: PlanFacet, result: Result, limits: ResponseLimits): FacetResult {
  const { field } = facet;
  const distribution = Object.entries(result.facetDistribution?.[field] ?? {});
  const stats = result.facetStats?.[field] ?? null;
  if (facet.kind === "values") {
    // Keys that look like numbers come first in any JavaScript object, so the server's order is lost anyway.
    const values = distribution
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count);
    return { kind: "values", field, values, stats };
  }
  const numbers = distribution.flatMap(([value, cars]) => {
    const number = Number(value);
    return Number.isFinite(number) ? [[number, cars] as const] : [];
  });
  const buckets = isCutOff(facet, result, limits) ? [] : fillHistogram(stats, facet.buckets, numbers);
  return { kind: "range", field, stats, buckets };
}
