export type { BrowserStorage } from "../browser-storage.ts";
export type { JourneyPlace, LeadJourney } from "./journey.ts";
export { journeyForLead, rememberPage } from "./journey.ts";
export type { JourneyPolicy, TravelPolicy } from "./journey-policy.ts";
export { type Journey, publicJourney } from "./public-journey.ts";
export { publicUrl } from "./public-url.ts";
export { visitSource } from "./visit-source.ts";
