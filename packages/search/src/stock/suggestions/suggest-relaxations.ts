import type { SearchResult } from "../../plan/search-engine.ts";
import { clearAll, clearFacet, setKeywords } from "../../query/edit-stock-query.ts";
import { type Facet, isRangeFacet, isValueFacet } from "../../query/fields/facets.ts";
import { stockChips } from "../list/stock-chips.ts";
import type { StockRelaxation } from "../list/stock-list.ts";
import { countCars, type StockSearch } from "../list/stock-search.ts";

const isFacet = (name: string): name is Facet => isValueFacet(name) || isRangeFacet(name);

/**
 * The ways out of an empty list. The lifted counts already know how many cars there are without each filter;
 * only the keywords, and everything at once when nothing else helps, are counted.
 */
export async function suggestRelaxations(
  search: StockSearch,
  result: Extract<SearchResult, { ok: true }>,
): Promise<StockRelaxation[]> {
  const { query } = search;
  const chips = stockChips(query, search);
  const relaxations: StockRelaxation[] = [];
  for (const { facet, total } of result.counts) {
    const name = facet.field;
    if (total === 0 || !isFacet(name)) continue;
    const chosen = chips.filter((chip) => chip.facet === name);
    const [first] = chosen;
    if (!first) continue;
    const label = `${first.facetLabel}: ${chosen.map((chip) => chip.label).join(", ")}`;
    relaxations.push({ remove: name, label, total, query: clearFacet(query, name) });
  }
  if (query.keywords !== "") {
    const without = setKeywords(query, "");
    const total = await countCars(search, without);
    if (total)
      relaxations.push({ remove: "keywords", label: `Keywords: ${query.keywords}`, total, query: without });
  }
  if (relaxations.length === 0 && chips.length > 1) {
    const without = clearAll(query);
    const total = await countCars(search, without);
    if (total) relaxations.push({ remove: "everything", label: "All filters", total, query: without });
  }
  return relaxations.toSorted((a, b) => b.total - a.total);
}
