import { DAY_MINUTES } from "../open/clock-time.ts";
import { hoursOn, type TradingLocation } from "../open/open-state.ts";
import type { CalendarDate } from "../open/special-hours.ts";
import { addDays, wallTimeAt } from "../open/zone-time.ts";

/** A day a shopper may choose; `value` is what is sent. */
export interface VisitDay {
  /** "2026-11-28". */
  readonly value: CalendarDate;
  /** "Tomorrow", "Sat 28 Nov". */
  readonly label: string;
}

/** How many days are offered, and in which words. */
interface VisitDaysOptions {
  readonly now: Date;
  readonly locale: string;
  readonly today: string;
  readonly tomorrow: string;
  /** How many at most; four, where it is left out. */
  readonly count?: number;
}

/** Further ahead than this a shopper uses the calendar. */
const DAYS_AHEAD = 14;
/** Minutes before closing after which the same day is not offered. */
const LAST_VISIT = 60;

/**
 * The next days on which a place is open, by its own calendar and special hours: today only while there is an hour left.
 * Days with hours in words alone are left out.
 *
 * @example
 * const words = { locale: "en-AU", today: "Today", tomorrow: "Tomorrow" };
 * visitDays(location, { now: new Date("2026-11-23T00:00:00Z"), ...words }).map(({ label }) => label)
 * // ["Today", "Tomorrow", "Wed 25 Nov", "Mon 30 Nov"]
 */
export function visitDays(
  location: TradingLocation,
  { now, locale, today, tomorrow, count = 4 }: VisitDaysOptions,
): readonly VisitDay[] {
  const { date: first, minute } = wallTimeAt(now.getTime(), location.timeZone);
  const name = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const labelOf = (date: CalendarDate, ahead: number): string =>
    [today, tomorrow][ahead] ?? name.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => ({ ahead, date: addDays(first, ahead) }))
    .filter(({ date, ahead }) => closesAt(location, date) > (ahead === 0 ? minute + LAST_VISIT : 0))
    .slice(0, count)
    .map(({ date, ahead }) => ({ value: date, label: labelOf(date, ahead) }));
}

/** So far ahead a calendar knows which days are closed. */
const CLOSED_AHEAD = 56;

/**
 * The coming days, today among them, on which a place is closed for the whole day, by its own calendar and special hours. A
 * day with hours in words, or a place without hours, is not known to be closed.
 *
 * @example
 * closedDays(location, { now: new Date("2026-11-23T00:00:00Z") }).slice(0, 2) // ["2026-11-26", "2026-11-27"]
 */
export function closedDays(
  location: TradingLocation,
  { now }: { readonly now: Date },
): readonly CalendarDate[] {
  if (location.week.length === 0) return [];
  const { date: first } = wallTimeAt(now.getTime(), location.timeZone);
  return Array.from({ length: CLOSED_AHEAD }, (_, ahead) => addDays(first, ahead)).filter((date) => {
    const hours = hoursOn(location, date);
    return hours === null || hours.kind === "closed";
  });
}

/** The minute of a day at which a place closes, at most the day's end; -1 where it does not open. */
function closesAt(location: TradingLocation, date: CalendarDate): number {
  const hours = hoursOn(location, date);
  if (hours?.kind !== "open") return -1;
  return Math.min(Math.max(...hours.spans.map(({ closes }) => closes)), DAY_MINUTES);
}
