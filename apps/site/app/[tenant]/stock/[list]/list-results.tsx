import type { ReactElement } from "react";
import { clearAll, goToPage, type StockQuery, type StockResult } from "@forecourt/search";
import { callToActionIndex, type Wording, wording } from "@forecourt/tenant-config";
import { compareHref } from "#server/pages/cars/compare-page.ts";
import { siteLink } from "@forecourt/tenant-config/routes";
import { TERM_PARAMETER } from "@forecourt/search/car";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import type { CarCardView } from "@forecourt/ui/car-card";
import { CompareBar } from "@forecourt/ui/compare-box";
import { FilterChips } from "@forecourt/ui/filter-chips";
import { Pagination } from "@forecourt/ui/pagination";
import { CarItem } from "../../_cars/car-item.tsx";
import { EmptyStock } from "./empty-stock.tsx";
import { HowRead } from "./how-read.tsx";
import { listChips } from "./list-chips.ts";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { addsPages } from "#server/pages/stock/stock-page.ts";
import { trailEntries } from "#server/stock/list-trail.ts";
import { listCards } from "#server/views/car/list-card.ts";

export interface ListedStock {
  page: StockPage;
  result: Extract<StockResult, { ok: true }>;
  /** The address of another choice of the same list. */
  hrefOf: (query: StockQuery) => string;
}

/** What is chosen, the cars, and the other pages of them; or why there are none, with cars that are `near`. */
export function ListResults({ page, result, hrefOf, near }: ListedStock & { near: readonly CarCardView[] }) {
  const { query, site, list, reading, hire, pagesAbove } = page;
  const { config } = site;
  const words = wording(config);
  const { cars, warning } = listCards(result.cars, site, { path: list.path, hire });
  const before = (query.page - pagesAbove) * config.search.pageSize;
  // The cards' own links carry for how long a car is wanted, for browsers without a script.
  const trail = trailEntries({ list: list.path, query, at: before }, null, site).filter(
    ([name]) => name !== TERM_PARAMETER,
  );
  const clear = { label: words.stock.clearAll, href: hrefOf(clearAll(query)) };
  return (
    <div className="fc-stock__results" {...behaviour({ results: true })}>
      {reading ? <HowRead page={page} reading={reading} total={result.total} hrefOf={hrefOf} /> : null}
      <FilterChips
        chips={listChips(page, result.chips, hrefOf, words)}
        label={words.stock.activeFilters}
        removeLabel={words.stock.removeFilter}
        clear={clear}
      />
      {result.cars.length === 0 ? (
        <EmptyStock result={result} query={query} hrefOf={hrefOf} site={site} near={near} />
      ) : (
        <ul
          className="fc-car-grid"
          {...behaviour({ trail: new URLSearchParams(trail).toString() })}
          data-as={config.stockList.cardsAs === "grid" ? undefined : config.stockList.cardsAs}
          data-repays={warning === null ? undefined : config.market.comparisonRate ? "long" : "short"}
        >
          {listItems(page, cars)}
        </ul>
      )}
      {warning === null ? null : <p className="fc-quiet fc-stock__warning">{warning}</p>}
      {config.stockList.compare && result.cars.length > 1 ? (
        <CompareBar action={compareHref(site, [])} label={words.compare.chosen} />
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
  );
}

/** A list's cars, the page's call to action among them. */
function listItems({ site, pagesAbove }: StockPage, cars: readonly CarCardView[]): ReactElement[] {
  const { config } = site;
  const words = wording(config);
  // Where the cars of this page begin, below those of the pages above it.
  const added = pagesAbove * config.search.pageSize;
  const cards = cars.map((car, index) => (
    <CarItem
      key={car.href}
      car={car}
      noPictureText={words.car.noPicture}
      leading={index === 0}
      besideFilters
      inRow={config.stockList.cardsAs !== "grid"}
      later={index === AT_FIRST}
      {...(added > 0 && index === added ? { id: ADDED } : {})}
    />
  ));
  const callToActionAt = callToActionIndex(config, cards.length);
  const leads = siteLink(config.stockList.callToActionHref, site);
  if (callToActionAt !== null && leads.kind !== "refused")
    cards.splice(callToActionAt, 0, <CallToAction key="call-to-action" href={leads.href} words={words} />);
  return cards;
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
        {words.stock.showMore({ more: Math.min(step, total - shown), shown, total })}
      </ButtonLink>
    </p>
  );
}

function CallToAction({ href, words }: { href: string; words: Wording }) {
  const { callToActionTitle: title, callToActionText: text, callToActionButton: label } = words.stock;
  return (
    <li data-fills="">
      <CallToActionCard title={title} text={text} action={{ label, href }} />
    </li>
  );
}
