import { isRentalPlace } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { everyLocation, type Location } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Site = Pick<TenantSite, "content">;

const standsAt = ({ location: { id, slug } }: Car, locations: readonly Location[]): Location | null =>
  locations.find((location) => location.id === id || (slug !== null && location.slug === slug)) ?? null;

/** The location a car stands at, to be shown; null where the site names none to shoppers. */
export const locationOfCar = (car: Car, { content }: Site): Location | null =>
  standsAt(car, content.locations);

/** Whether a car stands where cars are let, which its location says whether shoppers may read of that or not. */
export const isAtRentalPlace = (car: Car, { content }: Site): boolean =>
  isRentalPlace(standsAt(car, everyLocation(content))?.subtypes ?? []);
