import type { Car } from "@forecourt/search/car";
import { factUnit } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { isTowed, TOW_FIELDS, type TowChoice, towView } from "#server/views/tools/tow-view.ts";

interface TowCheckProps {
  site: TenantSite;
  car: Car;
  /** The shopper's car, as the address says it. */
  tow: TowChoice | null;
  /** What of the page's query stays while the car changes. */
  carried: readonly (readonly [name: string, value: string])[];
}

const ID = "tow-check";

/** Whether a shopper's car may tow this caravan: a plain form that leads back to the same page with the result. */
export function TowCheck({ site, car, tow, carried }: TowCheckProps) {
  if (!isTowed(car, site)) return null;
  const { config } = site;
  const { tools } = wording(config);
  const { towCars } = config.carPage;
  const unit = factUnit("towing", config.cars) ?? "";
  const view = tow && towView(tow, car, site);
  const typed = tow?.car === null ? tow.rating : null;
  return (
    <section id={ID}>
      <h2>{tools.towTitle}</h2>
      <form method="get" action={`#${ID}`} className="fc-tow">
        {carried.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {towCars.length === 0 ? null : (
          <label>
            {tools.towCar}
            <select name={TOW_FIELDS.car} className="fc-input" defaultValue={tow?.car ?? ""}>
              <option value="">{tools.towChoose}</option>
              {towCars.map(({ car: name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        {(["towing", "towball"] as const).map((rating) => (
          <label key={rating}>
            {{ towing: tools.towTyped, towball: tools.towBall }[rating](unit)}
            <input
              name={TOW_FIELDS[rating]}
              className="fc-input fc-number"
              inputMode="numeric"
              maxLength={12}
              defaultValue={typed?.[rating] ?? ""}
            />
          </label>
        ))}
        <Button type="submit">{tools.towAsk}</Button>
      </form>
      {view === null ? null : (
        <div className="fc-tow__result" data-state={view.canTow}>
          <strong>{view.title}</strong>
          <ul>
            {view.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="fc-quiet">{tools.towCounts}</p>
    </section>
  );
}
