import type { SearchEngine, SearchProblem } from "./search-engine.ts";

/** What changed: the engine does not respond (or refuses a plan), or it responds again. */
export type EngineReport =
  | { readonly kind: "problem"; readonly problem: SearchProblem }
  | { readonly kind: "answering" };

/** Kinds of refused plans remembered; each is reported once. */
const MAX_REPORTED = 100;

/**
 * The same engine, which reports an outage once when it begins and once when it ends, however many pages ask in
 * between. A plan that it refuses is reported once for each reason, for refusing says nothing about other plans.
 *
 * @example
 * const watched = reportOutages(engine, (report) => console.log(report.kind));
 * const result = await watched.run(plan);
 */
export function reportOutages(engine: SearchEngine, report: (report: EngineReport) => void): SearchEngine {
  let away = false;
  const refusals = new Set<string>();
  return {
    async run(plan) {
      const result = await engine.run(plan);
      if (result.ok || result.problem === "invalid") {
        if (away) report({ kind: "answering" });
        away = false;
      }
      if (result.ok) return result;
      const { ok: _, ...problem } = result;
      if (problem.problem === "unavailable") {
        if (!away) report({ kind: "problem", problem });
        away = true;
      } else if (refusals.size < MAX_REPORTED && !refusals.has(problem.detail)) {
        refusals.add(problem.detail);
        report({ kind: "problem", problem });
      }
      return result;
    },
  };
}
