import { formatClockTime } from "../open/clock-time.ts";
import { HOURS_WORDS } from "../open/day-hours.ts";
import { nextTimeIn, openStateAt, type TradingLocation } from "../open/open-state.ts";
import { addDays, wallTimeAt } from "../open/zone-time.ts";

/** The open-now line of a location card. Unknown draws nothing. */
export type OpenNow =
  | { kind: "open"; closesAt: Date | null; text: string }
  | { kind: "closed"; opensAt: Date | null; text: string }
  | { kind: "unknown" };

/** Sentences with `{time}` and `{day}` to fill in. */
export interface OpenNowWords {
  /** Open for a whole day and more from now. */
  openAllDay: string;
  openUntil: string;
  /** Closes when the day ends: "12:00am" leaves open which of two nights is meant. */
  openUntilMidnight: string;
  closed: string;
  opensToday: string;
  opensTomorrow: string;
  opensOn: string;
  /** Sunday first. */
  weekdays: readonly string[];
  /** A day more than a week away: "Monday 5 January,". */
  farDay(weekday: string, day: number, month: number): string;
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July"].concat([
  "August",
  "September",
  "October",
  "November",
  "December",
]);

/** English as every market speaks it. */
export const OPEN_NOW_WORDS: OpenNowWords = {
  openAllDay: HOURS_WORDS.allDay,
  openUntil: "Open until {time}",
  openUntilMidnight: "Open until midnight",
  closed: "Closed",
  opensToday: "Closed, opens {time}",
  opensTomorrow: "Closed, opens tomorrow {time}",
  opensOn: "Closed, opens {day} {time}",
  weekdays: HOURS_WORDS.weekdays,
  farDay: (weekday, day, month) => `${weekday} ${day} ${MONTHS[month - 1]},`,
};

const fill = (sentence: string, time: string, day = "") =>
  sentence.replace("{day}", day).replace("{time}", time);

function opensText(opensAt: Date, now: Date, timeZone: string, words: OpenNowWords): string {
  const today = wallTimeAt(now.getTime(), timeZone).date;
  const opening = wallTimeAt(opensAt.getTime(), timeZone);
  const time = formatClockTime(opening.minute);
  if (opening.date === today) return fill(words.opensToday, time);
  if (opening.date === addDays(today, 1)) return fill(words.opensTomorrow, time);
  const name = words.weekdays[opening.weekday] ?? "";
  // From a week on, "Monday" alone would be read as the coming one.
  const near = opening.date < addDays(today, 7);
  const [, month, day] = opening.date.split("-").map(Number);
  return fill(words.opensOn, time, near ? name : words.farDay(name, day ?? 1, month ?? 1));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time further away than a day is no time of today's, so it is not named. */
function openText(closesAt: Date | null, now: Date, timeZone: string, words: OpenNowWords): string {
  if (closesAt === null || closesAt.getTime() - now.getTime() > DAY_MS) return words.openAllDay;
  const { minute } = wallTimeAt(closesAt.getTime(), timeZone);
  return minute === 0 ? words.openUntilMidnight : fill(words.openUntil, formatClockTime(minute));
}

/**
 * Whether a location is open at `now`, and until or from when, by its own clock: never the
 * server's or the shopper's. Render it per request; it must not be kept in a cached page.
 *
 * @example
 * describeOpenNow(location, new Date("2026-11-23T00:00:00Z")).kind // "open"
 */
export function describeOpenNow(
  location: TradingLocation,
  now: Date,
  words: OpenNowWords = OPEN_NOW_WORDS,
): OpenNow {
  const state = openStateAt(location, now);
  if (state === "unknown") return { kind: "unknown" };
  if (state === "open") {
    const closesAt = nextTimeIn(location, ["closed", "unknown"], now);
    return { kind: "open", closesAt, text: openText(closesAt, now, location.timeZone, words) };
  }
  const opensAt = nextTimeIn(location, ["open"], now);
  return {
    kind: "closed",
    opensAt,
    text: opensAt === null ? words.closed : opensText(opensAt, now, location.timeZone, words),
  };
}
