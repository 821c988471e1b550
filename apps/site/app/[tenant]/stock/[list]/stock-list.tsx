import { type StockQuery, stringifyStockQuery, stockQueryEntries } from "@forecourt/search";
import { inStoredPrices } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { AskForAlert } from "../../_alerts/ask-for-alert.tsx";
import { StaticPart } from "../../_text/static-part.tsx";
import { PageMark } from "../../_visit/page-mark.tsx";
import { StockUnavailable } from "../../_text/stock-unavailable.tsx";
import { TowPick } from "../../_tools/tow-pick.tsx";
import { ListTerms } from "./list-terms.tsx";
import { nearMissesOf } from "./empty-stock.tsx";
import { LIST_FORMS, ListFilters } from "./list-filters.tsx";
import { type ListedStock, ListResults } from "./list-results.tsx";
import { LIST_PART } from "#host/documents/request/part-header.ts";
import type { Illustrator } from "#host/illustrator/illustrator.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import type { CarCardView } from "@forecourt/ui/car-card";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { listModels } from "#server/pages/stock/list-models.ts";
import { listHref } from "#server/stock/list-trail.ts";
import { StockBehaviour } from "#client/stock/stock-behaviour.tsx";
import type { SiteEvent } from "@forecourt/analytics";
import { trackedCar } from "#server/views/car/tracked-car.ts";
import { Button } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { ModelStrip } from "@forecourt/ui/model-strip";
import { HireFields } from "../../_text/hire-fields.tsx";

/** The stock list as the engine returned it: filters, chips, order, cards, pages, or why there are none. */
export async function StockList({ page }: { page: StockPage }) {
  const { path, result, site, list } = page;
  if (!result.ok)
    return (
      <>
        <StockUnavailable site={site} title={wording(site.config).listTitle(list.title)} />
        <PageMark page="stock" />
      </>
    );
  const { wiring } = await loadPage(site.content.slug);
  const near = await nearMissesOf(wiring, page, result);
  return (
    <StockBehaviour path={path} {...LIST_FORMS}>
      <StaticPart name={LIST_PART}>
        <ListContents page={page} result={result} near={near} illustrator={wiring.illustrator} />
      </StaticPart>
    </StockBehaviour>
  );
}

/** All of a list's page that its query changes. */
export function ListContents({
  page,
  result,
  near,
  illustrator,
}: Pick<ListedStock, "page" | "result"> & {
  near: readonly CarCardView[];
  illustrator: Pick<Illustrator, "standAlone">;
}) {
  const { path, query, site, list, hire } = page;
  const { config } = site;
  const words = wording(config);
  const hrefOf = (target: StockQuery): string =>
    listHref(path, stringifyStockQuery(target, config.search), hire, site);
  const listed = { page, result, hrefOf };
  const models = listModels(page, result, hrefOf, illustrator);
  return (
    <>
      <PageMark page="stock" events={listEvents(page)} />
      <div className="fc-stock__head">
        <div className="fc-stock__heading">
          <h1 tabIndex={-1} {...behaviour({ resultsHeading: true })}>
            {words.listTitle(list.title)}
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
      {models.length === 0 ? null : <ModelStrip label={words.homePage.models} models={models} />}
      <div className="fc-stock">
        <ListFilters {...listed} />
        <ListResults {...listed} near={near} />
      </div>
    </>
  );
}

/** So many cars of a list are named with it: a list of 100 cars is to stay light. */
const NAMED = 5;

/** What is viewed on a stock list, and how it was requested. Keywords may name a person, so they stay here. */
function listEvents({ list, query, result }: StockPage): readonly SiteEvent[] {
  if (!result.ok) return [];
  const { path } = list;
  const results = result.total;
  const refused = Object.keys(query.not ?? {});
  const filters = [
    ...new Set([...Object.keys(query.values), ...refused, ...Object.keys(query.ranges)]),
  ].toSorted();
  return [
    { name: "stock_list_viewed", list: path, results, cars: result.cars.slice(0, NAMED).map(trackedCar) },
    ...(query.keywords === "" ? [] : [{ name: "stock_searched", list: path, results } as const]),
    ...(filters.length === 0 ? [] : [{ name: "stock_filtered", list: path, results, filters } as const]),
    ...(query.sort === null ? [] : [{ name: "stock_sorted", list: path, sort: query.sort } as const]),
    ...(query.page === 0 ? [] : [{ name: "stock_paged", list: path, number: query.page + 1 } as const]),
  ];
}

/** The days a car is wanted for, over the list whose prices are for them; a plain form that keeps the list's filters. */
function HireBar({ page: { site, path, query, hire } }: { page: StockPage }) {
  const { config } = site;
  if (!config.forms.rentalDates) return null;
  return (
    <form action={path} method="get" className="fc-hire">
      {stockQueryEntries({ ...query, page: 0 }, config.search).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <HireFields id="hire" site={site} hire={hire} />
      <Button type="submit">
        <Icon name="search" /> <span>{wording(config).car.showPrices}</span>
      </Button>
    </form>
  );
}
