import type { SearchDocument, SearchEngine } from "../../plan/search-engine.ts";
import { buildColumnStore, type ColumnStore } from "./column-store.ts";
import type { EmbeddedSettings } from "./embedded-settings.ts";
import { evaluatePlan } from "./evaluate-plan.ts";

/**
 * A search engine inside the process, over documents held in memory: no server, no network, the same results.
 * Building reads the documents once (a large group's 100,000 cars take a few seconds); searches take a few
 * milliseconds. To change the stock build another one.
 *
 * @example
 * const engine = embeddedEngine([stringifyCar(aCar({ make: "Mazda" }))]);
 * const result = await engine.run(plan);
 */
export function embeddedEngine(
  documents: Iterable<SearchDocument>,
  settings: EmbeddedSettings = {},
): SearchEngine {
  return engineOver(buildColumnStore(documents, settings), settings);
}

/** An engine over an index that is there already. */
export function engineOver(index: ColumnStore, settings: EmbeddedSettings = {}): SearchEngine {
  const limits = {
    maxValuesPerFacet: settings.maxValuesPerFacet ?? 2000,
    facetOrder: settings.facetOrder ?? ("count" as const),
    maxTotalHits: settings.maxTotalHits ?? Number.POSITIVE_INFINITY,
  };
  return { run: async (plan) => evaluatePlan(index, plan, limits) };
}
