import type { IndexFields } from "./car-index-fields.ts";
import type { SearchProblem } from "./search-engine.ts";
import type { PlanFilter, SearchPlan } from "./search-plan.ts";

function fieldsOf(filter: PlanFilter): string[] {
  if (filter.kind === "and" || filter.kind === "or") return filter.filters.flatMap(fieldsOf);
  return filter.kind === "not" ? fieldsOf(filter.filter) : [filter.field];
}

/** The first thing an index of these fields cannot do for a plan; null when it can do everything. */
export function planProblem(plan: SearchPlan, fields: IndexFields): SearchProblem | null {
  const filterable = new Set([...fields.values, ...fields.numbers]);
  const queries = [plan.main.filter, ...plan.counts.map((count) => count.filter)];
  for (const [at, filters] of queries.entries()) {
    const field = filters.flatMap(fieldsOf).find((name) => !filterable.has(name));
    if (field !== undefined) return invalid("filter", `Query ${at}: \`${field}\` is not filterable.`);
  }
  for (const { field } of [...plan.main.facets, ...plan.counts.map((count) => count.facet)]) {
    if (!filterable.has(field)) return invalid("facets", `\`${field}\` is not a facet.`);
  }
  const unsortable = plan.main.sort.find(({ field }) => !fields.sortable.includes(field));
  return unsortable ? invalid("sort", `\`${unsortable.field}\` is not sortable.`) : null;
}

const invalid = (part: "filter" | "sort" | "facets", detail: string): SearchProblem => ({
  problem: "invalid",
  part,
  detail,
});
