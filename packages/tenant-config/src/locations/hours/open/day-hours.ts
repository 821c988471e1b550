import { HOURS_MESSAGES, type HoursMessages } from "../../../messages/hours-messages.ts";
import { type ClockTime, DAY_MINUTES, formatClockTime } from "./clock-time.ts";

/** One stretch of trading. `closes` is later than `opens`, and above 1440 when it runs past midnight. */
export interface TradingSpan {
  opens: ClockTime;
  closes: ClockTime;
}

/**
 * One day's trading. A closed day has no times, so it cannot show stale ones; free text
 * ("By appointment") is shown as the dealer wrote it and decides nothing about being open.
 */
export type DayHours =
  | { kind: "closed" }
  | { kind: "open"; spans: readonly TradingSpan[] }
  | { kind: "text"; text: string };

/** 0 Sunday to 6 Saturday, as on the wire and in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The hours of one listed weekday. A weekday that was not filled in has no entry at all. */
export interface WeekdayHours {
  weekday: Weekday;
  hours: DayHours;
}

/** Monday to Sunday: the order in which weeks are listed. Groups never wrap around its end. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

type DayWords = Pick<HoursMessages, "closed" | "allDay" | "timeJoin">;

/**
 * The text of one day.
 *
 * @example
 * describeDayHours({ kind: "open", spans: [{ opens: 510, closes: 1020 }] }) // "8:30am - 5:00pm"
 */
export function describeDayHours(hours: DayHours, words: DayWords = HOURS_MESSAGES): string {
  if (hours.kind === "closed") return words.closed;
  if (hours.kind === "text") return hours.text;
  return hours.spans
    .map(({ opens, closes }) =>
      opens === 0 && closes === DAY_MINUTES
        ? words.allDay
        : `${formatClockTime(opens)}${words.timeJoin}${formatClockTime(closes)}`,
    )
    .join(", ");
}

/** Whether two days read and behave the same. */
export function sameDayHours(left: DayHours, right: DayHours): boolean {
  if (left.kind === "text" || right.kind === "text") {
    return left.kind === "text" && right.kind === "text" && left.text === right.text;
  }
  if (left.kind === "closed" || right.kind === "closed") return left.kind === right.kind;
  return (
    left.spans.length === right.spans.length &&
    left.spans.every((span, at) => {
      const other = right.spans[at];
      return other !== undefined && span.opens === other.opens && span.closes === other.closes;
    })
  );
}
