import { HIRE_PARAMETERS, type HireDates } from "@forecourt/search";
import { type Car, formatMoney, hireTotal } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { FactList } from "@forecourt/ui/fact-list";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface HireExtrasProps {
  site: TenantSite;
  hire: HireDates | null;
}

/** What may be had with a car on hire, as boxes of the form that asks for its dates. */
export function HireExtras({ site: { config, say }, hire }: HireExtrasProps) {
  const { hireExtras } = config.cars;
  if (hireExtras.length === 0) return null;
  const words = wording(config).car;
  return (
    <fieldset className="fc-field fc-hire__extras">
      <legend>{words.extras}</legend>
      {hireExtras.map(({ name, price, per }) => {
        const money = formatMoney(price, config.cars);
        return (
          <label key={name} className="fc-check">
            <input
              type="checkbox"
              name={HIRE_PARAMETERS.extra}
              value={name}
              defaultChecked={hire?.extras?.includes(name) ?? false}
            />
            <span>
              {say(name)}{" "}
              <span className="fc-quiet">{per === "day" ? words.aDay(money) : words.aHire(money)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What the chosen days cost together with the chosen extras, part by part; nothing without extras. */
export function HireSum({ site: { config, say }, hire, car }: HireExtrasProps & { car: Car }) {
  if (hire?.extras === undefined || car.weeklyPrice === null) return null;
  const words = wording(config).car;
  const sum = hireTotal({
    weekly: car.weeklyPrice,
    days: hire.days,
    extras: config.cars.hireExtras.filter(({ name }) => hire.extras?.includes(name)),
  });
  const money = (amount: number) => formatMoney(amount, config.cars);
  return (
    <div className="fc-hire__sum" aria-live="polite">
      <FactList
        facts={[
          { label: words.hireDays(hire.days), value: money(sum.car) },
          ...sum.extras.map(({ name, amount }) => ({ label: say(name), value: money(amount) })),
          { label: words.hireTotal, value: money(sum.total) },
        ]}
      />
    </div>
  );
}
