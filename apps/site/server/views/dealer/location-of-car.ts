import type { Car } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The place a car stands at; null where the site names none. */
export function locationOfCar(car: Car, { content }: TenantSite): Location | null {
  const { id, slug } = car.location;
  return (
    content.locations.find((location) => location.id === id || (slug !== null && location.slug === slug)) ??
    null
  );
}
