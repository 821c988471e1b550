import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayHours, WEEK } from "./day-hours.ts";
import { nextOpenChange, openStateAt, type TradingLocation } from "./open-state.ts";

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

/** Every minute of a year with the wall's reading; the slow part, so once a zone. */
function yearOf(timeZone: string) {
  const wallAt = wallPrinter(timeZone);
  const from = Date.UTC(2026, 0, 1);
  const to = Date.UTC(2027, 0, 1);
  const minutes: { instant: number; date: string; minute: number }[] = [];
  // Offsets change on quarter hours only, so the wall is asked there and counted between.
  for (let instant = from; instant < to; instant += 15 * MINUTE) {
    const wall = wallAt(instant);
    for (let step = 0; step < 15; step += 1) {
      minutes.push({ instant: instant + step * MINUTE, date: wall.date, minute: wall.minute + step });
    }
  }
  return minutes;
}

const dayBefore = (date: string) =>
  new Date(Date.parse(`${date}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Open or not, by definition: is this minute of the wall inside a span of today, or of yesterday's long night? */
function bruteForce(location: TradingLocation) {
  const covers = (date: string, minute: number) => {
    const special = location.specialHours.find((entry) => entry.date === date);
    const weekday = new Date(`${date}T00:00Z`).getUTCDay();
    const hours = special?.hours ?? location.week.find((entry) => entry.weekday === weekday)?.hours;
    return hours?.kind === "open" && hours.spans.some((span) => span.opens <= minute && minute < span.closes);
  };
  const byDate = new Map<string, Uint8Array>();
  return (date: string, minute: number) => {
    let day = byDate.get(date);
    if (!day) {
      const before = dayBefore(date);
      day = Uint8Array.from({ length: 1440 }, (_, at) =>
        covers(date, at) || covers(before, at + 1440) ? 1 : 0,
      );
      byDate.set(date, day);
    }
    return day[minute] === 1;
  };
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
  it("agrees with a scan of every minute, and so does the next change", () => {
    const year = yearOf(timeZone);
    fc.assert(
      fc.property(schedule, fc.infiniteStream(fc.nat()), (given, random) => {
        const location: TradingLocation = { ...given, timeZone };
        const isOpen = bruteForce(location);
        const scanned = year.map(({ date: day, minute }) => isOpen(day, minute));
        const changes = year.flatMap(({ instant }, at) =>
          at > 0 && scanned[at] !== scanned[at - 1] ? [instant] : [],
        );

        // Following the changes from the first minute visits exactly the flips the scan saw.
        const followed: number[] = [];
        const first = year[0]?.instant ?? 0;
        const end = year.at(-1)?.instant ?? 0;
        let at = nextOpenChange(location, new Date(first));
        while (at !== null && at.getTime() <= end) {
          followed.push(at.getTime());
          at = nextOpenChange(location, at);
        }
        expect(followed).toEqual(changes);

        for (const pick of random.take(200)) {
          const index = pick % year.length;
          const instant = (year[index]?.instant ?? 0) + (pick % MINUTE);
          expect(openStateAt(location, new Date(instant))).toBe(scanned[index] ? "open" : "closed");
        }
      }),
      { numRuns: 12 },
    );
  });
});
