import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayHours, WEEK } from "./day-hours.ts";
import { nextTimeIn, openStateAt, type TradingLocation } from "./open-state.ts";

const MINUTE = 60_000;

/** Where the clocks change in opposite seasons, by an hour and by half an hour. */
const ZONES = ["Australia/Sydney", "America/New_York", "Australia/Lord_Howe"];

/** The wall as Intl itself prints it: nothing of ours is asked. */
function wallPrinter(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant: number) => {
    const parts = new Map(format.formatToParts(instant).map((part) => [part.type, part.value]));
    const date = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
    return { date, minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")) };
  };
}

const FIRST = Date.UTC(2026, 0, 1);
const MINUTES = 365 * 1440;

/** What the wall shows at every minute of a year: which of `dates`, and which minute of that day. */
interface Year {
  dates: string[];
  day: Uint16Array;
  minute: Uint16Array;
}

function yearOf(timeZone: string): Year {
  const wallAt = wallPrinter(timeZone);
  const year: Year = { dates: [], day: new Uint16Array(MINUTES), minute: new Uint16Array(MINUTES) };
  // Offsets change on quarter hours only, so the wall is asked there and counted between.
  for (let quarter = 0; quarter < MINUTES; quarter += 15) {
    const wall = wallAt(FIRST + quarter * MINUTE);
    if (year.dates.at(-1) !== wall.date) year.dates.push(wall.date);
    for (let step = 0; step < 15; step += 1) {
      year.day[quarter + step] = year.dates.length - 1;
      year.minute[quarter + step] = wall.minute + step;
    }
  }
  return year;
}

const dayBefore = (date: string) =>
  new Date(Date.parse(`${date}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Open or not at every minute, by definition: is the wall inside a span of today, or of yesterday's long night? */
function scan(location: TradingLocation, year: Year): Uint8Array {
  const spansOn = (date: string) => {
    const special = location.specialHours.find((entry) => entry.date === date);
    const weekday = new Date(`${date}T00:00Z`).getUTCDay();
    const hours = special?.hours ?? location.week.find((entry) => entry.weekday === weekday)?.hours;
    return hours?.kind === "open" ? hours.spans : [];
  };
  const days = year.dates.map((date) => {
    const today = spansOn(date);
    const before = spansOn(dayBefore(date));
    return Uint8Array.from({ length: 1440 }, (_, minute) =>
      today.some(({ opens, closes }) => opens <= minute && minute < closes) ||
      before.some(({ closes }) => minute + 1440 < closes)
        ? 1
        : 0,
    );
  });
  return Uint8Array.from(
    { length: MINUTES },
    (_, at) => days[year.day[at] ?? 0]?.[year.minute[at] ?? 0] ?? 0,
  );
}

const span = fc
  .record({ opens: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 1440 }) })
  .map(({ opens, length }) => ({ opens, closes: opens + length }));
const hours: fc.Arbitrary<DayHours> = fc.oneof(
  { weight: 4, arbitrary: span.map((only): DayHours => ({ kind: "open", spans: [only] })) },
  { weight: 1, arbitrary: fc.constant<DayHours>({ kind: "closed" }) },
  // Around the hour the clocks change, where mistakes live.
  { weight: 2, arbitrary: fc.constantFrom<DayHours>({ kind: "open", spans: [{ opens: 90, closes: 150 }] }) },
);
const date = fc
  .integer({ min: 0, max: 364 })
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
const schedule = fc.record({
  week: fc.uniqueArray(fc.record({ weekday: fc.constantFrom(...WEEK), hours }), {
    selector: (day) => day.weekday,
    minLength: 1,
  }),
  specialHours: fc
    .uniqueArray(fc.record({ date, hours, name: fc.constant(null) }), {
      selector: (entry) => entry.date,
      maxLength: 12,
    })
    .map((entries) => entries.toSorted((left, right) => (left.date < right.date ? -1 : 1))),
});

describe.each(ZONES)("open-now over a year in %s", (timeZone) => {
  it("agrees with a scan of every minute, and so does the next change", { timeout: 120_000 }, () => {
    const year = yearOf(timeZone);
    fc.assert(
      fc.property(schedule, fc.infiniteStream(fc.nat()), (given, random) => {
        const location: TradingLocation = { ...given, timeZone };
        const scanned = scan(location, year);
        const changes: number[] = [];
        scanned.forEach((open, at) => {
          if (at > 0 && open !== scanned[at - 1]) changes.push(FIRST + at * MINUTE);
        });

        // Following the changes from the first minute visits exactly the flips the scan saw.
        const followed: number[] = [];
        const next = (from: number) =>
          nextTimeIn(
            location,
            [openStateAt(location, new Date(from)) === "open" ? "closed" : "open"],
            new Date(from),
          );
        let at = next(FIRST);
        while (at !== null && at.getTime() < FIRST + MINUTES * MINUTE) {
          followed.push(at.getTime());
          at = next(at.getTime());
        }
        expect(followed).toEqual(changes);

        for (const pick of random.take(200)) {
          const index = pick % MINUTES;
          const instant = new Date(FIRST + index * MINUTE + (pick % MINUTE));
          expect(openStateAt(location, instant)).toBe(scanned[index] ? "open" : "closed");
        }
      }),
      { numRuns: 12 },
    );
  });
});
