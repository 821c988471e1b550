import { emptyQuery, setValues, type StockValue, stringifyStockQuery } from "@forecourt/search";
import { Link } from "@forecourt/ui/platform";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A way into the stock, with how many cars are behind it where that is known. */
export interface StockDoor {
  readonly href: string;
  readonly label: string;
  readonly count: number | null;
}

/** Ways into the stock, side by side. */
export function StockDoors({ doors }: { doors: readonly StockDoor[] }) {
  return (
    <ul className="fc-doors">
      {doors.map(({ href, label, count }) => (
        <li key={href}>
          <Link className="fc-card" href={href}>
            <strong>{label}</strong>{" "}
            {count === null ? null : <span className="fc-quiet fc-number">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A way into the main list for each value of a filter. */
export function facetDoors(
  site: TenantSite,
  facet: "body" | "make",
  values: readonly StockValue[],
): StockDoor[] {
  const list = mainStockList(site).href;
  return values.map(({ value, label, count }) => {
    const query = stringifyStockQuery(setValues(emptyQuery, facet, [value]), site.config.search);
    return { href: `${list}?${query}`, label, count };
  });
}
