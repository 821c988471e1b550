import type { EventNumbers } from "./events/event-catalogue.ts";

/** What a tenant may decide about its events: config section `analytics`. */
export interface AnalyticsPolicy {
  /** Content type in the vehicle tracking payload. Ad catalogues of cars match only on `vehicle`. */
  readonly vehicleContentType: "product" | "vehicle";
  /** ISO 4217 code of tracked values. */
  readonly currency: string;
  /** Whether numbered events are sent at all. */
  readonly numberedEvents: boolean;
  /** Where the server forwards numbered events to; `null` means they are kept by the site. */
  readonly eventsEndpoint: string | null;
  /** Base address of the service that logs phone calls; `null` means the site keeps them. */
  readonly phoneCallBase: string | null;
  /** Numbers for events the specification lists without one. */
  readonly eventNumbers: EventNumbers;
  /** `ask`: nothing third-party before a yes. `implied`: unless the shopper says no. */
  readonly thirdPartyConsent: "ask" | "implied";
}
