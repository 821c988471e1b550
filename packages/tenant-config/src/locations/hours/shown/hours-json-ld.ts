import { DAY_MINUTES, machineClockTime } from "../open/clock-time.ts";
import { comingSpecialHours } from "./coming-special-hours.ts";
import { type DayHours, sameDayHours, type TradingSpan, type Weekday } from "../open/day-hours.ts";
import { weekdayName } from "./merge-opening-hours.ts";
import type { TradingLocation } from "../open/open-state.ts";

/** schema.org's `OpeningHoursSpecification`. */
export interface OpeningHoursJsonLd {
  "@type": "OpeningHoursSpecification";
  dayOfWeek?: string[];
  validFrom?: string;
  validThrough?: string;
  opens: string;
  closes: string;
}

/** Closed all day is written as opening and closing at midnight; open all day ends a minute before. */
const CLOSED = { opens: "00:00", closes: "00:00" };
const timesOf = ({ opens, closes }: TradingSpan) =>
  opens === 0 && closes === DAY_MINUTES
    ? { opens: "00:00", closes: "23:59" }
    : { opens: machineClockTime(opens), closes: machineClockTime(closes) };

const spansOf = (hours: DayHours): readonly TradingSpan[] => (hours.kind === "open" ? hours.spans : []);

/**
 * The hours of a location for search engines: the ordinary week, days alike together, then the special
 * days to come. Free text says nothing a machine could use and is left out.
 *
 * @example
 * hoursJsonLd(location, new Date("2026-11-21T00:00:00Z")).map(({ opens }) => opens) // ["08:30", "00:00"]
 */
export function hoursJsonLd(location: TradingLocation, now: Date): OpeningHoursJsonLd[] {
  const alike: { weekdays: Weekday[]; hours: DayHours }[] = [];
  for (const { weekday, hours } of location.week) {
    const group = alike.find((each) => sameDayHours(each.hours, hours));
    if (group) group.weekdays.push(weekday);
    else alike.push({ weekdays: [weekday], hours });
  }
  const week = alike.flatMap(({ weekdays, hours }) =>
    spansOf(hours).map((span) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: weekdays.map((weekday) => `https://schema.org/${weekdayName(weekday)}`),
      ...timesOf(span),
    })),
  );
  const special = comingSpecialHours(location, now).flatMap(({ date, hours }) => {
    const times = hours.kind === "closed" ? [CLOSED] : spansOf(hours).map(timesOf);
    return times.map((each) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: date,
      validThrough: date,
      ...each,
    }));
  });
  return [...week, ...special];
}
