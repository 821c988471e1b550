import { describeReviews } from "../reviews/describe-reviews.ts";
import type { ReviewsSettings } from "../settings/sections/reviews-settings.ts";
import { hoursJsonLd, type OpeningHoursJsonLd } from "./hours/shown/hours-json-ld.ts";
import type { Location, LocationKind } from "./location.ts";

/** A location as structured data for search engines; print it into a `script` of type `application/ld+json`. */
export interface LocationJsonLd {
  "@context"?: "https://schema.org";
  "@type": "AutoDealer" | "AutoRepair" | "AutoPartsStore";
  "@id": string;
  name: string;
  url: string;
  image?: string;
  telephone?: string;
  hasMap?: string;
  address?: { "@type": "PostalAddress" } & Record<string, string>;
  geo?: { "@type": "GeoCoordinates"; latitude: number; longitude: number };
  openingHoursSpecification?: OpeningHoursJsonLd[];
  aggregateRating?: { "@type": "AggregateRating"; ratingValue: number; reviewCount: number; bestRating: 5 };
  department?: LocationJsonLd[];
}

/** What a location cannot know by itself. */
export interface LocationJsonLdOptions {
  /** The location's own page, absolute. */
  url: string;
  /** ISO code, "AU". */
  country: string;
  /** False on a site that masks numbers: then none stands here either. */
  showPhone: boolean;
  /** A rating the page does not show is left out. */
  reviews: Pick<ReviewsSettings, "minimumAverage">;
  now: Date;
}

const TYPES = new Map<LocationKind, LocationJsonLd["@type"]>([
  ["service", "AutoRepair"],
  ["parts", "AutoPartsStore"],
]);

const withoutNulls = (entries: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );

function ratingOf(
  location: Location,
  options: LocationJsonLdOptions,
): Pick<LocationJsonLd, "aggregateRating"> {
  const view = location.rating && describeReviews(location.rating, options.reviews);
  if (view?.kind !== "shown") return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: view.average,
      reviewCount: view.count,
      bestRating: 5,
    },
  };
}

/** Only what the page itself shows is in it, holidays included. */
function thing(location: Location, options: LocationJsonLdOptions): LocationJsonLd {
  const { address, contact, image } = location;
  const phone = options.showPhone ? (contact.phone ?? contact.landlinePhone) : null;
  const hours = hoursJsonLd(location, options.now);
  return {
    "@type": TYPES.get(location.kind) ?? "AutoDealer",
    "@id": `${options.url}#${location.slug}`,
    name: location.name,
    url: options.url,
    ...(image && /^https?:/i.test(image.url) && { image: image.url }),
    ...(phone && { telephone: phone }),
    ...(address.mapUrl && /^https?:/i.test(address.mapUrl) && { hasMap: address.mapUrl }),
    address: {
      "@type": "PostalAddress",
      ...withoutNulls({
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postcode,
        addressCountry: options.country,
      }),
    },
    ...(address.latitude !== null &&
      address.longitude !== null && {
        geo: { "@type": "GeoCoordinates", latitude: address.latitude, longitude: address.longitude },
      }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...ratingOf(location, options),
  };
}

/**
 * A group as one business, schema.org's `AutoDealer`, `AutoRepair` or `AutoPartsStore`, with its departments: the first
 * location leads, the others are `department`.
 *
 * @example
 * const options = { url: null, country: "AU", showPhone: false, reviews: { minimumAverage: 4 }, now: new Date() };
 * locationGroupJsonLd(locations, options)?.department?.length // 1
 */
export function locationGroupJsonLd(
  locations: readonly Location[],
  options: LocationJsonLdOptions,
): LocationJsonLd | null {
  const [first, ...others] = locations;
  if (!first) return null;
  const department = others.map((location) => thing(location, options));
  return {
    "@context": "https://schema.org",
    ...thing(first, options),
    ...(department.length > 0 && { department }),
  };
}
