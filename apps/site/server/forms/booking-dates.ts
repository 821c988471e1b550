import type { FieldOption, FormId } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { bookingChoices } from "@forecourt/tenant-config/dashboard";
import { dealerTimeZone, type Location } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const KINDS: ReadonlyMap<FormId, "appointment" | "service"> = new Map([
  ["test-drive", "appointment"],
  ["book-service", "service"],
  ["service", "service"],
]);

/**
 * The dates the dealer platform offers for a form: those of the car's dealership, of the place the page belongs to, of
 * the only service desk, or of the site's only dealership. Where a form asks which of several service desks is visited,
 * every desk's, each under the desk's name. None where it is not known who will be visited; any day may be requested then.
 */
export async function bookingDates(
  wiring: Pick<Wiring, "bookings">,
  site: TenantSite,
  form: FormId,
  { car, location }: { car: Car | null; location: Location | null },
): Promise<readonly FieldOption[]> {
  const kind = KINDS.get(form);
  if (kind === undefined) return [];
  const { locations } = site.content;
  const desks = kind === "service" ? locations.filter((each) => each.kind === "service") : [];
  if (location === null && desks.length > 1) {
    const choices = await Promise.all(desks.map((desk) => datesAt(wiring, site, kind, deskVisit(desk))));
    return desks.flatMap(({ name }, at) => (choices[at] ?? []).map((choice) => ({ ...choice, group: name })));
  }
  const place = location ?? desks[0] ?? null;
  const dealership = car?.dealership.id ?? place?.dealership.id ?? onlyDealership(locations);
  const timeZone = place?.timeZone ?? dealerTimeZone(site.content);
  return datesAt(wiring, site, kind, {
    dealership,
    timeZone,
    location: place?.name ?? car?.location.name ?? null,
  });
}

/** Whose dates are requested: a dealership's, at one of its places by name. */
interface Visit {
  dealership: string | null;
  timeZone: string;
  location: string | null;
}

const deskVisit = ({ name, dealership, timeZone }: Location): Visit => ({
  dealership: dealership.id,
  timeZone,
  location: name,
});

async function datesAt(
  { bookings }: Pick<Wiring, "bookings">,
  { config, content, now }: TenantSite,
  kind: "appointment" | "service",
  { dealership, timeZone, location }: Visit,
): Promise<readonly FieldOption[]> {
  if (dealership === null) return [];
  const days = await bookings(content, kind, dealership);
  return bookingChoices(days, { now, timeZone, location, locale: config.market.locale });
}

function onlyDealership(locations: readonly Location[]): string | null {
  const ids = new Set(locations.flatMap(({ dealership: { id } }) => id ?? []));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}
