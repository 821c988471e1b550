import type { PhoneRule } from "@forecourt/leads/phone";
import { z } from "zod";
import type { StateTimeZones } from "../../settings/market-rules.ts";
import { type Location, LOCATION_KINDS } from "../location.ts";
import { type SiteLocations, splitLocations } from "../site-locations.ts";
import {
  addressWire,
  contactWire,
  imageWire,
  kindWire,
  manufacturerWire,
  subtypesWire,
} from "./location-parts-wire.ts";
import { type SiteSpecialHours, specialHoursFor } from "../hours/open/special-hours.ts";
import { timeZoneOfState } from "../hours/open/state-time-zone.ts";
import * as wire from "../../wire/wire-values.ts";
import { phoneProblem, stateProblem } from "./place-facts.ts";
import { isTimeZone } from "../hours/open/zone-time.ts";

/** What a location cannot know by itself. */
export interface LocationContext {
  /** As people call it, for problems. */
  market: string;
  timeZones: StateTimeZones;
  specialHours: readonly SiteSpecialHours[];
  /** The zone of a location whose state is unknown; without one such a location is a problem. */
  fallbackTimeZone: string | null;
}

/** What a file's locations are checked by besides. */
export interface LocationFileContext extends LocationContext {
  /** Null where the market is not known. */
  phone: PhoneRule | null;
}

/**
 * A location as far as it goes without its context: the zone it names itself, and no special hours. Whether shoppers may
 * read of it decides which of a site's lists it stands in, and is no part of it from there on.
 */
export type UnplacedLocation = Omit<Location, "timeZone" | "specialHours"> & {
  timeZone: string | null;
  visible: boolean;
};

const zoneWire = wire.wireText.refine(
  (zone) => zone === null || isTimeZone(zone),
  'must be a time zone like "Australia/Brisbane"',
);

/** One location of the wire. */
export const locationWire = wire.perReading((reading) =>
  wire
    .wireObject(
      {
        id: wire.wireId.describe("The location's own id, once in the file. Cars name it as theirs."),
        name: wire.wireName.describe("What the location is called."),
        slug: wire.wireName.describe("Its name in addresses, once in the file."),
        position: wire
          .wireNumber(reading)
          .describe("Its place in lists, lowest first; without one it is last."),
        primary: wire.wireFlag(false).describe("The one that speaks for the dealer; at most one is."),
        visible: wire
          .wireFlag(true)
          .describe("False hides it from shoppers; it still owns stock and takes leads."),
        location_type: kindWire.meta({
          description: "What is done there; empty means sales.",
          enum: [...LOCATION_KINDS, "", null],
        }),
        location_subtype: subtypesWire.describe("Sub-kinds, as a list or separated by commas."),
        dealership_id: wire.wireText.describe("The dealership it belongs to, by id."),
        dealership_slug: wire.wireText.describe("The dealership it belongs to, by its name in addresses."),
        manufacturers: wire
          .wireList(manufacturerWire)
          .describe("The makers it sells or services: names, or objects with one."),
        address: addressWire(reading).describe("Where it is."),
        contact_detail: contactWire(reading).describe("How it is reached, and when it is open."),
        average_rating: wire.wireNumber(reading).describe("The average of its reviews, with `review_count`."),
        review_count: wire.wireNumber(reading).describe("How many reviews it has."),
        dealer_license_number: wire.wireText.describe("Its licence to sell vehicles."),
        motor_vehicle_repairer: wire.wireText.describe("Its licence to repair vehicles."),
        image: imageWire(reading).describe("Its picture."),
        notes: wire.wireList(wire.wireName).describe("What a visitor should know of it, a line each."),
        time_zone: zoneWire.describe(
          'Its time zone, such as "Australia/Broken_Hill", where its state\'s is not.',
        ),
      },
      reading,
    )
    .transform((location): UnplacedLocation => {
      const { average_rating: average, review_count: count } = location;
      return {
        id: location.id,
        name: location.name,
        slug: location.slug,
        position: location.position ?? Number.MAX_SAFE_INTEGER,
        primary: location.primary,
        visible: location.visible,
        kind: location.location_type,
        subtypes: location.location_subtype,
        dealership: { id: location.dealership_id, slug: location.dealership_slug },
        manufacturers: location.manufacturers,
        address: location.address,
        contact: location.contact_detail.contact,
        week: location.contact_detail.week,
        timeZone: location.time_zone,
        rating: average !== null && count !== null && count > 0 ? { average, count } : null,
        dealerLicenceNumber: location.dealer_license_number,
        repairerLicenceNumber: location.motor_vehicle_repairer,
        image: location.image,
        notes: location.notes,
      };
    }),
);

/** Puts a location into its context; null when neither it, nor its state, nor the context knows its time. */
export function placeLocation(
  { visible, ...location }: UnplacedLocation,
  context: LocationContext,
): { location: Location; visible: boolean } | null {
  const timeZone =
    location.timeZone ??
    timeZoneOfState(location.address.state, context.timeZones) ??
    context.fallbackTimeZone;
  const specialHours = specialHoursFor(location.id, context.specialHours);
  return timeZone === null ? null : { location: { ...location, timeZone, specialHours }, visible };
}

/** What only shows when all locations of a site are looked at together. */
function refuseDoubles(
  locations: readonly UnplacedLocation[],
  problems: { addIssue(issue: { code: "custom"; path: (string | number)[]; message: string }): void },
) {
  for (const key of ["id", "slug"] as const) {
    const seen = new Set<string>();
    for (const [at, location] of locations.entries()) {
      const message = `"${location[key]}" is already another location's ${key}`;
      if (seen.has(location[key])) problems.addIssue({ code: "custom", path: [at, key], message });
      seen.add(location[key]);
    }
  }
  const primary = locations.flatMap((location, at) => (location.primary ? [at] : []));
  for (const at of primary.slice(1)) {
    const message = "only one location can be the primary one";
    problems.addIssue({ code: "custom", path: [at, "primary"], message });
  }
}

/** Every location of a file, each id and slug once. */
const locationsFile = z.array(locationWire("strict")).superRefine(refuseDoubles);

/** A file's locations in their context; every problem has its place. */
export function readLocationsFile(
  value: unknown,
  context: LocationFileContext,
): ({ ok: true } & SiteLocations) | { ok: false; error: z.ZodError } {
  const read = locationsFile.safeParse(value);
  if (!read.success) return { ok: false, error: read.error };
  const issues: z.core.$ZodIssue[] = [];
  const refuse = (path: (string | number)[], input: unknown, message: string | null) => {
    if (message !== null) issues.push({ code: "custom", path, message, input });
  };
  const placed = read.data.flatMap((unplaced, at) => {
    const { state } = unplaced.address;
    for (const [name, number] of [
      ["phone", unplaced.contact.phone],
      ["landline_phone", unplaced.contact.landlinePhone],
    ] as const)
      refuse([at, "contact_detail", name], number, phoneProblem(number, context));
    const impossible = context.fallbackTimeZone === null ? stateProblem(state, context) : null;
    refuse([at, "address", "state"], state, impossible);
    const location = placeLocation(unplaced, context);
    if (location || impossible !== null) return location ?? [];
    const missing = `is needed to know the location's hours: write its state in ${context.market}, or a time_zone`;
    refuse([at, "address", "state"], state, missing);
    return [];
  });
  if (issues.length > 0) return { ok: false, error: new z.ZodError(issues) };
  return { ok: true, ...splitLocations(placed) };
}
