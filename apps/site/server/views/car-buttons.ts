import { carActions, type FormId, isRentalPlace } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { carPath } from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { financePath } from "@forecourt/tenant-config/routes";
import type { Location } from "@forecourt/tenant-config/locations";

/** One link of the action row. */
export interface CarButton {
  label: string;
  href: string;
  /** Leaves the page open behind it: the history report. */
  newTab: boolean;
}

/** The currencies price floors are kept for. */
const CURRENCIES = ["AUD", "NZD", "USD"] as const;

/** The form's own page for actions that are dialogs on sites with more screens. */
const FORM_PAGES: ReadonlyMap<FormId, string> = new Map([
  ["test-drive", "/book-test-drive"],
  ["request-photos", "/request-photos"],
]);

/**
 * The action row beside 'Enquire Now' and the phone card, which stand by themselves: what the tenant's settings offer
 * for this car and this site has a page for. Widgets come with their integrations.
 */
export function carButtons(car: Car, content: TenantContent, location: Location | null): CarButton[] {
  const { config } = content.tenant;
  const { actions } = carActions(car, config, {
    market: config.site.market,
    currency: CURRENCIES.find((known) => known === config.cars.currency) ?? "AUD",
    carPath: carPath(car, config.cars),
    financePath: financePath(config),
    rentalPlace: isRentalPlace(location?.subtypes ?? []),
    autograb: config.integrations.autograb,
  });
  return actions.flatMap(({ kind, label, target }): CarButton[] => {
    if (kind === "call" || kind === "enquire" || kind === "location" || kind === "reserve") return [];
    if (target.kind === "link") return [{ label, href: target.href, newTab: target.newTab }];
    if (target.kind !== "dialog") return [];
    const page = FORM_PAGES.get(target.form);
    return page ? [{ label, href: `${page}?car_id=${encodeURIComponent(car.id)}`, newTab: false }] : [];
  });
}
