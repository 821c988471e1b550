import { HOURS_MESSAGES, type HoursMessages } from "../../../messages/hours-messages.ts";
import { describeDayHours, type Weekday } from "../open/day-hours.ts";
import { hoursOn, type TradingLocation } from "../open/open-state.ts";
import type { CalendarDate, SpecialHours } from "../open/special-hours.ts";
import { addDays, weekdayOf } from "../open/zone-time.ts";

/** A place whose hours a calendar shows. */
type CalendarPlace = Pick<TradingLocation, "week" | "specialHours"> & { readonly name: string };

/** Places that trade alike on a day. */
export interface DayOfPlaces {
  /** Their names, in the order they were given. */
  readonly places: readonly string[];
  /** "8:30am - 5:00pm", "Closed", or the dealer's own text; null where the weekday is not listed. */
  readonly text: string | null;
  /** What replaces the weekday's hours; null on an ordinary day. */
  readonly special: SpecialHours | null;
}

/** One day of a calendar of hours. */
export interface CalendarDay {
  readonly date: CalendarDate;
  readonly weekday: Weekday;
  /** Each place once, those that trade alike together. */
  readonly hours: readonly DayOfPlaces[];
}

/**
 * A month's days with the hours that hold on each: the special ones of a place, else its weekday's, as pages show them.
 *
 * @param month the year and the month, "2026-12"; another text gives no days
 * @example
 * hoursOfMonth([{ name: "City", week: [], specialHours: [] }], "2026-02").length // 28
 */
export function hoursOfMonth(
  places: readonly CalendarPlace[],
  month: string,
  words: HoursMessages = HOURS_MESSAGES,
): CalendarDay[] {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return [];
  const days: CalendarDay[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1))
    days.push({ date, weekday: weekdayOf(date), hours: alike(places, date, words) });
  return days;
}

function alike(places: readonly CalendarPlace[], date: CalendarDate, words: HoursMessages): DayOfPlaces[] {
  const groups = new Map<string, DayOfPlaces & { places: string[] }>();
  for (const place of places) {
    const special = place.specialHours.find((entry) => entry.date === date) ?? null;
    const hours = hoursOn(place, date);
    const text = hours && describeDayHours(hours, words);
    const key = JSON.stringify([text, special?.name, special !== null]);
    const group = groups.get(key) ?? { places: [], text, special };
    group.places.push(place.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
