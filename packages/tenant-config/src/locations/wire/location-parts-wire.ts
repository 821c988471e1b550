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
  .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
  .transform((name) => name.trim());

/** `address`, with a full text made up where none was given. */
export const addressWire = wire.perReading((reading) =>
  wire
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
    })),
);

/** `contact_detail`, from which the opening hours go their own way. */
export const contactWire = wire.perReading((reading) =>
  wire
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
    })),
);

/** `image`, with its thumbnail; a picture without an address is none. */
export const imageWire = wire.perReading((reading) => {
  const url = wire.wireUrl(reading);
  return wire
    .wireObject({ url, thumb: wire.wireObject({ url }, reading).nullish() }, reading)
    .nullish()
    .transform((image) => (image?.url ? { url: image.url, thumbnailUrl: image.thumb?.url ?? null } : null));
});
