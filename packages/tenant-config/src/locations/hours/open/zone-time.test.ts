import { describe, expect, it } from "vitest";
import { addDays, instantsOn, isCalendarDate, isTimeZone, wallTimeAt, weekdayOf } from "./zone-time.ts";

const iso = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());
const SYDNEY = "Australia/Sydney";

describe("wallTimeAt", () => {
  it("reads the calendar and the clock of the place, on either side of UTC", () => {
    const noon = Date.UTC(2026, 10, 21, 12, 34, 56);
    expect(wallTimeAt(noon, "UTC")).toEqual({ date: "2026-11-21", weekday: 6, minute: 754 });
    expect(wallTimeAt(noon, "Pacific/Auckland")).toEqual({ date: "2026-11-22", weekday: 0, minute: 94 });
    expect(wallTimeAt(noon, "Pacific/Honolulu")).toEqual({ date: "2026-11-21", weekday: 6, minute: 154 });
  });
});

describe("instantsOn", () => {
  it("is one instant a time on an ordinary day, in order", () => {
    expect(iso(instantsOn("2026-11-21", [600, 0], SYDNEY))).toEqual([
      "2026-11-20T13:00:00.000Z",
      "2026-11-20T23:00:00.000Z",
    ]);
  });

  it("leaves out an hour that the clock skips, and has one twice that it repeats", () => {
    // Sydney's clock goes from 2 to 3 on 4 October 2026, and from 3 to 2 on 5 April 2026.
    const spring = iso(instantsOn("2026-10-04", [90, 240], SYDNEY));
    expect(spring).toContain("2026-10-03T15:30:00.000Z");
    expect(spring).toContain("2026-10-03T16:00:00.000Z");
    expect(spring).toContain("2026-10-03T17:00:00.000Z");
    const autumn = iso(instantsOn("2026-04-05", [150], SYDNEY));
    expect(autumn).toContain("2026-04-04T15:30:00.000Z");
    expect(autumn).toContain("2026-04-04T16:30:00.000Z");
    expect(autumn).toContain("2026-04-04T16:00:00.000Z");
  });

  it("finds the change of the clock to the minute", () => {
    expect(iso(instantsOn("2026-10-04", [], SYDNEY))).toEqual(["2026-10-03T16:00:00.000Z"]);
    expect(iso(instantsOn("2026-04-05", [], SYDNEY))).toEqual(["2026-04-04T16:00:00.000Z"]);
    expect(iso(instantsOn("2026-10-05", [], SYDNEY))).toEqual([]);
    expect(iso(instantsOn("2026-10-03", [], SYDNEY))).toEqual([]);
    // New York's goes back at 6:00 UTC, a zone west of UTC.
    expect(iso(instantsOn("2026-11-01", [], "America/New_York"))).toEqual(["2026-11-01T06:00:00.000Z"]);
  });

  it("has no instants on the day a place skipped altogether", () => {
    expect(instantsOn("2011-12-30", [0, 720], "Pacific/Apia")).toEqual([]);
  });
});

describe("the calendar", () => {
  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-11-21", 0, "2026-11-21"],
  ])("of %s and %i days is %s", (date, days, later) => expect(addDays(date, days)).toBe(later));

  it.each([
    ["2026-11-22", 0],
    ["2026-11-21", 6],
    ["2026-11-23", 1],
  ])("%s is weekday %i", (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

  it.each([
    ["2026-11-21", true],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["2026-11-21T00:00", false],
    ["x2026-11-21", false],
    ["", false],
  ])("has the date %j: %j", (text, has) => expect(isCalendarDate(text)).toBe(has));

  it.each([
    ["Australia/Brisbane", true],
    ["UTC", true],
    ["Brisbane", false],
    ["", false],
  ])("knows the zone %j: %j", (name, known) => expect(isTimeZone(name)).toBe(known));
});
