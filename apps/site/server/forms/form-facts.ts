import { type FieldOption, type FormFacts, type FormPlace, formFacts as factsOf } from "@forecourt/leads";
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

/** Titles of the dealer's open positions, where it names some. */
export const openPositions = ({ tenant: { config } }: TenantContent): { positions?: readonly string[] } =>
  config.careers.positions ? { positions: config.careers.positions.map(({ title }) => title) } : {};

/** What a form may know about the tenant, and about the car or place it stands beside. */
export function formFacts(
  content: TenantContent,
  {
    car,
    location,
    dates = [],
    days = [],
  }: {
    car: Car | null;
    location: Location | null;
    dates?: readonly FieldOption[];
    days?: readonly FieldOption[];
  },
): FormFacts {
  const { site } = content.tenant.config;
  const { market, dealerships } = site;
  const known = factsOf(
    {
      market,
      places: placesOf(content),
      dealerships: dealerships.map(({ slug, name }) => ({ slug, name })),
      ...openPositions(content),
    },
    { car, place: location && formPlace(location) },
  );
  return { ...known, dates, days };
}
