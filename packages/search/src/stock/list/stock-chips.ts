import { clearFacet, setKeywords, setRefused, toggleValue } from "../../query/edit-stock-query.ts";
import { rangeFacets, valueFacets } from "../../query/fields/facets.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";
import { chosenLabel, chosenRange, facetLabel, type LabelPolicy, refusedChoice } from "./labels.ts";
import type { StockChip } from "./stock-list.ts";

/**
 * Everything the shopper chose, each with the query without it.
 *
 * @example
 * stockChips({ ...emptyQuery, values: { make: ["Mazda"] } }, { policy, cars })[0]?.label; // "Mazda"
 */
export function stockChips(query: StockQuery, labels: LabelPolicy): StockChip[] {
  const chips: StockChip[] = [];
  if (query.keywords !== "") {
    chips.push({
      facet: "keywords",
      facetLabel: "Keywords",
      label: query.keywords,
      query: setKeywords(query, ""),
    });
  }
  for (const facet of valueFacets) {
    for (const value of query.values[facet] ?? []) {
      chips.push({
        facet,
        facetLabel: facetLabel(facet, labels),
        label: chosenLabel(facet, value, labels),
        query: toggleValue(query, facet, value),
      });
    }
    const refused = query.not?.[facet] ?? [];
    for (const value of refused) {
      chips.push({
        facet,
        facetLabel: facetLabel(facet, labels),
        label: refusedChoice(facet, value, labels),
        query: setRefused(
          query,
          facet,
          refused.filter((other) => other !== value),
        ),
      });
    }
  }
  for (const facet of rangeFacets) {
    const range = query.ranges[facet];
    if (!range) continue;
    chips.push({
      facet,
      facetLabel: facetLabel(facet, labels),
      label: chosenRange(facet, range, labels),
      query: clearFacet(query, facet),
    });
  }
  return chips;
}
