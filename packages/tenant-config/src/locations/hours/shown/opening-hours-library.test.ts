import * as fc from "fast-check";
import OpeningHours from "opening_hours";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { machineClockTime } from "../open/clock-time.ts";
import { type DayHours, type TradingSpan, WEEK, type Weekday, type WeekdayHours } from "../open/day-hours.ts";
import { nextTimeIn, openStateAt } from "../open/open-state.ts";
import type { SpecialHours } from "../open/special-hours.ts";
import { weekdayName } from "./merge-opening-hours.ts";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 2);
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const clock = (time: number) =>
  time > 1440
    ? `${Math.floor(time / 60)}:${String(time % 60).padStart(2, "0")}`
    : time === 1440
      ? "24:00"
      : machineClockTime(time);
const times = (hours: DayHours) =>
  hours.kind === "open"
    ? hours.spans.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(",")
    : "off";
const dayName = (weekday: Weekday) => weekdayName(weekday).slice(0, 2);
const dateName = (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return `${year} ${MONTHS[(month ?? 1) - 1]} ${day}`;
};

/** The same week in OpenStreetMap's language; a special day's rule comes last and overrides. */
const inTheirWords = (week: readonly WeekdayHours[], special: readonly SpecialHours[]) =>
  [
    // Joined by commas, a day's rule does not cut off the night before.
    week.map(({ weekday, hours }) => `${dayName(weekday)} ${times(hours)}`).join(", "),
    ...special.map(({ date, hours }) => `${dateName(date)} ${times(hours)}`),
  ].join("; ");

const inOrder = (...edges: number[]): TradingSpan[] => {
  const [opens = 0, pause = 1, resumes = 2, closes = 3] = edges.toSorted((left, right) => left - right);
  return [
    { opens, closes: pause },
    { opens: resumes, closes },
  ];
};
const withinADay = fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 4, maxLength: 4 });
const hours = fc.oneof(
  fc.constant<DayHours>({ kind: "closed" }),
  withinADay.map((edges): DayHours => ({ kind: "open", spans: inOrder(...edges) })),
  withinADay.map((edges): DayHours => ({ kind: "open", spans: inOrder(...edges).slice(0, 1) })),
);
/** Nights past midnight. Their special days cut off the night before, ours end it; so these weeks have none. */
const nights = fc
  .record({ opens: fc.integer({ min: 720, max: 1439 }), length: fc.integer({ min: 1, max: 1440 }) })
  .map(({ opens, length }): DayHours => ({ kind: "open", spans: [{ opens, closes: opens + length }] }));

const weekOf = (arbitrary: fc.Arbitrary<DayHours>) =>
  fc
    .uniqueArray(fc.record({ weekday: fc.constantFrom(...WEEK), hours: arbitrary }), {
      selector: (day) => day.weekday,
      minLength: 1,
    })
    .map((days): WeekdayHours[] => days.toSorted((left, right) => left.weekday - right.weekday));
const special = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 27 }), hours }), {
    selector: ({ day }) => day,
    maxLength: 4,
  })
  .map((entries) =>
    entries
      .toSorted((left, right) => left.day - right.day)
      .map(({ day, hours: own }): SpecialHours => {
        const date = new Date(START + day * 1440 * MINUTE).toISOString().slice(0, 10);
        return { date, hours: own, name: null };
      }),
  );

/** Both on the same minutes: is it open, and when does that change? */
const both = (week: WeekdayHours[], specialHours: SpecialHours[], minutes: number[]) => {
  const theirs = new OpeningHours(inTheirWords(week, specialHours), null);
  const ours = { week, specialHours, timeZone: "UTC" };
  const given = [];
  const expected = [];
  for (const minute of minutes) {
    const at = new Date(START + minute * MINUTE);
    const open = openStateAt(ours, at) === "open";
    given.push({ open, change: nextTimeIn(ours, [open ? "closed" : "open"], at) });
    expected.push({ open: theirs.getState(at), change: theirs.getNextChange(at) ?? null });
  }
  return { given, expected };
};
describe("open-now beside the opening_hours library", () => {
  const zone = process.env["TZ"];
  // The library reads the process's own wall; ours reads the location's. Let them be the same.
  beforeAll(() => {
    process.env["TZ"] = "UTC";
  });
  afterAll(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });

  const minutes = fc.array(fc.integer({ min: 0, max: 21 * 1440 }), { minLength: 5, maxLength: 5 });

  it("agrees on random weeks with sessions and special days", () => {
    fc.assert(
      fc.property(weekOf(hours), special, minutes, (week, specialHours, at) => {
        const { given, expected } = both(week, specialHours, at);
        expect(given).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it("agrees on random nights past midnight", () => {
    fc.assert(
      fc.property(weekOf(nights), minutes, (week, at) => {
        const { given, expected } = both(week, [], at);
        expect(given).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
