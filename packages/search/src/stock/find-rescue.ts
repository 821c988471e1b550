import { buildMultiSearch } from "../plan/build-multi-search.ts";
import type { SearchAnswer } from "../plan/search-engine.ts";
import { clearAll, clearFacet, setKeywords } from "../query/edit-stock-query.ts";
import { type Facet, isRangeFacet, isValueFacet } from "../query/facets.ts";
import type { StockQuery } from "../query/stock-query.ts";
import { stockChips } from "./stock-chips.ts";
import type { StockRescue } from "./stock-list.ts";
import type { StockSearch } from "./search-stock.ts";

const isFacet = (name: string): name is Facet => isValueFacet(name) || isRangeFacet(name);

/** Counts a query's cars; null when the engine is away. */
export async function countCars(search: StockSearch, query: StockQuery): Promise<number | null> {
  const plan = buildMultiSearch(query, search);
  const answer = await search.engine.run({
    main: { ...plan.main, limit: 0, offset: 0, facets: [], highlight: null },
    counts: [],
  });
  return answer.ok ? answer.total : null;
}

/**
 * The ways out of an empty list. The lifted counts already know how many cars there are without each filter;
 * only the keywords, and everything at once when nothing else helps, are asked for.
 */
export async function findRescue(
  search: StockSearch,
  answer: Extract<SearchAnswer, { ok: true }>,
): Promise<StockRescue[]> {
  const { query } = search;
  const chips = stockChips(query, search);
  const rescues: StockRescue[] = [];
  for (const { facet, total } of answer.counts) {
    const name = facet.field;
    if (total === 0 || !isFacet(name)) continue;
    const chosen = chips.filter((chip) => chip.facet === name);
    const [first] = chosen;
    if (!first) continue;
    const label = `${first.facetLabel}: ${chosen.map((chip) => chip.label).join(", ")}`;
    rescues.push({ remove: name, label, total, query: clearFacet(query, name) });
  }
  if (query.keywords !== "") {
    const without = setKeywords(query, "");
    const total = await countCars(search, without);
    if (total)
      rescues.push({ remove: "keywords", label: `Keywords: ${query.keywords}`, total, query: without });
  }
  if (rescues.length === 0 && chips.length > 1) {
    const without = clearAll(query);
    const total = await countCars(search, without);
    if (total) rescues.push({ remove: "everything", label: "All filters", total, query: without });
  }
  return rescues.toSorted((a, b) => b.total - a.total);
}
