import { type EventName, EVENTS, type EventNumbers, isEventName, isLeadEvent } from "./event-table.ts";
import type { UnnumberedName } from "./event-table.ts";

/** The names of the table, in its order. */
const names = Object.keys(EVENTS).filter(isEventName);

const isUnnumbered = (name: EventName): name is UnnumberedName => EVENTS[name].id === null;

/** The names a tenant may number. */
export const unnumberedNames: readonly UnnumberedName[] = names.filter(isUnnumbered);

/** Numbers no tenant may give: the fixed ones, and 20 and 21, which the platform reserves. */
export const takenEventIds: readonly number[] = [20, 21, ...names.flatMap((name) => EVENTS[name].id ?? [])];

/** The number of every accepted form without a number of its own. */
const DEFAULT_FORM_ID = 22;

/**
 * The number the events endpoint knows an event by, or `null` when it has none. An accepted form without a number
 * of its own counts as the default form, 22; no other number is made up.
 *
 * @example
 * eventId("favourite_added", {}) // 39
 * eventId("general_enquiry", {}) // 22
 * eventId("page_viewed", {}) // null
 * eventId("page_viewed", { page_viewed: 1 }) // 1
 */
export function eventId(name: EventName, numbers: EventNumbers): number | null {
  if (!isUnnumbered(name)) return EVENTS[name].id;
  return numbers[name] ?? (isLeadEvent(name) ? DEFAULT_FORM_ID : null);
}
