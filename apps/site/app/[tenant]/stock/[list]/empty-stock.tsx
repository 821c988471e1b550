import {
  clearAll,
  isFiltered,
  nearMisses,
  type StockQuery,
  type StockRelaxation,
  type StockResult,
} from "@forecourt/search";
import { type Wording, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import type { CarCardView } from "@forecourt/ui/car-card";
import { Link } from "@forecourt/ui/platform";
import { type StockParts, tenantSearch } from "#server/stock/stock.ts";
import { listCards } from "#server/views/car/list-card.ts";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { NoStock } from "../../_ways-on/no-stock.tsx";
import { CarTiles } from "../../_cars/car-tiles.tsx";

type Found = Extract<StockResult, { ok: true }>;

interface EmptyStockProps {
  result: Found;
  query: StockQuery;
  hrefOf: (query: StockQuery) => string;
  site: TenantSite;
  near: readonly CarCardView[];
}

/** How many cars stand below the words that say there are none. */
const NEAR_MISSES = 6;

/** Cars close to what was searched for, where it finds none. */
export async function nearMissesOf(
  wiring: StockParts,
  { query, site, list }: StockPage,
  result: Found,
): Promise<readonly CarCardView[]> {
  if (result.cars.length > 0) return [];
  const search = await tenantSearch(wiring, site, query, list.scope);
  return listCards(await nearMisses(search, result, NEAR_MISSES), site).cars;
}

/** What a way out leaves out, in the page's language. */
function filterLabel(
  { remove, label }: StockRelaxation,
  { keywords }: StockQuery,
  { stock }: Wording,
): string {
  if (remove === "everything") return stock.allFilters;
  return remove === "keywords" ? `“${keywords}”` : label;
}

/** Nothing to show, honestly: a page beyond the last, filters that leave nothing, or a yard without cars. */
export function EmptyStock({ result, query, hrefOf, site, near }: EmptyStockProps) {
  const words = wording(site.config);
  const findForMe = href("form", { form: "similar" }, site);
  if (result.total > 0) {
    return (
      <div className="fc-empty">
        <h2>{words.stock.beyondLast}</h2>
        <p>
          <ButtonLink href={hrefOf({ ...query, page: 0 })}>{words.stock.firstPage}</ButtonLink>
        </p>
      </div>
    );
  }
  if (!isFiltered(query))
    return (
      <div className="fc-empty">
        <NoStock site={site} />
      </div>
    );
  return (
    <>
      <div className="fc-empty">
        <h2>{words.stock.emptyTitle}</h2>
        <p>{words.stock.emptyText}</p>
        {result.didYouMean.length > 0 ? (
          <p>
            {words.stock.didYouMean}{" "}
            {result.didYouMean.map((other) => (
              <Link key={hrefOf(other.query)} className="fc-chip" href={hrefOf(other.query)}>
                {other.label}
              </Link>
            ))}
          </p>
        ) : null}
        {result.relaxations.length > 0 ? (
          <ul>
            {result.relaxations.map((way) => (
              <li key={hrefOf(way.query)}>
                <Link className="fc-chip" href={hrefOf(way.query)}>
                  {words.stock.rescue({ count: way.total, filter: filterLabel(way, query, words) })}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="fc-actions">
          {findForMe === null ? null : <ButtonLink href={findForMe}>{words.stock.findForMe}</ButtonLink>}
          <ButtonLink kind="quiet" href={hrefOf(clearAll(query))}>
            {words.stock.clearAll}
          </ButtonLink>
        </p>
      </div>
      {near.length === 0 ? null : (
        <section className="fc-section">
          <h2>{words.stock.nearMisses}</h2>
          <CarTiles site={site} cars={near} />
        </section>
      )}
    </>
  );
}
