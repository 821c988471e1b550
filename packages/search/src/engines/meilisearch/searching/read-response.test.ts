import { describe, expect, it } from "vitest";
import type { PlanFacet } from "../../../plan/search-plan.ts";
import { aPlan } from "../../../testing/fixtures/a-plan.ts";
import { readResponse, readTotals } from "./read-response.ts";

const LIMITS = { maxTotalHits: 100, maxValuesPerFacet: 3 };

const read = (result: object, facets: PlanFacet[] = []) =>
  readResponse({ results: [{ hits: [], ...result }] }, aPlan({ facets }), LIMITS);
const facetOf = (result: object, facet: PlanFacet) => read(result, [facet])?.result.facets[0];

const km = (buckets: number): PlanFacet => ({ kind: "range", field: "km", buckets });

describe("readAnswer", () => {
  it("takes an exact total, an estimated one, or none", () => {
    expect(read({ totalHits: 7 })?.result).toMatchObject({ total: 7, reachable: 7 });
    expect(read({ estimatedTotalHits: 101 })?.result).toMatchObject({ total: 101, reachable: 100 });
    expect(read({})?.result.total).toBe(0);
  });

  it("has no marked copy where the server gave none", () => {
    const hits = [{ id: 1 }, { id: 2, _formatted: "x" }, { id: 3, _formatted: { id: "3" } }];
    expect(read({ hits })?.result.hits).toEqual([
      { document: { id: 1 }, formatted: null },
      { document: { id: 2 }, formatted: null },
      { document: { id: 3 }, formatted: { id: "3" } },
    ]);
  });

  it("has nothing to count where the server counted nothing", () => {
    expect(facetOf({}, { kind: "values", field: "make" })).toEqual({
      kind: "values",
      field: "make",
      values: [],
      stats: null,
    });
    expect(facetOf({}, km(4))).toEqual({ kind: "range", field: "km", stats: null, buckets: [] });
  });

  it("leaves text out of the bars of numbers", () => {
    const result = { facetDistribution: { km: { POA: 3, "5": 2 } }, facetStats: { km: { min: 5, max: 5 } } };
    expect(facetOf(result, km(4))).toMatchObject({ buckets: [{ from: 5, count: 2 }] });
  });

  it("asks for bars again only where the list of numbers is full, and bars are wanted", () => {
    const full = {
      facetDistribution: { km: { "1": 1, "2": 1, "3": 1 } },
      facetStats: { km: { min: 1, max: 9 } },
    };
    const short = { ...full, facetDistribution: { km: { "1": 1, "2": 1 } } };
    expect(read(full, [km(4)])?.uncounted).toEqual([{ facet: km(4), stats: { min: 1, max: 9 }, query: 0 }]);
    expect(read(full, [km(0)])?.uncounted).toEqual([]);
    expect(read(short, [km(4)])?.uncounted).toEqual([]);
    expect(read({ ...full, facetStats: {} }, [km(4)])?.uncounted).toEqual([]);
    expect(read(full, [{ kind: "values", field: "km" }])?.uncounted).toEqual([]);
  });

  it("is nothing for an answer with another number of results, or of another shape", () => {
    const result = { hits: [] };
    expect(readResponse({ results: [result, result] }, aPlan(), LIMITS)).toBeNull();
    expect(readResponse({ results: [] }, aPlan(), LIMITS)).toBeNull();
    expect(readResponse({ results: [{ hits: [1] }] }, aPlan(), LIMITS)).toBeNull();
    expect(readResponse({ results: [{ hits: [], totalHits: -1 }] }, aPlan(), LIMITS)).toBeNull();
    expect(readResponse(null, aPlan(), LIMITS)).toBeNull();
  });
});

describe("readTotals", () => {
  it("gives the total of each query, or nothing for another shape", () => {
    const results = [{ hits: [], estimatedTotalHits: 4 }, { hits: [] }];
    expect(readTotals({ results })).toEqual([4, 0]);
    expect(readTotals({ results: "none" })).toBeNull();
  });
});
