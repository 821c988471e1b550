import { clearAll, isFiltered, type StockQuery, type StockResult } from "@forecourt/search";
import { isAvailable } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import type { CarCardView } from "@forecourt/ui/car-card";
import { Link } from "@forecourt/ui/platform";
import { searchTenantStock } from "#server/stock/stock.ts";
import { listCards } from "#server/views/car/list-card.ts";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { CarItem } from "../../_cars/car-item.tsx";

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

/** More are asked for than are shown, so that those a shopper can still have come first. */
const ASKED_FOR = 3 * NEAR_MISSES;

/** Cars that are there once the filter that keeps most of them away is taken back; reserved and sold ones last. */
export async function nearMisses(
  { query, site, list }: StockPage,
  result: Found,
): Promise<readonly CarCardView[]> {
  if (result.total > 0 || !isFiltered(query)) return [];
  const nearest = result.relaxations.toSorted((a, b) => b.total - a.total)[0];
  if (nearest === undefined) return [];
  const { config, content } = site;
  const search = { ...config.search, pageSize: ASKED_FOR, filters: [], histogramBuckets: 0 };
  const found = await searchTenantStock(
    { content, config: { ...config, search } },
    nearest.query,
    list.scope,
  );
  if (!found.ok) return [];
  const free = found.cars.filter((car) => isAvailable(car) && !car.reserved);
  const taken = found.cars.filter((car) => !free.includes(car));
  return listCards([...free, ...taken].slice(0, NEAR_MISSES), site).cars;
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
  if (!isFiltered(query)) return <div className="fc-empty">{words.stock.emptyStock}</div>;
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
                  {words.stock.rescue(way.total, way.label)}
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
          <ul className="fc-car-grid">
            {near.map((car) => (
              <CarItem key={car.href} car={car} noPictureText={words.car.noPicture} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
