import { describe, expect, it } from "vitest";
import type { DayHours, WeekdayHours } from "../open/day-hours.ts";
import { hoursOfMonth } from "./hours-of-month.ts";

const open: DayHours = { kind: "open", spans: [{ opens: 510, closes: 1020 }] };
const week: WeekdayHours[] = ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, hours: open }));
const closed = { kind: "closed" } as const;
const christmas = { date: "2026-12-25", hours: closed, name: "Christmas Day" };

describe("hoursOfMonth", () => {
  it("has every day of the month once, in leap years too", () => {
    const dates = hoursOfMonth([], "2028-02").map(({ date }) => date);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([29, "2028-02-01", "2028-02-29"]);
    for (const month of ["2026-13", "2026-1", "", "x"]) expect(hoursOfMonth([], month)).toEqual([]);
  });

  it("puts places that trade alike together, and a place with a special day apart", () => {
    const places = [
      { name: "City", week, specialHours: [christmas] },
      { name: "Parts", week, specialHours: [] },
      { name: "Service", week, specialHours: [] },
    ];
    const [first, ...others] = hoursOfMonth(places, "2026-12");
    expect(first).toEqual({
      date: "2026-12-01",
      weekday: 2,
      hours: [{ places: ["City", "Parts", "Service"], text: "8:30am - 5:00pm", special: null }],
    });
    expect(others.find(({ date }) => date === "2026-12-25")?.hours).toEqual([
      { places: ["City"], text: "Closed", special: christmas },
      { places: ["Parts", "Service"], text: "8:30am - 5:00pm", special: null },
    ]);
    // A weekday that is not listed says nothing.
    expect(others.find(({ date }) => date === "2026-12-05")?.hours).toEqual([
      { places: ["City", "Parts", "Service"], text: null, special: null },
    ]);
  });
});
