import type { FieldOption, FormId } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { type Location, visitDays } from "@forecourt/tenant-config/locations";
import { href, matchRoute } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { locationOfCar } from "./location-of-car.ts";

/** The forms that ask for a day, and the kinds of places they are visited at. */
const VISITS: ReadonlyMap<FormId, readonly Location["kind"][]> = new Map([
  ["test-drive", ["sales", "used"]],
  ["book-service", ["service"]],
  ["service", ["service"]],
]);

/** As many as stand in two rows on a phone. */
const SHOWN = 4;
/** A fortnight: enough for places that are open on different days to have some in common. */
const LOOKED_AT = 14;

/**
 * The next days the place that will be visited is open: the page's, or the car's; where it is not known which, the days all
 * places of its kind are open. None for a form that asks for no day.
 */
export function openDays(
  site: TenantSite,
  form: FormId,
  { car, location }: { car: Car | null; location: Location | null },
): readonly FieldOption[] {
  const kinds = VISITS.get(form);
  if (kinds === undefined) return [];
  const { locale } = site.config.market;
  const { today, tomorrow } = wording(site.config).form;
  const known = location ?? (car && locationOfCar(car, site));
  const places = known ? [known] : site.content.locations.filter(({ kind }) => kinds.includes(kind));
  const [first = [], ...others] = places.map((place) =>
    visitDays(place, { now: site.now, locale, today, tomorrow, count: LOOKED_AT }),
  );
  return first
    .filter(({ value }) => others.every((days) => days.some((day) => day.value === value)))
    .slice(0, SHOWN);
}

/** Where a shopper chooses a day to come: for a service, else for a test drive; null where no form asks for one. */
export const bookingAddress = (site: TenantSite): string | null =>
  (["book-service", "test-drive"] as const)
    .flatMap((form) => href("form", { form }, site) ?? [])
    .find((address) => hasDays(address, site)) ?? null;

/** In a form of ours that asks for a day, or at a booking site of the dealer's. */
function hasDays(address: string, site: TenantSite): boolean {
  if (!address.startsWith("/")) return true;
  const match = matchRoute(address, site);
  return match.kind === "page" && match.page.screen === "form" && VISITS.has(match.page.form);
}
