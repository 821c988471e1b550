export type { BrowserStorage } from "../browser-storage.ts";
export type { JourneyPlace, LeadJourney } from "./journey.ts";
export { journeyForLead, rememberPage } from "./journey.ts";
export type { JourneyPolicy } from "./journey-policy.ts";
export { publicUrl } from "./public-url.ts";
