import {
  clearAll,
  goToPage,
  hireEntries,
  setSort,
  type StockQuery,
  stockQueryEntries,
  stringifyStockQuery,
} from "@forecourt/search";
import { callToActionIndex, type Wording, wording } from "@forecourt/tenant-config";
import { href, siteLink } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import { CarCard } from "@forecourt/ui/car-card";
import { CompareBar } from "@forecourt/ui/compare-box";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { FilterPanel } from "@forecourt/ui/filter-panel";
import { Pagination } from "@forecourt/ui/pagination";
import { SortMenu } from "@forecourt/ui/sort-menu";
import { AskForAlert } from "../../_alerts/ask-for-alert.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { listEvents } from "../../_visit/list-events.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";
import { StockTerms } from "../../_text/stock-terms.tsx";
import { HireBar } from "./hire-bar.tsx";
import { EmptyStock, nearMisses } from "./empty-stock.tsx";
import { listChips } from "./list-chips.ts";
import { unreadRange } from "./unread-range.ts";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { addsPages, SENTENCE } from "#server/pages/stock/stock-page.ts";
import { listHref, trailEntries } from "#server/stock/list-trail.ts";
import { listCards } from "#server/views/car/list-card.ts";
import { StockBehaviour } from "#client/stock/stock-behaviour.tsx";

/** The stock list as the engine answered it: filters, chips, order, cards, pages, or why there are none. */
export async function StockList({ page }: { page: StockPage }) {
  const { path, query, result, site, list, asked, hire, unread, pagesAbove } = page;
  const { config } = site;
  const words = wording(config);
  const title = words.listTitle(list.title);
  const hrefOf = (target: StockQuery): string =>
    listHref(path, stringifyStockQuery(target, config.search), hire);
  const kept = hireEntries(hire).map(([name, value]) => ({ name, value }));
  if (!result.ok)
    return (
      <>
        <StockUnavailable site={site} title={title} />
        <PageMark page="stock" />
      </>
    );
  const before = (query.page - pagesAbove) * config.search.pageSize;
  const { cars, warning } = listCards(result.cars, site, { path: list.path, hire });
  const trail = trailEntries({ list: list.path, query, at: before }, null, site);
  // Where the cars of this page begin, below those of the pages above it.
  const added = pagesAbove * config.search.pageSize;
  const cards = cars.map((car, index) => (
    <li
      key={car.href}
      {...(index === AT_FIRST ? { "data-later": "" } : {})}
      {...(added > 0 && index === added ? { id: ADDED } : {})}
    >
      <CarCard car={car} noPictureText={words.car.noPicture} leading={index === 0} />
    </li>
  ));
  const callToActionAt = callToActionIndex(config, cards.length);
  const leads = siteLink(config.stockList.callToActionHref, site);
  if (callToActionAt !== null && leads.kind !== "refused")
    cards.splice(callToActionAt, 0, <CallToAction key="call-to-action" href={leads.href} words={words} />);
  const clear = { label: words.stock.clearAll, href: hrefOf(clearAll(query)) };
  const { plainWords } = config.stockList;
  const near = result.cars.length === 0 ? await nearMisses(page, result) : [];
  return (
    <StockBehaviour path={path}>
      <StaticPart name="list">
        <>
          <PageMark page="stock" events={listEvents(page)} />
          <div className="fc-stock__head">
            <div className="fc-stock__heading">
              <h1 tabIndex={-1} data-results-heading="">
                {title}
              </h1>
              <p className="fc-quiet fc-number" aria-live="polite">
                {words.stock.carsFound(result.total)}
              </p>
            </div>
            <AskForAlert
              site={site}
              id="save-search"
              title={words.alerts.saveSearch}
              text={words.alerts.saveText}
              about={{ list: list.path, query: stringifyStockQuery(query, config.search) }}
              frequency="daily"
            />
          </div>
          <HireBar page={page} />
          <StockTerms site={site} />
          <div className="fc-stock">
            <div className="fc-stock__filters">
              <FilterPanel
                id="filters"
                action={path}
                keywords={query.keywords}
                keywordsName={plainWords ? SENTENCE : "q"}
                filters={result.filters.map((filter) =>
                  filter.kind === "range" ? unreadRange(filter, unread, words) : filter,
                )}
                total={result.total}
                clearHref={clear.href}
                active={result.chips.length}
                sort={query.sort ?? ""}
                keep={kept}
                text={{
                  ...words.stock.filters(result.total),
                  ...(plainWords ? { keywords: words.stock.plainWords } : {}),
                }}
              />
            </div>
            <div className="fc-stock__sort">
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
                keep={[
                  ...stockQueryEntries(setSort(query, null), config.search).map(([name, value]) => ({
                    name,
                    value,
                  })),
                  ...kept,
                ]}
              />
            </div>
            <div className="fc-stock__results">
              {asked ? (
                <output className="fc-quiet fc-understood">
                  {[
                    words.stock.understood,
                    ...asked.words.parts.flatMap(({ doubt }) => (doubt === null ? [] : [doubt])),
                  ].join(" · ")}
                </output>
              ) : null}
              <FilterChips
                chips={listChips(page, result.chips, hrefOf, words)}
                label={words.stock.activeFilters}
                removeLabel={words.stock.removeFilter}
                clear={clear}
              />
              {warning === null ? null : <p className="fc-quiet fc-stock__warning">{warning}</p>}
              {result.cars.length === 0 ? (
                <EmptyStock result={result} query={query} hrefOf={hrefOf} site={site} near={near} />
              ) : (
                <ul className="fc-car-grid" data-trail={new URLSearchParams(trail).toString()}>
                  {cards}
                </ul>
              )}
              {config.stockList.compare && result.cars.length > 1 ? (
                <CompareBar action={href("compare", {}, site)} label={words.compare.chosen} />
              ) : null}
              {addsPages(page) ? (
                <MoreCars
                  shown={result.cars.length}
                  total={result.total}
                  step={config.search.pageSize}
                  href={`${hrefOf(goToPage(query, result.page + 1))}#${ADDED}`}
                  words={words}
                />
              ) : (
                <Pagination
                  page={result.page}
                  pages={result.pages}
                  hrefOf={(number) => hrefOf(goToPage(query, number))}
                  label={words.stock.pages}
                  pageLabel={(number) => words.stock.pageNumber(String(number))}
                  previousLabel={words.stock.previousPage}
                  nextLabel={words.stock.nextPage}
                />
              )}
            </div>
          </div>
        </>
      </StaticPart>
    </StockBehaviour>
  );
}

/** How many cars a script shows before the others of a list: more than the first screen has. */
const AT_FIRST = 12;

/** Names the first car of those that were added last: a browser without a script goes there. */
const ADDED = "added";

interface MoreCarsProps {
  shown: number;
  total: number;
  /** How many a page adds. */
  step: number;
  href: string;
  words: Wording;
}

/** Adds the next page below the cars; its address shows the same cars when it is opened again. */
function MoreCars({ shown, total, step, href, words }: MoreCarsProps) {
  if (shown >= total || shown === 0) return null;
  return (
    <p className="fc-more">
      <ButtonLink href={href} kind="quiet">
        {words.stock.showMore(Math.min(step, total - shown), shown, total)}
      </ButtonLink>
    </p>
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
