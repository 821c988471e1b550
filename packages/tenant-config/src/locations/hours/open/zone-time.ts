import { tzOffset } from "@date-fns/tz/tzOffset";
import { type ClockTime, DAY_MINUTES } from "./clock-time.ts";
import type { Weekday } from "./day-hours.ts";
import type { CalendarDate } from "./special-hours.ts";

/** What calendar and clock on the wall of a place say at one instant. */
export interface WallTime {
  date: CalendarDate;
  weekday: Weekday;
  minute: ClockTime;
}

const MINUTE = 60_000;
const DAY = DAY_MINUTES * MINUTE;
/** No zone is further than this from UTC, so a local day lies within this margin of the UTC day. */
const MAX_OFFSET = 15 * 60 * MINUTE;

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Whether this runtime knows the zone. "Australia/Brisbane" yes, "Brisbane" no. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Reads the wall of a place: its calendar date, weekday and minute of the day. */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const local = new Date(instant + tzOffset(timeZone, new Date(instant)) * MINUTE);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: WEEKDAYS[local.getUTCDay()] ?? 0,
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

const utcMidnight = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

/** The date so many days later, by the calendar alone. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(utcMidnight(date) + days * DAY).toISOString().slice(0, 10);
}

export function weekdayOf(date: CalendarDate): Weekday {
  return WEEKDAYS[new Date(utcMidnight(date)).getUTCDay()] ?? 0;
}

/**
 * Whether the text is a day that exists: "2026-02-30" is not.
 *
 * @example
 * isCalendarDate("2026-02-30") // false
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcMidnight(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The instant, to the minute, at which the offset stops being `before` within (from, to]. */
function transitionBetween(from: number, to: number, timeZone: string, before: number): number {
  let low = Math.floor(from / MINUTE);
  let high = Math.ceil(to / MINUTE);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (tzOffset(timeZone, new Date(middle * MINUTE)) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

/**
 * Every instant at which something could change on a local date, if the wall's clock shows one of `minutes`
 * then: each time as it is before and after a change of clocks, and the change itself, because a
 * clock that jumps from 2:00 to 3:00 skips 2:30 but still passes it. Sorted, all of them on that date.
 */
export function instantsOn(date: CalendarDate, minutes: readonly ClockTime[], timeZone: string): number[] {
  const midnight = utcMidnight(date);
  const from = midnight - MAX_OFFSET;
  const to = midnight + DAY + MAX_OFFSET;
  const before = tzOffset(timeZone, new Date(from));
  const after = tzOffset(timeZone, new Date(to));
  const walls = minutes.map((minute) => midnight + minute * MINUTE);
  const instants = walls.map((wall) => wall - before * MINUTE);
  if (before !== after) {
    instants.push(
      ...walls.map((wall) => wall - after * MINUTE),
      transitionBetween(from, to, timeZone, before),
    );
  }
  return instants
    .filter((instant) => wallTimeAt(instant, timeZone).date === date)
    .toSorted((left, right) => left - right);
}
