import { describe, expect, it } from "vitest";
import { aPlan } from "../testing/fixtures/a-plan.ts";
import { type EngineReport, reportOutages } from "./report-outages.ts";
import type { SearchResult } from "./search-engine.ts";

const found: SearchResult = { ok: true, hits: [], total: 0, reachable: 0, facets: [], counts: [] };
const away: SearchResult = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 2 };
const refused = (detail: string): SearchResult => ({ ok: false, problem: "invalid", part: "sort", detail });

/** What is reported while an engine gives these answers, one after the other. */
async function reportsOf(...answers: SearchResult[]): Promise<string[]> {
  const reports: EngineReport[] = [];
  const given = [...answers];
  const engine = reportOutages({ run: () => Promise.resolve(given.shift() ?? found) }, (report) =>
    reports.push(report),
  );
  for (const answer of answers) expect(await engine.run(aPlan())).toBe(answer);
  return reports.map((report) => (report.kind === "problem" ? report.problem.detail : report.kind));
}

describe("reportOutages", () => {
  it("reports nothing of an engine that answers", async () => {
    expect(await reportsOf(found, found)).toEqual([]);
  });

  it("reports an outage once when it begins and once when it ends", async () => {
    expect(await reportsOf(away, away, found, found, away)).toEqual(["refused", "answering", "refused"]);
  });

  it("reports a refused plan once for each reason, and takes the refusal for an answer", async () => {
    expect(await reportsOf(refused("no price"), refused("no price"), refused("no km"))).toEqual([
      "no price",
      "no km",
    ]);
    expect(await reportsOf(away, refused("no price"), found)).toEqual(["refused", "answering", "no price"]);
  });

  it("remembers a hundred kinds of refused plans, and reports no others", async () => {
    const kinds = Array.from({ length: 101 }, (_, at) => `no field${at}`);
    expect(await reportsOf(...kinds.map(refused), ...kinds.map(refused))).toEqual(kinds.slice(0, 100));
  });
});
