import { eventId, vehicleTracking } from "@forecourt/analytics";
import { forwardEvents, forwardPhoneCall, forwardPhoneReveal } from "@forecourt/analytics/collect";
import { resolveConsent } from "@forecourt/analytics/consent";
import {
  addVisitedPage,
  nextFirstQuery,
  pageToRemember,
  parseFirstQuery,
} from "@forecourt/analytics/journey";
import { eventDestinations, type TenantConfig } from "@forecourt/tenant-config";
import {
  collapseText,
  describeReviews,
  offerVisibility,
  shownReviews,
} from "@forecourt/tenant-config/content";
import { locationCard, openNowOf, searchLocations } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import type { Effect } from "./effect.ts";

const now = new Date(Date.UTC(2026, 10, 23, 1));
const DAY = 86_400_000;
const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18_990 };
const track = (config: TenantConfig) => vehicleTracking(car, config.analytics);
const card = (config: TenantConfig) =>
  locationCard(
    aLocation("North", {
      image: { url: "/north.jpg", thumbnailUrl: null },
      specialHours: [{ date: "2026-12-25", name: "Christmas Day", hours: { kind: "closed" } }],
    }),
    config,
    now,
  );
const fold = (section: "description" | "disclaimer") => (config: TenantConfig) =>
  collapseText("x".repeat(300), config.offers[section]);
const reviews = Array.from({ length: 20 }, (_, at) => ({
  id: String(at),
  customerName: "Kim",
  text: "Good",
  rating: 5,
  reviewedAt: null,
  reply: null,
}));

const reveal = { car_id: "9", dealership_id: null, website_id: "1" };
const call = { website_slug: "acme", website_id: "7", url: "/", car_id: null, dealership_id: null };
const record = {
  website_slug: "acme",
  url: "/",
  category: 1,
  lead_id: null,
  anon_id: "a",
  session_id: "s",
  error_message: null,
  event_properties: {},
};
/** Without an address of its own, the site keeps what it would have sent. */
const KEPT = Promise.resolve();

/** The addresses a call of the site's server goes to. */
async function addresses(
  call: (fetch: (url: string | URL | Request) => Promise<Response>) => Promise<unknown>,
) {
  const seen: string[] = [];
  await call(async (url) => {
    seen.push(url instanceof Request ? url.url : String(url));
    return new Response("{}");
  });
  return seen;
}

/** What every setting of the sections `analytics`, `journey`, `locations`, `offers` and `reviews` does. */
export const otherEffects: readonly Effect[] = [
  { path: "analytics.vehicleContentType", to: "vehicle", see: track },
  { path: "analytics.currency", to: "USD", see: track },
  {
    path: "analytics.eventNumbers",
    to: { page_viewed: 1 },
    see: (config) => eventId("page_viewed", config.analytics.eventNumbers),
  },
  {
    path: "analytics.thirdPartyConsent",
    to: "implied",
    see: (config) =>
      resolveConsent({ rule: config.analytics.thirdPartyConsent, answer: null, privacyControl: false }),
  },
  { path: "analytics.numberedEvents", to: true, see: eventDestinations },
  {
    path: "analytics.eventsEndpoint",
    to: "https://events.example/in",
    see: ({ analytics: { eventsEndpoint: endpoint } }) =>
      addresses((fetch) => (endpoint === null ? KEPT : forwardEvents({ endpoint, events: [record], fetch }))),
  },
  {
    path: "analytics.phoneCallBase",
    to: "https://calls.example",
    see: ({ analytics: { phoneCallBase: base } }) =>
      addresses((fetch) => (base === null ? KEPT : forwardPhoneCall({ base, call, fetch }))),
  },
  {
    path: "analytics.phoneRevealEndpoint",
    to: "https://calls.example/reveals",
    see: ({ analytics: { phoneRevealEndpoint: endpoint } }) =>
      addresses((fetch) => (endpoint === null ? KEPT : forwardPhoneReveal({ endpoint, reveal, fetch }))),
  },
  {
    path: "journey.maximumPages",
    to: 1,
    see: (config) => addVisitedPage(["/a"], "/b", config.journey),
  },
  {
    path: "journey.firstQueryDays",
    to: 1,
    see: (config) =>
      parseFirstQuery({ query: "gclid=1", savedAt: now.getTime() - 2 * DAY }, now, config.journey),
  },
  {
    path: "journey.trackedParams",
    to: ["campaign"],
    see: (config) =>
      nextFirstQuery({ query: "page=2", savedAt: 0 }, "https://acme.example/?gclid=1", now, config.journey),
  },
  {
    path: "journey.strippedParams",
    to: ["page"],
    see: (config) => pageToRemember("https://acme.example/cars?car_id=9&page=2", config.journey),
  },
  { path: "locations.fullHours", to: true, see: card },
  { path: "locations.showOpenNow", to: false, see: (config) => openNowOf(aLocation("North"), config, now) },
  {
    path: "locations.searchBox",
    to: true,
    see: (config) => searchLocations([aLocation("North"), aLocation("South")], "north", config).length,
  },
  { path: "locations.holidayDays", to: 0, see: card },
  { path: "locations.picture", to: "image", see: card },
  { path: "locations.formButtons", to: ["parts"], see: card },
  {
    path: "offers.shownDespiteExclusion",
    to: ["1"],
    see: (config) => offerVisibility({ id: "1", excludedWebsiteIds: ["acme"] }, "acme", config.offers),
  },
  { path: "offers.description.above", to: 500, see: fold("description") },
  { path: "offers.description.to", to: 10, see: fold("description") },
  { path: "offers.disclaimer.above", to: 500, see: fold("disclaimer") },
  { path: "offers.disclaimer.to", to: 10, see: fold("disclaimer") },
  {
    path: "reviews.minimumAverage",
    to: 4.5,
    see: (config) => describeReviews({ average: 4.3, count: 9 }, config.reviews),
  },
  {
    path: "reviews.listSize",
    to: 3,
    see: (config) => shownReviews({ reviews, count: 20, average: 5 }, config.reviews).length,
  },
];
