import "server-only";
import type { FieldOption, FormId } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { bookingChoices } from "@forecourt/tenant-config/dashboard";
import { type Location, primaryLocation } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

const KINDS: ReadonlyMap<FormId, "appointment" | "service"> = new Map([
  ["test-drive", "appointment"],
  ["book-service", "service"],
]);

/**
 * The dates the dealer platform offers for a form: those of the car's dealership, of the place the page belongs to, of
 * the only service desk, or of the site's only dealership. None where it is not known who will be visited; any day may
 * be asked for then.
 */
export async function bookingDates(
  { config, content, now }: TenantSite,
  form: FormId,
  { car, location }: { car: Car | null; location: Location | null },
): Promise<readonly FieldOption[]> {
  const kind = KINDS.get(form);
  if (kind === undefined) return [];
  const visible = content.locations.filter((each) => each.visible);
  const desks = kind === "service" ? visible.filter((each) => each.kind === "service") : [];
  const place = location ?? (desks.length === 1 ? desks[0] : null) ?? null;
  const dealership = car?.dealership.id ?? place?.dealership.id ?? onlyDealership(visible);
  if (dealership === null) return [];
  const { bookings } = await getWiring();
  return bookingChoices(await bookings(content, kind, dealership), {
    now,
    timeZone: (place ?? primaryLocation(content.locations))?.timeZone ?? "UTC",
    locale: config.market.locale,
    location: place?.name ?? car?.location.name ?? null,
  });
}

function onlyDealership(locations: readonly Location[]): string | null {
  const ids = new Set(locations.flatMap(({ dealership: { id } }) => id ?? []));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}
