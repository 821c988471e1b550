export type { PhoneCall } from "../destinations/car-phone-call.ts";
export type { EventRecord } from "../events/event-record.ts";
export type { Forwarded, ForwardedPost, ForwardFetch, PhoneRevealed } from "./forward.ts";
export { forwardEvents, forwardPhoneCall, forwardPhoneReveal } from "./forward.ts";
export type { AskedWebsite, ParsedEvents } from "./parse-events.ts";
export { parseEvents } from "./parse-events.ts";
export { parsePhoneCall } from "./parse-phone-call.ts";
