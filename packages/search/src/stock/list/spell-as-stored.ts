import { foldValue } from "../../kernel/fold-value.ts";
import type { CountAnswer } from "../../plan/search-engine.ts";
import { valueKey } from "../../query/fields/canonical-values.ts";
import { isValueFacet, type ValueFacet } from "../../query/fields/facets.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";

/**
 * The query with each chosen value in every spelling that the stock has: a link says skoda where one feed writes
 * Škoda and another Skoda, and engines compare accents. Null when the query has all of them already. `counts` are
 * the lifted counts of its answer, which list the values of each filtered facet.
 */
export function spellAsStored(query: StockQuery, counts: readonly CountAnswer[]): StockQuery | null {
  const values: { [F in ValueFacet]?: readonly string[] } = { ...query.values };
  let respelt = false;
  for (const { facet } of counts) {
    const chosen = isValueFacet(facet.field) ? query.values[facet.field] : undefined;
    if (!chosen || facet.kind !== "values" || !isValueFacet(facet.field)) continue;
    const asked = new Set(chosen.map(foldValue));
    const keys = new Set(chosen.map(valueKey));
    const others = facet.values
      .map(({ value }) => value)
      .filter((value) => keys.has(valueKey(value)) && !asked.has(foldValue(value)));
    if (others.length === 0) continue;
    values[facet.field] = [...chosen, ...others];
    respelt = true;
  }
  return respelt ? { ...query, values } : null;
}
