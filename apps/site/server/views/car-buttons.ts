import { carActions, financeQuery, isRentalPlace } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import { href, siteLink } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** One link of the action row. */
export interface CarButton {
  label: string;
  href: string;
  /** Leaves the page open behind it: the history report, and what is on another site. */
  newTab: boolean;
}

/** The currencies price floors are kept for. */
const CURRENCIES = ["AUD", "NZD", "USD"] as const;

/**
 * The action row beside 'Enquire Now' and the phone card, which stand by themselves: what the tenant's settings offer
 * for this car and this site has a page for. Widgets come with their integrations.
 */
export function carButtons(car: Car, site: TenantSite, location: Location | null): CarButton[] {
  const { config } = site;
  const query = { car_id: car.id };
  const { actions } = carActions(car, config, {
    market: config.site.market,
    currency: CURRENCIES.find((known) => known === config.cars.currency) ?? "AUD",
    pages: {
      finance: href("form", { form: "finance" }, site, {
        query: financeQuery(car),
        fragment: "finance-form",
      }),
      trade_in: href("car-trade-in", {}, site, { query }),
      location: href("car", { slug: car.slug }, site, { fragment: "vehicle-map" }),
    },
    rentalPlace: isRentalPlace(location?.subtypes ?? []),
    autograb: config.integrations.autograb,
  });
  return actions.flatMap(({ kind, label, target }): CarButton[] => {
    if (kind === "call" || kind === "enquire" || kind === "location") return [];
    if (target.kind === "link") {
      const link = siteLink(target.href, site);
      if (link.kind === "refused") return [];
      return [{ label, href: link.href, newTab: target.newTab || link.kind !== "internal" }];
    }
    if (target.kind !== "dialog") return [];
    // On sites with more screens these are dialogs; here the form's own page.
    const page = href("form", { form: target.form }, site, { query });
    return page === null ? [] : [{ label, href: page, newTab: !page.startsWith("/") }];
  });
}
