import type { FieldOption, FormId } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { type Location, visitDays } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { locationOfCar } from "#server/views/location-of-car.ts";

/** The forms that ask for a day, and the kinds of places they are visited at. */
const VISITS: ReadonlyMap<FormId, readonly Location["kind"][]> = new Map([
  ["test-drive", ["sales", "used"]],
  ["book-service", ["service"]],
]);

/**
 * The next days the place that will be visited is open: the page's, the car's, or the only one of its kind. None for a form
 * that asks for no day, and none where it is not known which place will be visited.
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
  const place = location ?? (car && locationOfCar(car, site)) ?? onlyPlace(site, kinds);
  return place === null ? [] : visitDays(place, { now: site.now, locale, today, tomorrow });
}

function onlyPlace({ content }: TenantSite, kinds: readonly Location["kind"][]): Location | null {
  const [only = null, ...others] = content.locations.filter(
    ({ visible, kind }) => visible && kinds.includes(kind),
  );
  return others.length === 0 ? only : null;
}
