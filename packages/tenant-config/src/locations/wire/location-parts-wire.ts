import { z } from "zod";
import { openingHoursWire } from "./hours-wire.ts";
import { LOCATION_KINDS, type LocationKind } from "../location.ts";
import * as wire from "../../wire/wire-values.ts";

/** The empty `location_type` means sales. */
export const kindWire = z
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
export const subtypesWire = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) =>
    (Array.isArray(value) ? value : (value ?? "").split(","))
      .map((each) => each.trim().toLowerCase())
      .filter((each) => each !== ""),
  );

/** A manufacturer is printed as its name, or as an object that has one. */
export const manufacturerWire = z
  .union([z.string(), z.object({ name: z.string().describe("Its name.") }).transform(({ name }) => name)])
  .transform((name) => name.trim());

/** `address`, with a full text made up where none was given. */
export const addressWire = wire.perReading((reading) =>
  wire
    .wireObject(
      {
        street: wire.wireText.describe("Street and number."),
        city: wire.wireText.describe("City or suburb."),
        state: wire.wireText.describe("State or region, as its short name; one the market has."),
        postcode: wire.wireText.describe("Postcode or ZIP code."),
        lat: wire.wireNumber(reading).describe("Latitude in degrees."),
        long: wire.wireNumber(reading).describe("Longitude in degrees."),
        place_id: wire.wireText.describe("Its id in the map service."),
        place_url: wire.wireUrl(reading).describe("Its page in the map service."),
        full: wire.wireText.describe("The whole address in one line; left out, it is put together."),
        map_url: wire.wireUrl(reading).describe("Another way to write `place_url`."),
        // A map key is a setting of the site; one that arrives here is dropped.
        map_key: wire.wireText.describe("Not read: a map's key is a setting of the site."),
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
    })),
);

/** `contact_detail`, from which the opening hours go their own way. */
export const contactWire = wire.perReading((reading) =>
  wire
    .wireObject(
      {
        phone: wire.wireText.describe(
          'Its phone number: one of the market, or with "+" and another country\'s code.',
        ),
        landline_phone: wire.wireText.describe("A second number."),
        email: wire.wireText.describe("Its e-mail address."),
        website_url: wire.wireUrl(reading).describe("Its own website."),
        facebook_url: wire.wireUrl(reading).describe("Its Facebook page."),
        instagram_url: wire.wireUrl(reading).describe("Its Instagram page."),
        opening_hours: openingHoursWire(reading).describe("The hours of a usual week, a day an entry."),
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
    })),
);

/** `image`, with its thumbnail; a picture without an address is none. */
export const imageWire = wire.perReading((reading) => {
  const url = wire.wireUrl(reading);
  return wire
    .wireObject(
      {
        url: url.describe("The picture's address."),
        thumb: wire
          .wireObject({ url: url.describe("Its address.") }, reading)
          .nullish()
          .describe("A small version of it."),
      },
      reading,
    )
    .nullish()
    .transform((image) => (image?.url ? { url: image.url, thumbnailUrl: image.thumb?.url ?? null } : null));
});
