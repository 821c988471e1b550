import { describeReviews, type ReviewsView } from "../reviews/describe-reviews.ts";
import type { ReviewsSettings } from "../settings/sections/reviews-settings.ts";
import { comingSpecialHours, type SpecialHoursLine } from "./hours/shown/coming-special-hours.ts";
import { describeOpenNow, type OpenNow } from "./hours/shown/describe-open-now.ts";
import { HOURS_MESSAGES, type HoursMessages } from "../messages/hours-messages.ts";
import type { Location } from "./location.ts";
import type { SiteSettings } from "../settings/sections/site-settings.ts";
import type { LocationFormButton, LocationsSettings } from "../settings/sections/locations-settings.ts";
import { type HoursLine, mergeOpeningHours } from "./hours/shown/merge-opening-hours.ts";

/** What a card's look depends on; a tenant's `config` is one. */
export interface LocationCardPolicy {
  readonly locations: LocationsSettings;
  readonly reviews: Pick<ReviewsSettings, "minimumAverage">;
  readonly site: Pick<SiteSettings, "serviceOnly" | "dealershipWebsites">;
}

/** What stands above the address. A map is rendered from its place; without one the picture stands in, and the reverse. */
export type LocationPicture =
  | {
      kind: "map";
      placeId: string | null;
      latitude: number | null;
      longitude: number | null;
      url: string | null;
    }
  | { kind: "image"; url: string; thumbnailUrl: string | null }
  | { kind: "none" };

/**
 * A button of a card, in the order rendered; the site knows each one's words and address. `form` opens a
 * contact form titled with the location's name.
 */
export type LocationButton =
  | { kind: "book_service" }
  | { kind: "contact" }
  | { kind: "directions"; url: string }
  | { kind: "website"; url: string }
  | { kind: "form"; form: LocationFormButton };

/** A location's card, decided: all that is left is to render it. */
export interface LocationCard {
  id: string;
  name: string;
  picture: LocationPicture;
  address: { text: string; url: string | null };
  /** As the dealer wrote them, the same number once. Masking is left to the screen. */
  phones: string[];
  hours: HoursLine[];
  /** The coming special days, as many as the site lists; none, no "View Holiday Hours". */
  holidays: SpecialHoursLine[];
  /** "DL#4567" */
  dealerLicence: string | null;
  repairerLicence: string | null;
  rating: ReviewsView;
  buttons: LocationButton[];
}

function pictureOf({ address, image }: Location, wanted: LocationsSettings["picture"]): LocationPicture {
  const mapped = address.placeId !== null || address.latitude !== null;
  const map: LocationPicture | null = mapped
    ? {
        kind: "map",
        placeId: address.placeId,
        latitude: address.latitude,
        longitude: address.longitude,
        url: address.mapUrl,
      }
    : null;
  const picture: LocationPicture | null = image && { kind: "image", ...image };
  if (wanted === "none") return { kind: "none" };
  return (wanted === "map" ? (map ?? picture) : (picture ?? map)) ?? { kind: "none" };
}

function buttonsOf(location: Location, policy: LocationCardPolicy): LocationButton[] {
  const { mapUrl } = location.address;
  // A place's own website before that of its dealership.
  const dealership = policy.site.dealershipWebsites.find(({ slug }) => slug === location.dealership.slug);
  const websiteUrl = location.contact.websiteUrl ?? dealership?.url ?? null;
  return [
    policy.site.serviceOnly ? { kind: "book_service" } : { kind: "contact" },
    ...(mapUrl === null ? [] : [{ kind: "directions" as const, url: mapUrl }]),
    ...(websiteUrl === null ? [] : [{ kind: "website" as const, url: websiteUrl }]),
    ...policy.locations.formButtons.map((form) => ({ kind: "form" as const, form })),
  ];
}

/** A licence number as it is, where a dealer wrote its mark before it: the card writes that itself. */
const withoutMark = (number: string, mark: string): string => {
  const bare = number.replace(new RegExp(`^\\s*${mark}(?![a-z])[\\s#:.-]*`, "i"), "");
  return bare === "" ? number : bare;
};

/**
 * Decides a location's card. Safe to keep in a cached page until the next
 * special day is over; open-now is apart (`openNowOf`), because it changes by the hour.
 *
 * @example
 * locationCard(location, config, new Date("2026-11-21T00:00:00Z")).hours[0]?.label // "Mon-Wed"
 */
export function locationCard(
  location: Location,
  policy: LocationCardPolicy,
  now: Date,
  words: HoursMessages = HOURS_MESSAGES,
): LocationCard {
  const { contact, dealerLicenceNumber } = location;
  const phones = [contact.phone, contact.landlinePhone].filter((phone) => phone !== null);
  return {
    id: location.id,
    name: location.name,
    picture: pictureOf(location, policy.locations.picture),
    address: { text: location.address.full, url: location.address.mapUrl },
    phones: [...new Set(phones)],
    hours: mergeOpeningHours(location.week, { full: policy.locations.fullHours, words }),
    holidays: comingSpecialHours(location, now, words).slice(0, policy.locations.holidayDays),
    dealerLicence: dealerLicenceNumber === null ? null : `DL#${withoutMark(dealerLicenceNumber, "DL")}`,
    repairerLicence:
      location.repairerLicenceNumber === null ? null : withoutMark(location.repairerLicenceNumber, "MVRL"),
    rating: location.rating
      ? describeReviews(location.rating, policy.reviews)
      : { kind: "hidden", reason: "none" },
    buttons: buttonsOf(location, policy),
  };
}

/**
 * The open-now line, or unknown where the site does not show one.
 *
 * @example
 * openNowOf(location, config, new Date("2026-11-23T00:00:00Z")) // { kind: "open", … }
 */
export function openNowOf(
  location: Location,
  policy: { readonly locations: Pick<LocationsSettings, "showOpenNow"> },
  now: Date,
  words: HoursMessages = HOURS_MESSAGES,
): OpenNow {
  return policy.locations.showOpenNow ? describeOpenNow(location, now, words) : { kind: "unknown" };
}
