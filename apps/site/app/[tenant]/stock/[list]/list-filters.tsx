import {
  clearAll,
  hireEntries,
  setSort,
  stockQueryEntries,
  type StockRange,
  type UnreadAmount,
} from "@forecourt/search";
import { wording, type Wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { FilterPanel, type RangeFilterView } from "@forecourt/ui/filter-panel";
import { SortMenu } from "@forecourt/ui/sort-menu";
import type { ListedStock } from "./list-results.tsx";
import { termEntries } from "#server/stock/list-trail.ts";
import { SENTENCE } from "#server/pages/stock/stock-page.ts";

/** The ids of both forms. */
export const LIST_FORMS = { filters: "filters", sort: "sort" };

/** The forms that choose what a list shows, and in which order. */
export function ListFilters({ page, result, hrefOf }: ListedStock) {
  const { path, query, site, list, hire, unread } = page;
  const { config } = site;
  const words = wording(config);
  const { plainWords } = config.stockList;
  const carried = [...hireEntries(hire), ...termEntries(site)].map(([name, value]) => ({ name, value }));
  // What the panel has no field for stays chosen while its fields change.
  const fields = new Set<string>(["q", "page", "sort", ...result.filters.map(({ facet }) => facet)]);
  const chosen = stockQueryEntries(query, config.search)
    .filter(([name]) => !fields.has(name))
    .map(([name, value]) => ({ name, value }));
  return (
    <>
      <div className="fc-stock__filters">
        <FilterPanel
          id={LIST_FORMS.filters}
          action={path}
          keywords={query.keywords}
          keywordsName={plainWords ? SENTENCE : "q"}
          suggestions={href("suggestions", { list: list.path }, site)}
          filters={result.filters.map((filter) =>
            filter.kind === "range" ? unreadRange(filter, unread, words) : filter,
          )}
          total={result.total}
          clearHref={hrefOf(clearAll(query))}
          active={result.chips.length}
          sort={query.sort ?? ""}
          keep={[...chosen, ...carried]}
          text={{
            ...words.stock.filters(result.total),
            ...(plainWords ? { keywords: words.stock.plainWords } : {}),
          }}
        />
      </div>
      <div className="fc-stock__sort">
        <SortMenu
          id={LIST_FORMS.sort}
          action={path}
          label={words.stock.sort}
          applyLabel={words.stock.apply}
          options={result.sorts.map((sort) => ({
            value: sort.key === config.search.defaultSort ? "" : sort.key,
            label: sort.label,
            selected: sort.selected,
          }))}
          keep={[
            ...stockQueryEntries(setSort(query, null), config.search).map(([name, value]) => ({
              name,
              value,
            })),
            ...carried,
          ]}
        />
      </div>
    </>
  );
}

/** A range filter with what was typed into it and could not be read. */
function unreadRange(
  range: StockRange,
  unread: readonly UnreadAmount[],
  { stock }: Wording,
): RangeFilterView {
  const typed = unread.filter(({ facet }) => facet === range.facet);
  const [first] = typed;
  if (!first) return range;
  const ends = Object.fromEntries(typed.map(({ end, text }) => [end, text]));
  return { ...range, unread: { ...ends, problem: stock.unreadAmount(first.text) } };
}
