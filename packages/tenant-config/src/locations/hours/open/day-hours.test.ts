import { describe, expect, it } from "vitest";
import { type DayHours, describeDayHours, sameDayHours } from "./day-hours.ts";

const open = (...times: [number, number][]): DayHours => ({
  kind: "open",
  spans: times.map(([opens, closes]) => ({ opens, closes })),
});
const text = (words: string): DayHours => ({ kind: "text", text: words });
const closed: DayHours = { kind: "closed" };

describe("describeDayHours", () => {
  it.each([
    [closed, "Closed"],
    [text("By appointment"), "By appointment"],
    [open([510, 1020]), "8:30am - 5:00pm"],
    [open([510, 720], [780, 1020]), "8:30am - 12:00pm, 1:00pm - 5:00pm"],
    [open([0, 1440]), "Open 24 hours"],
    [open([0, 720]), "12:00am - 12:00pm"],
    [open([720, 1440]), "12:00pm - 12:00am"],
  ])("writes %j as %s", (hours, words) => expect(describeDayHours(hours)).toBe(words));
});

describe("sameDayHours", () => {
  const days = [
    closed,
    text("a"),
    text("b"),
    open([510, 1020]),
    open([510, 1080]),
    open([480, 1020]),
    open([510, 1020], [1080, 1200]),
    open([510, 1020], [1080, 1260]),
  ];

  it("holds of a day and itself, and of no two of these", () => {
    for (const [at, left] of days.entries())
      for (const [other, right] of days.entries())
        expect(sameDayHours(structuredClone(left), right)).toBe(at === other);
  });
});
