import { emptyQuery, type StockQuery, stockQueryEntries } from "@forecourt/search";
import { formatFact } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button } from "@forecourt/ui/button";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface TowPickProps {
  site: TenantSite;
  /** The list it leads to. */
  path: string;
  /** What is chosen there besides the car. */
  query?: StockQuery;
}

/** A shopper's car as a filter of caravans: its rating is the most that they may weigh loaded. */
export function TowPick({ site, path, query = emptyQuery }: TowPickProps) {
  const { config } = site;
  const { towCars } = config.carPage;
  if (!config.stockList.towPick || towCars.length === 0) return null;
  const { tools } = wording(config);
  const { atm: _replaced, ...ranges } = query.ranges;
  return (
    <form action={path} method="get" className="fc-tow">
      {stockQueryEntries({ ...query, ranges, page: 0 }, config.search).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        {tools.towPick}
        <select name="atm_max" className="fc-input" required {...behaviour({ default: "" })}>
          <option value="">{tools.towChoose}</option>
          {towCars.map(({ car, towing }) => (
            <option key={car} value={towing}>
              {tools.towOption({ car, weight: formatFact("towing", towing, config.cars) })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="quiet">
        {tools.towShow}
      </Button>
    </form>
  );
}
