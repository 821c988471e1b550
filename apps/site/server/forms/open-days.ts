import type { FieldOption, FormFacts, FormId } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { hoursWords, wording } from "@forecourt/tenant-config";
import { closedDays, type Location, locationCard, visitDays } from "@forecourt/tenant-config/locations";
import { href, matchRoute } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";

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
 * When the place that will be visited is open: the page's, or the car's; where it is not known which, when all places of its
 * kind are. Nothing for a form that asks for no day.
 */
export function visitFacts(
  site: TenantSite,
  form: FormId,
  { car, location }: { car: Car | null; location: Location | null },
): Pick<FormFacts, "days" | "closedOn" | "visitNote"> {
  const kinds = VISITS.get(form);
  if (kinds === undefined) return {};
  const known = location ?? (car && locationOfCar(car, site));
  const { locations } = site.content;
  // A dealer without a desk of the kind serves everywhere; so says the form.
  const ofKind = locations.filter(({ kind }) => kinds.includes(kind));
  const places = known ? [known] : ofKind.length > 0 ? ofKind : locations;
  const [only, ...others] = places;
  const note = only && others.length === 0 ? visitNote(only, site) : null;
  return {
    days: openDays(places, site),
    closedOn: inAll(places.map((place) => closedDays(place, site))),
    ...(note ? { visitNote: note } : {}),
  };
}

function openDays(places: readonly Location[], { config, now }: TenantSite): readonly FieldOption[] {
  const { today, tomorrow } = wording(config).form;
  const { locale } = config.market;
  const [first = [], ...others] = places.map((place) =>
    visitDays(place, { now, locale, today, tomorrow, count: LOOKED_AT }),
  );
  const common = inAll([first, ...others].map((days) => days.map(({ value }) => value)));
  return first.filter(({ value }) => common.includes(value)).slice(0, SHOWN);
}

const inAll = ([first = [], ...others]: readonly (readonly string[])[]): readonly string[] =>
  first.filter((each) => others.every((other) => other.includes(each)));

/** Where one comes to and when it is open, in one line; null for a place whose hours are not known. */
function visitNote(place: Location, { config, now }: TenantSite): string | null {
  const { hours, name, address } = locationCard(place, config, now, hoursWords(config.market.locale));
  const closed = hoursWords(config.market.locale).closed;
  const open = hours.filter(({ text }) => text !== closed).map(({ label, text }) => `${label} ${text}`);
  if (open.length === 0) return null;
  return wording(config).form.visitedAt({ place: name, address: address.text, hours: open.join(", ") });
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
