import { z } from "zod";
import { modelWire, navigationWire, offerWire, reviewListWire } from "../content/wire/content-wire.ts";
import type { Model } from "../content/models/model.ts";
import type { NavigationItem } from "../content/navigation-item.ts";
import type { Offer } from "../content/offers/offer.ts";
import type { ReviewList } from "../reviews/review.ts";
import { specialDayWire } from "../locations/wire/hours-wire.ts";
import { type SiteLocations, splitLocations } from "../locations/site-locations.ts";
import { type LocationContext, locationWire, placeLocation } from "../locations/wire/location-wire.ts";

const list = z.array(z.unknown());
const optionalList = list.nullish();

/** What `website_session_data` must look like to be read at all. */
export const sessionShape = z.looseObject({
  locations: list,
  special_hours: optionalList,
  navigation: optionalList,
  offers: optionalList,
  models: optionalList,
});

/** What `manufacturers/{slug}` must look like; some dashboards wrap it in the manufacturer's name. */
export const manufacturerShape = z.union([
  z
    .object({ manufacturer: z.looseObject({ models: optionalList, offers: optionalList }) })
    .transform((wire) => wire.manufacturer),
  z.looseObject({ models: optionalList, offers: optionalList }),
]);

/** A session that looks like one. */
export type SessionBody = z.infer<typeof sessionShape>;

/** A manufacturer that looks like one. */
export type ManufacturerBody = z.infer<typeof manufacturerShape>;

/** Reads the items that can be read and leaves the others out: one bad location must not take a site down. */
function readable<Item>(items: unknown, schema: z.ZodType<Item>): Item[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The first of each id; a dashboard that repeats itself is not shown twice. */
function distinct<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.id) && seen.add(item.id));
}

/** What a session holds of a site. Null is what it does not mention. */
export interface SessionContent extends SiteLocations {
  navigation: NavigationItem[];
  offers: Offer[];
  models: Model[];
  reviews: ReviewList | null;
}

/** Reads a session's content for one site. */
export function readSession(
  session: SessionBody,
  context: Pick<LocationContext, "market" | "timeZones" | "fallbackTimeZone">,
): SessionContent {
  const specialHours = readable(session.special_hours, specialDayWire("lenient")).filter(
    (entry) => entry !== null,
  );
  const reviews = reviewListWire("lenient").safeParse(session["reviews"]);
  return {
    ...splitLocations(
      distinct(readable(session.locations, locationWire("lenient"))).flatMap(
        (location) => placeLocation(location, { ...context, specialHours }) ?? [],
      ),
    ),
    navigation: readable(session.navigation, navigationWire("lenient")),
    offers: distinct(readable(session.offers, offerWire("lenient"))),
    models: distinct(readable(session.models, modelWire("lenient"))),
    reviews: reviews.success ? reviews.data : null,
  };
}

/** Reads a manufacturer's models and offers; its name is put to models that do not say theirs. */
export function readManufacturer(manufacturer: ManufacturerBody): {
  models: Model[];
  offers: Offer[];
} {
  const name = typeof manufacturer["name"] === "string" ? manufacturer["name"] : null;
  return {
    models: distinct(readable(manufacturer.models, modelWire("lenient"))).map((model) => ({
      ...model,
      manufacturerName: model.manufacturerName ?? name,
    })),
    offers: distinct(readable(manufacturer.offers, offerWire("lenient"))),
  };
}
