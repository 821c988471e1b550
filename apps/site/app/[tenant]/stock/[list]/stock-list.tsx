import {
  clearAll,
  goToPage,
  setSort,
  type StockQuery,
  type StockResult,
  stockQueryEntries,
  stringifyStockQuery,
} from "@forecourt/search";
import { callToActionIndex, type Wording } from "@forecourt/tenant-config";
import { siteLink } from "@forecourt/tenant-config/routes";
import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import { CarCard } from "@forecourt/ui/car-card";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { FilterPanel } from "@forecourt/ui/filter-panel";
import { Pagination } from "@forecourt/ui/pagination";
import { SortMenu } from "@forecourt/ui/sort-menu";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";
import { EmptyStock } from "./empty-stock.tsx";
import { carCardView } from "#server/views/car-card.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { StockBehaviour } from "#client/stock/stock-behaviour.tsx";

export interface StockListProps {
  path: string;
  title: string;
  query: StockQuery;
  result: StockResult;
  site: TenantSite;
  words: Wording;
}

/** The stock list as the engine answered it: filters, chips, order, cards, pages, or why there are none. */
export function StockList({ path, title, query, result, site, words }: StockListProps) {
  const { config } = site;
  const hrefOf = (target: StockQuery): string => {
    const search = stringifyStockQuery(target, config.search);
    return search === "" ? path : `${path}?${search}`;
  };
  if (!result.ok) return <StockUnavailable site={site} title={title} />;
  const found = words.stock.carsFound(result.total);
  const cards = result.cars.map((car, index) => (
    <li key={car.id}>
      <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} leading={index < 2} />
    </li>
  ));
  const callToActionAt = callToActionIndex(config, cards.length);
  const leads = siteLink(config.stockList.callToActionHref, site);
  if (callToActionAt !== null && leads.kind !== "refused")
    cards.splice(callToActionAt, 0, <CallToAction key="call-to-action" href={leads.href} words={words} />);
  return (
    <>
      <div className="fc-stock__heading">
        <h1 tabIndex={-1} data-results-heading="">
          {title}
        </h1>
        <p className="fc-quiet fc-number" aria-live="polite">
          {found}
        </p>
      </div>
      <StockBehaviour path={path}>
        <div className="fc-stock__filters">
          <FilterPanel
            id="filters"
            action={path}
            keywords={query.keywords}
            filters={result.filters}
            active={result.chips.length}
            sort={query.sort ?? ""}
            text={words.stock.filters(result.total)}
          />
        </div>
        <div className="fc-stock__results">
          <div className="fc-toolbar">
            <SortMenu
              id="sort"
              action={path}
              label={words.stock.sort}
              applyLabel={words.stock.apply}
              options={result.sorts.map((sort) => ({
                value: sort.key === config.search.defaultSort ? "" : sort.key,
                label: sort.label,
                selected: sort.selected,
              }))}
              keep={stockQueryEntries(setSort(query, null), config.search).map(([name, value]) => ({
                name,
                value,
              }))}
            />
          </div>
          <FilterChips
            chips={result.chips.map((chip) => ({ label: chip.label, href: hrefOf(chip.query) }))}
            label={words.stock.activeFilters}
            removeLabel={words.stock.removeFilter}
            clear={{ label: words.stock.clearAll, href: hrefOf(clearAll(query)) }}
          />
          {result.cars.length === 0 ? (
            <EmptyStock result={result} query={query} hrefOf={hrefOf} words={words} />
          ) : (
            <ul className="fc-car-grid">{cards}</ul>
          )}
          <Pagination
            page={result.page}
            pages={result.pages}
            hrefOf={(page) => hrefOf(goToPage(query, page))}
            label={words.stock.pages}
            pageLabel={(page) => words.stock.pageNumber(String(page))}
          />
        </div>
      </StockBehaviour>
    </>
  );
}

function CallToAction({ href, words }: { href: string; words: Wording }) {
  const { callToActionTitle: title, callToActionText: text, callToActionButton: label } = words.stock;
  return (
    <li>
      <CallToActionCard title={title} text={text} action={{ label, href }} />
    </li>
  );
}
