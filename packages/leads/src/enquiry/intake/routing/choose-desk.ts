import type { FormPlace } from "../../forms/definition/form-facts.ts";
import type { LeadCategory } from "../../model/category.ts";

/** What is known about a request when its desk is chosen. Everything but the car comes from the shopper or the page. */
export interface DeskRequest {
  category: LeadCategory;
  car: {
    location: { id: string | null; name: string | null };
    dealership: { slug: string | null; name: string | null };
  } | null;
  /** What the shopper chose: a location by its id or name, a dealership by its slug. */
  chosen: { location: string | null; dealership: string | null };
  /** What the page belongs to, where the form has no such field. */
  page: { location: string | null; dealership: string | null };
}

/** The desks of one tenant. */
export interface DeskDirectory {
  /** Visible locations in the dealer's order. */
  places: readonly FormPlace[];
  dealerships: readonly { slug: string; name: string }[];
  primaryPlace: FormPlace | null;
  /** A lead without a location goes to the primary one. */
  pushToPrimaryLocation: boolean;
}

/** Which rule chose the desk. */
export type DeskReason =
  | "chosen_location"
  | "page_location"
  | "only_of_its_kind"
  | "first_of_its_kind"
  | "chosen_dealership"
  | "car"
  | "page_dealership"
  | "only_dealership"
  | "primary_location"
  | "unknown";

/** Where a request goes, and why. */
export interface Desk {
  dealership: { slug: string; name: string } | null;
  location: { id: string; name: string } | null;
  /** State of the location, for local phone numbers. */
  state: string | null;
  reason: DeskReason;
  /** The shopper named a location this dealer does not have. */
  unknownLocation: string | null;
}

interface Choice {
  reason: DeskReason;
  place?: FormPlace | null;
  /** A location that is not among the visible ones: the car's own. */
  location?: Desk["location"];
  dealership?: string | null;
}

type Rule = (request: DeskRequest, directory: DeskDirectory) => Choice | null;

/**
 * Chooses the desk of a request: the table of rules below, strongest first. The kind of request decides the desk, so
 * service and parts requests go to a service or parts location; a car's request goes to the car's dealership and
 * location; the shopper's choice is stronger than the primary location; with nothing known, the primary location's
 * dealership answers. No rule names a location of another dealership than the lead's; only a car may stand in the yard
 * of another dealership, and its lead says so.
 *
 * @example
 * chooseDesk({ category: "Service Enquiry", car: null, chosen: unasked, page: unasked }, directory)
 * // { location: { id: "9", name: "Newcastle - Service" }, reason: "only_of_its_kind", … }
 */
export function chooseDesk(request: DeskRequest, directory: DeskDirectory): Desk {
  const { places } = directory;
  const unknownLocation =
    request.chosen.location !== null && !findPlace(places, request.chosen.location)
      ? request.chosen.location
      : null;
  for (const rule of RULES) {
    const choice = rule(request, directory);
    if (choice) return { ...deskOf(choice, request, directory), unknownLocation };
  }
  return { dealership: null, location: null, state: null, reason: "unknown", unknownLocation };
}

/** The rules, strongest first. The first that names a desk decides. */
const RULES: readonly Rule[] = [
  ({ chosen }, { places }) => known("chosen_location", findPlace(places, chosen.location)),
  ofItsKind,
  ({ chosen, car }, directory) =>
    !isKnownDealership(chosen.dealership, directory)
      ? null
      : car !== null && car.dealership.slug === chosen.dealership
        ? { ...carDesk(car, directory), reason: "chosen_dealership" }
        : { reason: "chosen_dealership", dealership: chosen.dealership },
  ({ page }, { places }) => known("page_location", findPlace(places, page.location)),
  ({ car }, directory) =>
    car === null || (car.location.id ?? car.dealership.slug) === null ? null : carDesk(car, directory),
  ({ page }, directory) =>
    isKnownDealership(page.dealership, directory)
      ? { reason: "page_dealership", dealership: page.dealership }
      : null,
  (_request, { dealerships: [only, ...others] }) =>
    only && others.length === 0 ? { reason: "only_dealership", dealership: only.slug } : null,
  (_request, { primaryPlace, places, dealerships: [first] }) => {
    const main = primaryPlace ?? places[0];
    const dealership = main?.dealershipSlug ?? first?.slug ?? null;
    return main || dealership ? { reason: "primary_location", dealership } : null;
  },
];

const known = (reason: DeskReason, place: FormPlace | null): Choice | null => place && { reason, place };

/**
 * A service or parts request goes to a location of that kind: the page's own, else the only one of the dealership
 * asked, else the only one there is, else the first in the dealer's order. Null for other requests, and for a dealer
 * without such a location.
 */
function ofItsKind({ category, chosen, page, car }: DeskRequest, { places }: DeskDirectory): Choice | null {
  const kind = deskKind(category);
  const ofKind = places.filter((place) => place.kind === kind);
  const [first, ...others] = ofKind;
  if (!first) return null;
  const pagePlace = findPlace(places, page.location);
  if (pagePlace?.kind === kind) return { reason: "page_location", place: pagePlace };
  if (others.length === 0) return { reason: "only_of_its_kind", place: first };
  const dealership =
    chosen.dealership ?? pagePlace?.dealershipSlug ?? car?.dealership.slug ?? page.dealership;
  const near = ofKind.filter((place) => dealership !== null && place.dealershipSlug === dealership);
  if (near.length === 1) return { reason: "only_of_its_kind", place: near[0] ?? first };
  return { reason: "first_of_its_kind", place: near[0] ?? first };
}

/** The kind of desk for a kind of request; null where any may take it. */
export const deskKind = (category: LeadCategory): FormPlace["kind"] | null =>
  KIND_OF_CATEGORY.get(category) ?? null;

const KIND_OF_CATEGORY: ReadonlyMap<LeadCategory, FormPlace["kind"]> = new Map([
  ["Service Enquiry", "service"],
  ["Parts Enquiry", "parts"],
]);

/**
 * A car's location is stock data, so it counts even where the dealer does not show that location. A dealership that
 * the tenant does not list gives way to the one its location belongs to.
 */
function carDesk(car: NonNullable<DeskRequest["car"]>, directory: DeskDirectory): Choice {
  const { id, name } = car.location;
  const place = findPlace(directory.places, id) ?? findPlace(directory.places, name);
  const { slug } = car.dealership;
  return {
    reason: "car",
    place,
    location: id === null ? null : { id, name: name ?? id },
    dealership: isKnownDealership(slug, directory) ? slug : (place?.dealershipSlug ?? slug),
  };
}

function deskOf(
  { reason, place = null, location = null, dealership = null }: Choice,
  request: DeskRequest,
  directory: DeskDirectory,
): Omit<Desk, "unknownLocation"> {
  const slug =
    dealership ?? place?.dealershipSlug ?? request.chosen.dealership ?? defaultDealership(directory);
  const own = place ?? (location ? null : primaryOf(slug, directory));
  return {
    dealership: dealershipOf(slug, request, directory),
    location: own ? { id: own.id, name: own.name } : location,
    state: own?.state ?? null,
    reason,
  };
}

/**
 * Where the tenant wants leads without a location pushed to the primary one: that one when it belongs to the lead's
 * dealership, else the dealership's own sales location when it has just one.
 */
function primaryOf(slug: string | null, directory: DeskDirectory): FormPlace | null {
  const { primaryPlace, pushToPrimaryLocation, places } = directory;
  if (!pushToPrimaryLocation) return null;
  if (primaryPlace && [null, slug].includes(primaryPlace.dealershipSlug)) return primaryPlace;
  if (slug === null) return primaryPlace;
  const [only, ...others] = places.filter(
    ({ dealershipSlug, kind }) => dealershipSlug === slug && (kind === "sales" || kind === "used"),
  );
  return only && others.length === 0 ? only : null;
}

function defaultDealership({ dealerships, primaryPlace }: DeskDirectory): string | null {
  return dealerships.length === 1
    ? (dealerships[0]?.slug ?? null)
    : (primaryPlace?.dealershipSlug ?? dealerships[0]?.slug ?? null);
}

/** Stock is the tenant's own: a car's dealership is right even where the tenant does not list it. */
function dealershipOf(slug: string | null, { car }: DeskRequest, { dealerships }: DeskDirectory) {
  const listed = dealerships.find((entry) => entry.slug === slug);
  if (listed) return { slug: listed.slug, name: listed.name };
  return slug !== null && slug === car?.dealership.slug ? { slug, name: car.dealership.name ?? slug } : null;
}

const isKnownDealership = (slug: string | null, { dealerships }: DeskDirectory): boolean =>
  dealerships.some((entry) => entry.slug === slug);

const findPlace = (places: readonly FormPlace[], wanted: string | null): FormPlace | null =>
  places.find(({ id, name }) => id === wanted || name === wanted) ?? null;

/**
 * One sentence for the dealer's support: where a request went and which rule sent it there.
 */
export function explainRouting({ dealership, location, reason, unknownLocation }: Desk): string {
  const where = location?.name ?? dealership?.name ?? "no desk";
  const of = dealership ? ` (${dealership.slug})` : "";
  const note =
    unknownLocation === null ? "" : ` The form named "${unknownLocation}", which this dealer does not have.`;
  return `Went to ${where}${of}: ${REASON_TEXTS[reason]}.${note}`;
}

const REASON_TEXTS: { readonly [R in DeskReason]: string } = {
  chosen_location: "the shopper chose this location",
  page_location: "the form stood on this location's page",
  only_of_its_kind: "the only location for this kind of request",
  first_of_its_kind: "the first location for this kind of request, as none was chosen",
  chosen_dealership: "the shopper chose this dealership",
  car: "the car stands here",
  page_dealership: "the form stood on this dealership's page",
  only_dealership: "the only dealership of this site",
  primary_location: "nothing else was known, so the primary location answers",
  unknown: "this site has neither a dealership nor a location",
};
