import type { AnalyticsPolicy } from "./analytics-policy.ts";
import { eventId } from "./event-id.ts";
import { EVENTS, type FieldValues, type SiteEvent } from "./event-table.ts";
import type { TrackedCar } from "./tracked-car.ts";
import { vehicleTracking } from "./vehicle-tracking.ts";

/** What is true of the whole visit and goes with every event. */
export interface VisitFacts {
  readonly websiteSlug: string;
  /** The platform's id of the website. */
  readonly websiteId: string;
  /** Address of the page, without any parameter that could name a person; see `publicUrl`. */
  readonly url: string;
  /** The kind of page, as it names itself. */
  readonly page: string;
  /** Of this device; the session's for a shopper who refused to be recognised. */
  readonly anonId: string;
  readonly sessionId: string;
  readonly browser: string;
  readonly os: string;
}

/** An event that happened: once, under an id by which every receiver can tell a repeated copy from a second one. */
export interface Happening {
  readonly id: string;
  readonly event: SiteEvent;
  readonly visit: VisitFacts;
}

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

/** Fields that stand elsewhere in a record than among its properties. */
const ELSEWHERE = ["leadId", "error", "car"];

/**
 * Prints an event for the numbered endpoint, or `null` for an event without a number: those are left
 * out, never given one.
 */
export function eventRecord({ id, event, visit }: Happening, policy: EventRecordPolicy): EventRecord | null {
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
    error_message: "error" in event ? event.error : null,
    event_properties: {
      event_name: event.name,
      event_id: id,
      website_id: visit.websiteId,
      ...eventProperties(event),
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

/**
 * What an event carries besides its car, its lead and its error, in small letters with underscores; what it has
 * nothing of is left out, and cars are named by their ids.
 *
 * @example
 * eventProperties({ name: "dealer_called", dealershipId: "3", car: null }) // { dealership_id: "3" }
 */
export function eventProperties(event: SiteEvent): Readonly<Record<string, unknown>> {
  const fields: readonly [string, keyof FieldValues][] = Object.entries(EVENTS[event.name].fields);
  const values = new Map<string, unknown>(Object.entries(event));
  return Object.fromEntries(
    fields.flatMap(([field, kind]) => {
      const value = values.get(field);
      if (ELSEWHERE.includes(field) || value === null || value === undefined) return [];
      if (kind === "cars") return [["car_ids", carIds(event)]];
      return [[field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]];
    }),
  );
}

const carIds = (event: SiteEvent): readonly string[] =>
  "cars" in event ? event.cars.map(({ id }: TrackedCar) => id) : [];
