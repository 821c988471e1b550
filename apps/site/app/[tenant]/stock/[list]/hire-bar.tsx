import { stockQueryEntries } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import { Button } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { HireFields } from "../../_text/hire-fields.tsx";

/** The days a car is wanted for, over the list whose prices are for them; a plain form that keeps the list's filters. */
export function HireBar({ page: { site, path, query, hire } }: { page: StockPage }) {
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
