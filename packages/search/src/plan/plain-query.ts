import type { PlanQuery } from "./search-plan.ts";

/** A query by rules alone: no words, no counts, whole cars. */
export const plainQuery = (
  query: Pick<PlanQuery, "filter" | "limit"> & Partial<Pick<PlanQuery, "sort">>,
): PlanQuery => ({
  text: [],
  matching: "all",
  sort: [],
  order: "relevance",
  offset: 0,
  facets: [],
  fields: "all",
  highlight: null,
  ...query,
});
