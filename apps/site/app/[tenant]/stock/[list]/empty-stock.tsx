import { clearAll, isFiltered, type StockQuery, type StockResult } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { Link } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface EmptyStockProps {
  result: Extract<StockResult, { ok: true }>;
  query: StockQuery;
  hrefOf: (query: StockQuery) => string;
  site: TenantSite;
}

/** Nothing to show, honestly: a page beyond the last, filters that leave nothing, or a yard without cars. */
export function EmptyStock({ result, query, hrefOf, site }: EmptyStockProps) {
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
  );
}
