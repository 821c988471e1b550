import { type StockQuery, stringifyStockQuery } from "@forecourt/search";
import { inStoredPrices } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { AskForAlert } from "../../_alerts/ask-for-alert.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { listEvents } from "../../_visit/list-events.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";
import { TowPick } from "../../_tools/tow-pick.tsx";
import { ListTerms } from "./list-terms.tsx";
import { HireBar } from "./hire-bar.tsx";
import { nearMissesOf } from "./empty-stock.tsx";
import { LIST_FORMS, ListFilters } from "./list-filters.tsx";
import { ListResults } from "./list-results.tsx";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { listHref } from "#server/stock/list-trail.ts";
import { StockBehaviour } from "#client/stock/stock-behaviour.tsx";

/** The stock list as the engine returned it: filters, chips, order, cards, pages, or why there are none. */
export async function StockList({ page }: { page: StockPage }) {
  const { path, query, result, site, list, hire } = page;
  const { config } = site;
  const words = wording(config);
  const title = words.listTitle(list.title);
  if (!result.ok)
    return (
      <>
        <StockUnavailable site={site} title={title} />
        <PageMark page="stock" />
      </>
    );
  const hrefOf = (target: StockQuery): string =>
    listHref(path, stringifyStockQuery(target, config.search), hire, site);
  const listed = { page, result, hrefOf };
  const near = result.cars.length === 0 ? await nearMissesOf(page, result) : [];
  return (
    <StockBehaviour path={path} {...LIST_FORMS}>
      <StaticPart name="list">
        <PageMark page="stock" events={listEvents(page)} />
        <div className="fc-stock__head">
          <div className="fc-stock__heading">
            <h1 tabIndex={-1} {...behaviour({ resultsHeading: true })}>
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
            about={{
              list: list.path,
              query: stringifyStockQuery(inStoredPrices(query, config.cars), config.search),
            }}
            frequency="daily"
          />
        </div>
        <HireBar page={page} />
        <TowPick site={site} path={path} query={query} />
        <ListTerms page={page} />
        <div className="fc-stock">
          <ListFilters {...listed} />
          <ListResults {...listed} near={near} />
        </div>
      </StaticPart>
    </StockBehaviour>
  );
}
