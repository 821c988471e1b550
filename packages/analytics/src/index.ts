export type { AnalyticsPolicy } from "./events/analytics-policy.ts";
export type { BrowserStorage } from "./browser-storage.ts";
export type {
  Destination,
  Dispatch,
  DispatchOptions,
  DispatchReport,
  DispatcherParts,
} from "./dispatch/dispatcher.ts";
export { createDispatcher } from "./dispatch/dispatcher.ts";
export { eventId } from "./events/event-id.ts";
export type { Happening, VisitFacts } from "./events/event-record.ts";
export type {
  EventName,
  EventNumbers,
  LeadAccepted,
  LeadEventName,
  SiteEvent,
  UnnumberedName,
} from "./events/event-table.ts";
export type { FormFact, FormReport } from "./events/form-event.ts";
export { formEvent } from "./events/form-event.ts";
export type { ConvertedLead, EnquiryCategory, LeadCar, LeadForm } from "./events/lead-event-name.ts";
export { leadCar, leadEventName } from "./events/lead-event-name.ts";
export { parseSiteEvent } from "./events/parse-site-event.ts";
export type { TrackedCar } from "./events/tracked-car.ts";
export type { VehicleTracking } from "./events/vehicle-tracking.ts";
export type { SplitVersion } from "./visit/split-version.ts";
export { splitVersion } from "./visit/split-version.ts";
export type { VisitFactsParts } from "./visit/visit-facts.ts";
export { visitFacts } from "./visit/visit-facts.ts";
export type { VisitIds, VisitIdsPlace } from "./visit/visit-ids.ts";
export { visitIds } from "./visit/visit-ids.ts";
