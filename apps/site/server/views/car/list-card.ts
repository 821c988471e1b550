import { type HireDates, hireEntries, type StockPath } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { CarCardView } from "@forecourt/ui/car-card";
import { termEntries } from "#server/stock/list-trail.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView, compareBox } from "./car-card.ts";
import { carRepayment } from "./loan-view.ts";

/** A stock list whose cars are rendered, and the days they are wanted for. */
export interface ShownList extends Pick<StockPath, "path"> {
  readonly hire?: HireDates | null;
}

/**
 * The tiles of cars: what every tile shows and its repayments. `warning` is what the law wants with them; null while no
 * tile shows any.
 */
export function listCards(
  cars: readonly Car[],
  site: TenantSite,
  list: ShownList | null = null,
): { cars: CarCardView[]; warning: string | null } {
  let warning: string | null = null;
  const views = cars.map((car): CarCardView => {
    const repayment = carRepayment(car, site, "list");
    warning ??= repayment?.warning ?? null;
    const hire = list?.hire ?? null;
    const view = carCardView(car, site, {
      query: [...hireEntries(hire), ...termEntries(site)],
      hire,
    });
    const compare = list && site.config.stockList.compare ? compareBox(car, site) : null;
    return { ...view, repayment, compare };
  });
  return { cars: views, warning };
}

/** The way to the rest of a car's dealer's stock, with the dealer's name; null on a site of one dealer. */
export function moreFromDealer(
  car: Car,
  site: TenantSite,
): { href: string; label: string; about: string } | null {
  const { dealerships } = site.config.search;
  const dealership = dealerships.find(({ slug }) => slug === car.dealership.slug);
  if (!dealership || dealerships.length < 2) return null;
  const address = href("stock", { list: dealership.slug }, site);
  return address === null
    ? null
    : { href: address, label: wording(site.config).stock.seeMoreFromDealer, about: dealership.name };
}
