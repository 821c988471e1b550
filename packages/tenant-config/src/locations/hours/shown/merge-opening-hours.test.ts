import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayHours, sameDayHours, WEEK, type Weekday, type WeekdayHours } from "../open/day-hours.ts";
import { mergeOpeningHours } from "./merge-opening-hours.ts";

const open = (opens = 510, closes = 1020): DayHours => ({ kind: "open", spans: [{ opens, closes }] });
const closed: DayHours = { kind: "closed" };
const week = (...days: [Weekday, DayHours][]): WeekdayHours[] =>
  days.map(([weekday, hours]) => ({ weekday, hours }));
const labels = (given: WeekdayHours[], full = false) =>
  mergeOpeningHours(given, { full }).map((line) => line.label);

const MON_FRI: [Weekday, DayHours][] = [1, 2, 3, 4, 5].map((day) => [day as Weekday, open()]);

describe("mergeOpeningHours", () => {
  it("says nothing when nothing is listed", () => {
    expect(mergeOpeningHours([])).toEqual([]);
    expect(mergeOpeningHours([], { full: true })).toEqual([]);
  });

  it("joins five equal weekdays into one Mon-Fri line, then Saturday and Sunday", () => {
    const lines = mergeOpeningHours(week(...MON_FRI, [6, open(510, 720)], [0, closed]));
    expect(lines.map(({ label, text }) => [label, text])).toEqual([
      ["Mon-Fri", "8:30am - 5:00pm"],
      ["Sat", "8:30am - 12:00pm"],
      ["Sun", "Closed"],
    ]);
    expect(lines[0]?.spokenLabel).toBe("Monday to Friday");
  });

  it("keeps Saturday and Sunday apart from Mon-Fri even when all seven are alike", () => {
    expect(labels(week(...MON_FRI, [6, open()], [0, open()]))).toEqual(["Mon-Fri", "Sat", "Sun"]);
  });

  it("lists one line a day when the weekdays differ", () => {
    const given = week(...MON_FRI.slice(0, 4), [5, open(510, 1080)], [6, closed]);
    expect(labels(given)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]);
  });

  it("lists one line a day when full hours are asked for", () => {
    expect(labels(week(...MON_FRI), true)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri"]);
  });

  it("groups neighbours when fewer than five weekdays are listed and alike", () => {
    const given = week([2, open()], [3, open()], [4, open()], [5, open()], [6, open()]);
    expect(labels(given)).toEqual(["Tue-Sat"]);
  });

  it("does not bridge a day that was never filled in", () => {
    expect(labels(week([1, open()], [2, open()], [4, open()]))).toEqual(["Mon-Tue", "Thu"]);
  });

  it("never wraps a group around the end of the week", () => {
    expect(labels(week([0, open()], [1, open()]))).toEqual(["Mon", "Sun"]);
  });

  it("groups a weekend when no weekday is listed", () => {
    expect(labels(week([6, open()], [0, open()]))).toEqual(["Sat-Sun"]);
  });

  it("shows the dealer's own text as it is", () => {
    const lines = mergeOpeningHours(week([6, { kind: "text", text: "By appointment" }]));
    expect(lines.map((line) => line.text)).toEqual(["By appointment"]);
  });

  const hours = fc.oneof(
    fc.constant(closed),
    fc.constantFrom(open(), open(480, 960), open(1080, 1560)),
    fc.constant<DayHours>({ kind: "text", text: "By appointment" }),
  );
  const weeks = fc
    .uniqueArray(fc.record({ weekday: fc.constantFrom(...WEEK), hours }), { selector: (day) => day.weekday })
    .map((days): WeekdayHours[] => days);

  it("speaks once of every listed day and of no other, with that day's hours", () => {
    fc.assert(
      fc.property(weeks, fc.boolean(), (given, full) => {
        const lines = mergeOpeningHours(given, { full });
        const spoken = lines.flatMap((line) => line.weekdays);
        expect(spoken).toEqual(WEEK.filter((day) => given.some(({ weekday }) => weekday === day)));
        for (const line of lines) {
          for (const day of line.weekdays) {
            const listed = given.find(({ weekday }) => weekday === day);
            expect(listed && sameDayHours(listed.hours, line.hours)).toBe(true);
          }
        }
      }),
    );
  });
});
