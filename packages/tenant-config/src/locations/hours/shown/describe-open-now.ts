import { formatClockTime } from "../open/clock-time.ts";
import { HOURS_MESSAGES, type HoursMessages } from "../../../messages/hours-messages.ts";
import { nextTimeIn, openStateAt, type TradingLocation } from "../open/open-state.ts";
import { addDays, wallTimeAt } from "../open/zone-time.ts";

/** The open-now line of a location card. Unknown renders nothing. */
export type OpenNow =
  | { kind: "open"; closesAt: Date | null; text: string }
  | {
      kind: "closed";
      opensAt: Date | null;
      text: string;
      /** What day it is where that is why: "Christmas Day". */
      holiday: string | null;
    }
  | { kind: "unknown" };

const fill = (message: string, values: Readonly<Record<string, string | number>>): string => {
  const known = new Map(Object.entries(values));
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
};

function opensText(opensAt: Date, now: Date, timeZone: string, words: HoursMessages): string {
  const today = wallTimeAt(now.getTime(), timeZone).date;
  const opening = wallTimeAt(opensAt.getTime(), timeZone);
  const time = formatClockTime(opening.minute);
  if (opening.date === today) return fill(words.opensToday, { time });
  if (opening.date === addDays(today, 1)) return fill(words.opensTomorrow, { time });
  const name = words.weekdaysInside[opening.weekday] ?? "";
  // From a week on, "Monday" alone would be read as the coming one.
  const near = opening.date < addDays(today, 7);
  const [, month = 1, date = 1] = opening.date.split("-").map(Number);
  const far = { weekday: name, day: date, month: words.months[month - 1] ?? "" };
  return fill(words.opensOn, { time, day: near ? name : fill(words.farDay, far) });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time further away than a day is no time of today's, so it is not named. */
function openText(closesAt: Date | null, now: Date, timeZone: string, words: HoursMessages): string {
  if (closesAt === null || closesAt.getTime() - now.getTime() > DAY_MS) return words.allDay;
  const { minute } = wallTimeAt(closesAt.getTime(), timeZone);
  return minute === 0 ? words.openUntilMidnight : fill(words.openUntil, { time: formatClockTime(minute) });
}

/**
 * Whether a location is open at `now`, and until or from when, by its own clock: never the
 * server's or the shopper's. Render it per request; it must not be stored in a cached page.
 *
 * @example
 * describeOpenNow(location, new Date("2026-11-23T00:00:00Z")).kind // "open"
 */
export function describeOpenNow(
  location: TradingLocation,
  now: Date,
  words: HoursMessages = HOURS_MESSAGES,
): OpenNow {
  const state = openStateAt(location, now);
  if (state === "unknown") return { kind: "unknown" };
  if (state === "open") {
    const closesAt = nextTimeIn(location, ["closed", "unknown"], now);
    return { kind: "open", closesAt, text: openText(closesAt, now, location.timeZone, words) };
  }
  const opensAt = nextTimeIn(location, ["open"], now);
  const today = wallTimeAt(now.getTime(), location.timeZone).date;
  return {
    kind: "closed",
    opensAt,
    text: opensAt === null ? words.closed : opensText(opensAt, now, location.timeZone, words),
    holiday: location.specialHours.find(({ date }) => date === today)?.name ?? null,
  };
}
