import { z } from "zod";
import { openingHoursWire } from "./hours-wire.ts";
import { LOCATION_KINDS, type Location, type LocationKind } from "./location.ts";
import { type SiteSpecialHours, specialHoursFor } from "./special-hours.ts";
import { type TimeZoneMarket, timeZoneOfState } from "./state-time-zone.ts";
import { isTimeZone } from "./zone-time.ts";
import * as wire from "./wire-values.ts";

/** What a location cannot know by itself. */
export interface LocationContext {
  market: TimeZoneMarket;
  specialHours: readonly SiteSpecialHours[];
  /** The zone of a location whose state tells nothing; without one such a location is a problem. */
  fallbackTimeZone: string | null;
}

/** The empty `location_type` means sales. */
const kind = z
  .string()
  .nullish()
  .transform((value, context): LocationKind => {
    const name = (value ?? "").trim().toLowerCase() || "sales";
    const known = LOCATION_KINDS.find((each) => each === name);
    if (known) return known;
    context.addIssue({
      code: "custom",
      message: `must be one of ${LOCATION_KINDS.join(", ")}, or empty for sales`,
    });
    return z.NEVER;
  });

/** One text, or several, as sub-kinds are printed either way. */
const subtypes = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) =>
    (Array.isArray(value) ? value : (value ?? "").split(","))
      .map((each) => each.trim().toLowerCase())
      .filter((each) => each !== ""),
  );

/** A manufacturer is printed as its name, or as an object that has one. */
const manufacturer = z
  .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
  .transform((name) => name.trim());

const timeZone = wire.wireText.refine(
  (zone) => zone === null || isTimeZone(zone),
  'must be a time zone like "Australia/Brisbane"',
);

function addressWire(reading: wire.WireReading) {
  return wire
    .wireObject(
      {
        street: wire.wireText,
        city: wire.wireText,
        state: wire.wireText,
        postcode: wire.wireText,
        lat: wire.wireNumber(reading),
        long: wire.wireNumber(reading),
        place_id: wire.wireText,
        place_url: wire.wireUrl(reading),
        full: wire.wireText,
        map_url: wire.wireUrl(reading),
        // A map key is a setting of the site; one that arrives here is dropped.
        map_key: wire.wireText,
      },
      reading,
    )
    .transform(({ street, city, state, postcode, ...address }) => ({
      street,
      city,
      state,
      postcode,
      latitude: address.lat,
      longitude: address.long,
      placeId: address.place_id,
      mapUrl: address.place_url ?? address.map_url,
      full:
        address.full ??
        [street, city, [state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    }));
}

function contactWire(reading: wire.WireReading) {
  return wire
    .wireObject(
      {
        phone: wire.wireText,
        landline_phone: wire.wireText,
        email: wire.wireText,
        website_url: wire.wireUrl(reading),
        facebook_url: wire.wireUrl(reading),
        instagram_url: wire.wireUrl(reading),
        opening_hours: openingHoursWire(reading),
      },
      reading,
    )
    .transform((contact) => ({
      week: contact.opening_hours,
      contact: {
        phone: contact.phone,
        landlinePhone: contact.landline_phone,
        email: contact.email,
        websiteUrl: contact.website_url,
        facebookUrl: contact.facebook_url,
        instagramUrl: contact.instagram_url,
      },
    }));
}

function imageWire(reading: wire.WireReading) {
  const thumb = wire.wireObject({ url: wire.wireUrl(reading) }, reading).nullish();
  return wire
    .wireObject({ url: wire.wireUrl(reading), thumb }, reading)
    .nullish()
    .transform((image) => (image?.url ? { url: image.url, thumbnailUrl: image.thumb?.url ?? null } : null));
}

/** One location of the wire (specification, section 3), read into a `Location`. */
export function locationWire(reading: wire.WireReading, context: LocationContext) {
  return wire
    .wireObject(
      {
        id: wire.wireId,
        name: wire.wireName,
        slug: wire.wireName,
        position: wire.wireNumber(reading),
        primary: wire.wireFlag(false),
        visible: wire.wireFlag(true),
        location_type: kind,
        location_subtype: subtypes,
        dealership_id: wire.wireOptionalId,
        dealership_slug: wire.wireText,
        manufacturers: wire.wireList(manufacturer),
        address: addressWire(reading),
        contact_detail: contactWire(reading),
        average_rating: wire.wireNumber(reading),
        review_count: wire.wireNumber(reading),
        dealer_license_number: wire.wireText,
        motor_vehicle_repairer: wire.wireText,
        image: imageWire(reading),
        time_zone: timeZone,
      },
      reading,
    )
    .transform((location, problems): Location => {
      const zone =
        location.time_zone ??
        timeZoneOfState(location.address.state, context.market) ??
        context.fallbackTimeZone;
      if (zone === null) {
        problems.addIssue({
          code: "custom",
          path: ["address", "state"],
          message: `"${location.address.state ?? ""}" is no state of ${context.market}; correct it, or give the location a time_zone`,
        });
        return z.NEVER;
      }
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
        specialHours: specialHoursFor(location.id, context.specialHours),
        timeZone: zone,
        rating:
          location.average_rating !== null && location.review_count !== null && location.review_count > 0
            ? { average: location.average_rating, count: location.review_count }
            : null,
        dealerLicenceNumber: location.dealer_license_number,
        repairerLicenceNumber: location.motor_vehicle_repairer,
        image: location.image,
      };
    });
}

/** Every location of a site, in the order they stand; two of one id or slug are refused. */
export function locationListWire(reading: wire.WireReading, context: LocationContext) {
  return z
    .array(locationWire(reading, context))
    .superRefine((locations, problems) => {
      for (const key of ["id", "slug"] as const) {
        const seen = new Set<string>();
        locations.forEach((location, at) => {
          if (seen.has(location[key])) {
            const message = `"${location[key]}" is already another location's ${key}`;
            problems.addIssue({ code: "custom", path: [at, key], message });
          }
          seen.add(location[key]);
        });
      }
    })
    .transform((locations): Location[] =>
      locations.toSorted((left, right) => left.position - right.position),
    );
}
