import { DAY_MINUTES } from "./clock-time.ts";
import type { DayHours, TradingSpan, WeekdayHours } from "./day-hours.ts";
import type { CalendarDate, SpecialHours } from "./special-hours.ts";
import { addDays, instantsOn, type WallTime, wallTimeAt, weekdayOf } from "./zone-time.ts";

/** When a location trades. */
export interface TradingLocation {
  /** The ordinary week, Monday first, listed days only. */
  week: readonly WeekdayHours[];
  /** Special hours of this location and of all, one a date, earliest first. */
  specialHours: readonly SpecialHours[];
  /** IANA zone, from the state unless the dealer gave one: "Australia/Brisbane". */
  timeZone: string;
}

/** Unknown: no hours at all, or today's are free text only. An unlisted day of a listed week is closed. */
export type OpenState = "open" | "closed" | "unknown";

/** The hours that hold on a date: its special ones, else its weekday's, else null. */
export function hoursOn(
  location: Pick<TradingLocation, "week" | "specialHours">,
  date: CalendarDate,
): DayHours | null {
  const special = location.specialHours.find((entry) => entry.date === date);
  if (special) return special.hours;
  const weekday = weekdayOf(date);
  return location.week.find((entry) => entry.weekday === weekday)?.hours ?? null;
}

const spansOf = (hours: DayHours | null): readonly TradingSpan[] =>
  hours?.kind === "open" ? hours.spans : [];

const covers = (spans: readonly TradingSpan[], minute: number) =>
  spans.some((span) => span.opens <= minute && minute < span.closes);

function stateOnWall(location: TradingLocation, wall: WallTime): OpenState {
  const today = hoursOn(location, wall.date);
  // Trading past midnight belongs to the day it began on.
  const yesterday = spansOf(hoursOn(location, addDays(wall.date, -1)));
  if (covers(spansOf(today), wall.minute) || covers(yesterday, wall.minute + DAY_MINUTES)) return "open";
  if (today?.kind === "text") return "unknown";
  return today === null && location.week.length === 0 ? "unknown" : "closed";
}

/** Whether a location trades at an instant, by the clock on its own wall. */
export function openStateAt(location: TradingLocation, at: Date): OpenState {
  return stateOnWall(location, wallTimeAt(at.getTime(), location.timeZone));
}

/** A full week after the last special date shows everything the week can ever say. */
const DAYS_TO_LOOK = 9;
const MAX_DAYS = 800;

function lastDateToLook(location: TradingLocation, today: CalendarDate): CalendarDate {
  const lastSpecial = location.specialHours.at(-1)?.date ?? today;
  const from = lastSpecial > today ? lastSpecial : today;
  const horizon = addDays(today, MAX_DAYS);
  const wanted = addDays(from, DAYS_TO_LOOK);
  return wanted < horizon ? wanted : horizon;
}

function boundariesOn(location: TradingLocation, date: CalendarDate): number[] {
  const own = spansOf(hoursOn(location, date)).flatMap((span) => [span.opens, span.closes]);
  const carried = spansOf(hoursOn(location, addDays(date, -1))).map((span) => span.closes - DAY_MINUTES);
  return [0, ...[...own, ...carried].filter((minute) => minute >= 0 && minute < DAY_MINUTES)];
}

/**
 * The first instant after `from` at which the location's state is one of `wanted`, across changes of
 * clocks; null when that never comes (always open, never open).
 */
export function nextTimeIn(location: TradingLocation, wanted: readonly OpenState[], from: Date): Date | null {
  const today = wallTimeAt(from.getTime(), location.timeZone).date;
  const last = lastDateToLook(location, today);
  for (let date = today; date <= last; date = addDays(date, 1)) {
    for (const instant of instantsOn(date, boundariesOn(location, date), location.timeZone)) {
      if (instant <= from.getTime()) continue;
      const at = new Date(instant);
      if (wanted.includes(openStateAt(location, at))) return at;
    }
  }
  return null;
}
