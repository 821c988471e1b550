import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { FactList } from "@forecourt/ui/fact-list";
import { LoadRuler } from "@forecourt/ui/load-ruler";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { chargingView } from "#server/views/tools/charging-view.ts";
import { loadView } from "#server/views/tools/load-view.ts";
import type { TowChoice } from "#server/views/tools/tow-view.ts";
import { TowCheck } from "./tow-check.tsx";

interface TradeToolsProps {
  site: TenantSite;
  car: Car;
  tow: TowChoice | null;
  hiddenFields: readonly (readonly [name: string, value: string])[];
}

/** What the trade of a vehicle works out for a shopper: what fits on it, what may tow it, what driving it costs. */
export function TradeTools({ site, car, tow, hiddenFields }: TradeToolsProps) {
  const { tools } = wording(site.config);
  const load = loadView(car, site);
  const charging = chargingView(car, site);
  return (
    <>
      {load === null ? null : (
        <section>
          <h2>{tools.rulerTitle}</h2>
          <LoadRuler ruler={load} />
        </section>
      )}
      <TowCheck site={site} car={car} tow={tow} hiddenFields={hiddenFields} />
      {charging === null ? null : (
        <section>
          <h2>{tools.chargingTitle}</h2>
          <FactList facts={charging.facts} />
          <p className="fc-quiet">{charging.assumes}</p>
        </section>
      )}
    </>
  );
}
