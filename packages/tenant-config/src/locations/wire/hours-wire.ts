import { z } from "zod";
import { type ClockTime, DAY_MINUTES, parseClockTime } from "../hours/open/clock-time.ts";
import { type DayHours, WEEK, type TradingSpan, type WeekdayHours } from "../hours/open/day-hours.ts";
import type { SiteSpecialHours } from "../hours/open/special-hours.ts";
import { perReading, type WireReading, wireObject, wireText } from "../../wire/wire-values.ts";
import { isCalendarDate } from "../hours/open/zone-time.ts";

/** One day as it came, not yet checked. */
interface WireDay {
  status: string | null;
  text: string | null;
  open: string | null;
  close: string | null;
}

type Read = { ok: true; hours: DayHours | null } | { ok: false; problem: string };

function readSpan(open: ClockTime | null, close: ClockTime | null): TradingSpan | null {
  if (open === null || close === null || open >= DAY_MINUTES) return null;
  if (close > open) return { opens: open, closes: close };
  // Midnight to midnight is the whole day; any other time repeated is a slip of the pen.
  if (close === open) return open === 0 ? { opens: 0, closes: DAY_MINUTES } : null;
  return { opens: open, closes: close + DAY_MINUTES };
}

function readDay(day: WireDay, reading: WireReading): Read {
  const status = day.status?.toLowerCase() ?? null;
  if (status === "closed") return { ok: true, hours: { kind: "closed" } };
  if (reading === "strict" && status !== null && status !== "open") {
    return { ok: false, problem: `status "${day.status}" must be "Open" or "Closed"` };
  }
  if (day.open !== null || day.close !== null) {
    const span = readSpan(parseClockTime(day.open ?? ""), parseClockTime(day.close ?? ""));
    if (span) return { ok: true, hours: { kind: "open", spans: [span] } };
    if (reading === "strict") {
      return {
        ok: false,
        problem: `opens "${day.open ?? ""}" and closes "${day.close ?? ""}" are not two times like "08:30" and "17:00"`,
      };
    }
  }
  if (day.text !== null) return { ok: true, hours: { kind: "text", text: day.text } };
  if (reading === "strict") {
    return { ok: false, problem: 'needs open and close times, a text, or the status "Closed"' };
  }
  return { ok: true, hours: null };
}

const weekday = z
  .union([z.number(), z.string()])
  .transform((value) => WEEK.find((day) => String(day) === String(value).trim()))
  .refine((value) => value !== undefined, "weekday must be 0 (Sunday) to 6 (Saturday)");

const overlap = (left: TradingSpan, right: TradingSpan) =>
  left.opens < right.closes && right.opens < left.closes;

/** Two entries of one day are its two sessions when both are open and apart; else the later corrects the earlier. */
function joinDay(held: DayHours, next: DayHours): DayHours {
  if (held.kind !== "open" || next.kind !== "open") return next;
  if (next.spans.some((span) => held.spans.some((other) => overlap(span, other)))) return next;
  const spans = [...held.spans, ...next.spans].toSorted((left, right) => left.opens - right.opens);
  return { kind: "open", spans };
}

function gatherWeek(entries: readonly WeekdayHours[]): WeekdayHours[] {
  return WEEK.flatMap((day) => {
    const own = entries.filter((entry) => entry.weekday === day).map((entry) => entry.hours);
    const first = own[0];
    return first ? [{ weekday: day, hours: own.slice(1).reduce(joinDay, first) }] : [];
  });
}

const status = wireText.meta({ description: "Left out, it is open.", enum: ["Open", "Closed", null] });

/** The wire's `opening_hours`: entries in any order, several a day for split sessions. */
export const openingHoursWire = perReading((reading) => {
  const entry = wireObject(
    {
      weekday: weekday.describe("0 is Sunday, 6 is Saturday. A day with a break stands twice."),
      status,
      // The wire's own spelling.
      formated_hours: wireText.describe('Words in place of times, such as "By appointment".'),
      open: wireText.describe('When it opens, such as "08:30".'),
      close: wireText.describe("When it closes; at or before `open` it is the next day."),
    },
    reading,
  ).transform((wire, context): WeekdayHours | null => {
    const read = readDay({ ...wire, text: wire.formated_hours }, reading);
    if (!read.ok) {
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    }
    return read.hours && wire.weekday !== undefined ? { weekday: wire.weekday, hours: read.hours } : null;
  });
  return z
    .array(entry)
    .nullish()
    .transform((entries) => gatherWeek((entries ?? []).filter((each) => each !== null)));
});

/** One of the wire's `special_hours`: a date with `start_hour`/`end_hour`, or `hours.begin`/`hours.end`. */
export const specialDayWire = perReading((reading) => {
  return wireObject(
    {
      date: z
        .string()
        .transform((date) => date.trim().slice(0, 10))
        .refine(isCalendarDate, 'must be a day that exists, like "2026-12-25"')
        .describe('The day, such as "2026-12-25".'),
      name: wireText.describe('What the day is called, such as "Christmas Day".'),
      status,
      start_hour: wireText.describe('When it opens, such as "10:00".'),
      end_hour: wireText.describe("When it closes."),
      hours: wireObject(
        { begin: wireText.describe("When it opens."), end: wireText.describe("When it closes.") },
        reading,
      )
        .nullish()
        .describe("Another way to write `start_hour` and `end_hour`."),
      location_id: wireText.describe("The location it is for; left out, it is for all of them."),
      formated_hours: wireText.describe('Words in place of times, such as "By appointment".'),
    },
    reading,
  ).transform((wire, context): SiteSpecialHours | null => {
    const read = readDay(
      {
        status: wire.status,
        text: wire.formated_hours,
        open: wire.start_hour ?? wire.hours?.begin ?? null,
        close: wire.end_hour ?? wire.hours?.end ?? null,
      },
      reading,
    );
    if (!read.ok) {
      context.addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    }
    const { date, name, location_id: locationId } = wire;
    return read.hours && { date, name, locationId, hours: read.hours };
  });
});

/** The wire's list of special days. */
export const specialHoursWire = perReading((reading) => {
  return z
    .array(specialDayWire(reading))
    .nullish()
    .transform((entries) => (entries ?? []).filter((each) => each !== null));
});
