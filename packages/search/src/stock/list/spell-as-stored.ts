import { foldValue } from "../../kernel/fold-value.ts";
import type { CountResult } from "../../plan/search-engine.ts";
import { valueKey } from "../../query/fields/canonical-values.ts";
import { isValueFacet, type ValueFacet } from "../../query/fields/facets.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";

/**
 * The query with each chosen value in every spelling that the stock has: a link says skoda where one feed writes
 * Škoda and another Skoda, and engines compare accents. Null when the query has all of them already. `counts` are
 * the lifted counts of its result, which list the values of each filtered facet.
 */
export function spellAsStored(query: StockQuery, counts: readonly CountResult[]): StockQuery | null {
  const values = spelt(query.values, counts);
  const not = query.not === undefined ? null : spelt(query.not, counts);
  if (values === null && not === null) return null;
  return { ...query, ...(values === null ? {} : { values }), ...(not === null ? {} : { not }) };
}

type Values = StockQuery["values"];

/** Values with their other spellings; null where there are none. */
function spelt(chosen: Values, counts: readonly CountResult[]): Values | null {
  const values: { [F in ValueFacet]?: readonly string[] } = { ...chosen };
  let respelt = false;
  for (const { facet } of counts) {
    const wanted = isValueFacet(facet.field) ? chosen[facet.field] : undefined;
    if (!wanted || facet.kind !== "values" || !isValueFacet(facet.field)) continue;
    const folded = new Set(wanted.map(foldValue));
    const keys = new Set(wanted.map(valueKey));
    const others = facet.values
      .map(({ value }) => value)
      .filter((value) => keys.has(valueKey(value)) && !folded.has(foldValue(value)));
    if (others.length === 0) continue;
    values[facet.field] = [...wanted, ...others];
    respelt = true;
  }
  return respelt ? values : null;
}
