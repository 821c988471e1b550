import type { HireDates } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { HireFields } from "../../_text/hire-fields.tsx";
import { StockTerms } from "../../_text/stock-terms.tsx";

interface PriceForProps {
  site: TenantSite;
  car: Car;
  hire: HireDates | null;
  /** What of the page's query stays while the days change. */
  hiddenFields: readonly (readonly [name: string, value: string])[];
}

/** For how long the price of a car is asked: the days of a hire, or the term of a subscription. */
export function PriceFor({ site, car, hire, hiddenFields }: PriceForProps) {
  const { config } = site;
  if (car.subscriptionPrice !== null) return <StockTerms site={site} car={car} />;
  if (!config.forms.rentalDates || car.weeklyPrice === null) return null;
  return (
    <form method="get" className="fc-hire">
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <HireFields id="hire" site={site} hire={hire} />
      <Button type="submit" kind="quiet">
        <Icon name="search" /> <span>{wording(config).car.showPrices}</span>
      </Button>
    </form>
  );
}
