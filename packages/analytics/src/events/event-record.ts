import type { AnalyticsPolicy } from "./analytics-policy.ts";
import { eventId } from "./event-catalogue.ts";
import type { SiteEvent, VisitFacts } from "./site-event.ts";
import { vehicleTracking } from "./vehicle-tracking.ts";

/**
 * One event as the numbered endpoint takes it, under its wire names. The number
 * travels as `category`, the only field of that object which can say what happened.
 */
export interface EventRecord {
  readonly website_slug: string;
  readonly url: string;
  readonly category: number;
  readonly lead_id: string | null;
  readonly anon_id: string;
  readonly session_id: string;
  readonly error_message: string | null;
  readonly event_properties: Readonly<Record<string, unknown>>;
}

/** What printing a record needs of the tenant's settings. */
export type EventRecordPolicy = Pick<AnalyticsPolicy, "eventNumbers" | "vehicleContentType" | "currency">;

/**
 * Prints an event for the numbered endpoint, or `null` for an event without a number: those are left
 * out, never given one.
 */
export function eventRecord(
  event: SiteEvent,
  visit: VisitFacts,
  policy: EventRecordPolicy,
): EventRecord | null {
  const category = eventId(event.name, policy.eventNumbers);
  if (category === null) return null;
  const car = "car" in event ? event.car : null;
  return {
    website_slug: visit.websiteSlug,
    url: visit.url,
    category,
    lead_id: "leadId" in event ? event.leadId : null,
    anon_id: visit.anonId,
    session_id: visit.sessionId,
    error_message: null,
    event_properties: {
      event_name: event.name,
      website_id: visit.websiteId,
      ...("dealershipId" in event && event.dealershipId !== null && { dealership_id: event.dealershipId }),
      browser: visit.browser,
      os: visit.os,
      ...(car && {
        car_id: car.id,
        car_slug: car.slug,
        car_name: car.name,
        vehicle: vehicleTracking(car, policy),
      }),
    },
  };
}
