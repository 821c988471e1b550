export type { AnalyticsPolicy } from "./events/analytics-policy.ts";
export type { BrowserStorage } from "./browser-storage.ts";
export type { Destination, Dispatch, DispatcherParts } from "./dispatch/dispatcher.ts";
export { createDispatcher } from "./dispatch/dispatcher.ts";
export type { CatalogueName, EventNumbers, UnnumberedName } from "./events/event-catalogue.ts";
export { eventId } from "./events/event-catalogue.ts";
export type { FormReport } from "./events/form-event.ts";
export { formEvent } from "./events/form-event.ts";
export type { ConvertedLead } from "./events/lead-event-name.ts";
export { leadEventName } from "./events/lead-event-name.ts";
export type {
  FormFact,
  LeadAccepted,
  LeadEventName,
  ShopperAction,
  SiteEvent,
  VisitFacts,
} from "./events/site-event.ts";
export type { TrackedCar } from "./events/tracked-car.ts";
export type { VehicleTracking } from "./events/vehicle-tracking.ts";
export { vehicleTracking } from "./events/vehicle-tracking.ts";
export type { VisitFactsParts } from "./visit/visit-facts.ts";
export { visitFacts } from "./visit/visit-facts.ts";
export type { VisitIds, VisitIdsPlace } from "./visit/visit-ids.ts";
export { visitIds } from "./visit/visit-ids.ts";
