import { HOURS_MESSAGES, type HoursMessages } from "../../../messages/hours-messages.ts";
import { describeDayHours, type Weekday } from "../open/day-hours.ts";
import type { TradingLocation } from "../open/open-state.ts";
import type { SpecialHours } from "../open/special-hours.ts";
import { wallTimeAt, weekdayOf } from "../open/zone-time.ts";

/** One line of the "View Holiday Hours" dialog. */
export interface SpecialHoursLine extends SpecialHours {
  weekday: Weekday;
  text: string;
}

/** The special hours still to come, today's included, by the location's own calendar; earliest first. */
export function comingSpecialHours(
  location: Pick<TradingLocation, "specialHours" | "timeZone">,
  now: Date,
  words: HoursMessages = HOURS_MESSAGES,
): SpecialHoursLine[] {
  const today = wallTimeAt(now.getTime(), location.timeZone).date;
  return location.specialHours
    .filter((entry) => entry.date >= today)
    .map((entry) => ({
      ...entry,
      weekday: weekdayOf(entry.date),
      text: describeDayHours(entry.hours, words),
    }));
}
