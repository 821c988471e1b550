import { type FieldOption, type FormFacts, type FormPlace, formFacts as factsOf } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { formMessages } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

const formPlace = (location: Location): FormPlace => ({
  id: location.id,
  name: location.name,
  dealershipSlug: location.dealership.slug,
  state: location.address.state,
  kind: location.kind,
});

export const placesOf = (content: TenantContent): FormPlace[] => content.locations.map(formPlace);

/** What of the dealer's settings forms offer: titles of its open positions and extras of a hire, where it names some. */
export function offeredBySettings({
  tenant: {
    config: { careers, cars },
  },
}: TenantContent): Pick<FormFacts, "positions" | "extras"> {
  const extras = cars.hireExtras.map(({ name }) => ({ value: name, label: name }));
  return {
    ...(careers.positions ? { positions: careers.positions.map(({ title }) => title) } : {}),
    ...(extras.length > 0 ? { extras } : {}),
  };
}

/** What a form may know about the site in the language it is read in, and about the car or place it stands beside. */
export function formFacts(
  { config, content }: Pick<TenantSite, "config" | "content">,
  {
    car,
    location,
    dates = [],
  }: {
    car: Car | null;
    location: Location | null;
    dates?: readonly FieldOption[];
  },
): FormFacts {
  const known = factsOf(
    {
      market: config.rules,
      words: formMessages(config),
      places: placesOf(content),
      dealerships: config.site.dealerships.map(({ slug, name }) => ({ slug, name })),
      ...offeredBySettings(content),
    },
    { car, place: location && formPlace(location) },
  );
  return { ...known, dates };
}
