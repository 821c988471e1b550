export type { BrowserStorage } from "../browser-storage.ts";
export type { FirstQuery } from "./first-query.ts";
export { linkedQueryParams, nextFirstQuery, parseFirstQuery } from "./first-query.ts";
export type { JourneyPlace, LeadJourney } from "./journey.ts";
export { journeyForLead, rememberPage } from "./journey.ts";
export type { JourneyPolicy } from "./journey-policy.ts";
export { publicUrl } from "./public-url.ts";
export { addVisitedPage, pageToRemember, parseVisitedPages } from "./visited-pages.ts";
