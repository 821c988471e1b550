import type { FormFacts, FormPlace } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";

const formPlace = (location: Location): FormPlace => ({
  id: location.id,
  name: location.name,
  dealershipSlug: location.dealership.slug,
  state: location.address.state,
  kind: location.kind,
});

/** The tenant's places, as forms offer them. */
export const placesOf = (content: TenantContent): FormPlace[] =>
  content.locations.filter((location) => location.visible).map(formPlace);

/** What a form may know about the tenant, and about the car or place it stands beside. */
export function formFacts(
  content: TenantContent,
  { car, location }: { car: Car | null; location: Location | null },
): FormFacts {
  const { site } = content.tenant.config;
  return {
    market: site.market,
    places: placesOf(content),
    dealerships: site.dealerships.map(({ slug, name }) => ({ slug, name })),
    ...(location ? { placeName: location.name, placeKind: location.kind } : {}),
    ...(car ? { carCondition: car.condition } : {}),
  };
}
