import type { FormDefinition } from "@forecourt/leads";
import { chooseDesk, deskKind, type DeskReason } from "@forecourt/leads/intake";
import type { Car } from "@forecourt/search/car";
import { type Location, primaryLocation } from "@forecourt/tenant-config/locations";
import { leadFacts } from "#server/leads/lead-facts.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";

export interface FormPlaces {
  /** All that the page holds, for one of them to be chosen in the form. */
  held: readonly Location[];
  /** Those that are shown until another is chosen. */
  first: readonly Location[];
  /** The one that answers; null while it is open which. */
  answering: Location | null;
}

/** More places than these are not put into a page to be shown when one of them is chosen. */
const MAX_PLACES = 12;

/** No place was requested: the lead goes somewhere, and a form of several places names none of them yet. */
const OPEN: readonly DeskReason[] = ["page_dealership", "only_dealership", "primary_location", "unknown"];

/**
 * The places a form's page shows are those its lead goes to, by the very rule that routes it: the page's own, the workshop of a
 * service enquiry, the one an address or a car names; else the primary one until one is chosen.
 */
export function formPlaces(
  { content }: Pick<TenantSite, "content">,
  form: Pick<FormDefinition, "category">,
  {
    filled = {},
    car,
    own,
  }: { filled?: Readonly<Record<string, string>>; car: Car | null; own: readonly Location[] },
): FormPlaces {
  const [page = null] = own;
  if (page) return { held: own, first: own, answering: page };
  const { locations } = content;
  const desk = chooseDesk(
    {
      category: form.category,
      car,
      chosen: {
        location: filled["location"] ?? filled["Service Location"] ?? null,
        dealership: filled["dealership_slug"] ?? filled["preferredDealership"] ?? null,
      },
      page: { location: null, dealership: null },
    },
    leadFacts(content),
  );
  const answering = OPEN.includes(desk.reason)
    ? null
    : (locations.find(({ id }) => id === desk.location?.id) ??
      (car && locationOfCar(car, { content })) ??
      locations.find(({ dealership }) => dealership.slug === desk.dealership?.slug) ??
      null);
  const first = [answering ?? primaryLocation(locations)].filter((place) => place !== null);
  const ofItsKind = locations.filter(({ kind }) => kind === deskKind(form.category));
  const held = ofItsKind.length > 0 ? ofItsKind : locations;
  return { held: held.length > MAX_PLACES ? first : held, first, answering };
}

/** The answers of a form that choose a place: its id, its name, its dealership. */
export const placeNames = ({ id, dealership, name }: Location): string[] =>
  [id, dealership.slug, name].filter((each) => each !== null);
