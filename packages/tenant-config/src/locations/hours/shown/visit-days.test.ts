import { describe, expect, it } from "vitest";
import type { DayHours } from "../open/day-hours.ts";
import type { TradingLocation } from "../open/open-state.ts";
import * as fc from "fast-check";
import { closedDays, visitDays } from "./visit-days.ts";

const open = (opens: number, closes: number): DayHours => ({ kind: "open", spans: [{ opens, closes }] });
/** Open on weekdays from 8:30 to 17:00, Saturdays by appointment. Brisbane is ten hours ahead, all year. */
const yard: TradingLocation = {
  timeZone: "Australia/Brisbane",
  week: [
    ...([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, hours: open(510, 1020) })),
    { weekday: 6, hours: { kind: "text", text: "By appointment" } },
  ],
  specialHours: [],
};
const words = { locale: "en-AU", today: "Today", tomorrow: "Tomorrow" };
const offered = (at: string, location = yard, changes = {}) =>
  visitDays(location, { now: new Date(`${at}+10:00`), ...words, ...changes });
const labels = (...asked: Parameters<typeof offered>) => offered(...asked).map(({ label }) => label);

describe("visitDays", () => {
  it("are the next four days the place is open, today and tomorrow by name", () => {
    expect(offered("2026-11-26T10:00")).toEqual([
      { value: "2026-11-26", label: "Today" },
      { value: "2026-11-27", label: "Tomorrow" },
      { value: "2026-11-30", label: "Mon 30 Nov" },
      { value: "2026-12-01", label: "Tue 1 Dec" },
    ]);
  });

  it("begin with today while an hour is left before it closes", () => {
    expect(labels("2026-11-23T15:59")[0]).toBe("Today");
    expect(labels("2026-11-23T16:00")[0]).toBe("Tomorrow");
    expect(labels("2026-11-23T07:00")[0]).toBe("Today");
  });

  it("keep to the place's calendar: its holidays, its weekend, its own midnight", () => {
    const holiday = { date: "2026-11-27", hours: { kind: "closed" } as const, name: "Show Day" };
    expect(labels("2026-11-26T18:00", { ...yard, specialHours: [holiday] })).toEqual([
      "Mon 30 Nov",
      "Tue 1 Dec",
      "Wed 2 Dec",
      "Thu 3 Dec",
    ]);
    const auckland = { ...yard, timeZone: "Pacific/Auckland" };
    expect(offered("2026-11-23T22:00", auckland)[0]).toEqual({ value: "2026-11-24", label: "Today" });
  });

  it("are written as the site's language does, as many as are asked for", () => {
    const spanish = { locale: "es-US", today: "Hoy", tomorrow: "Mañana", count: 3 };
    expect(labels("2026-11-27T10:00", yard, spanish)).toEqual(["Hoy", "lun 30 de nov", "mar 1 de dic"]);
  });

  it("are none of a place without hours, and today's to the last hour of one that never closes", () => {
    expect(offered("2026-11-23T10:00", { ...yard, week: [] })).toEqual([]);
    const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, hours: open(0, 1440) }));
    expect(labels("2026-11-23T22:59", { ...yard, week })[0]).toBe("Today");
    expect(labels("2026-11-23T23:00", { ...yard, week })[0]).toBe("Tomorrow");
  });
});

const closed = (location: TradingLocation) =>
  closedDays(location, { now: new Date("2026-11-26T10:00+10:00") });

describe("closedDays", () => {
  it("are the coming days without hours, and not those with hours in words", () => {
    expect(closed(yard).slice(0, 3)).toEqual(["2026-11-29", "2026-12-06", "2026-12-13"]);
  });

  it("have the holidays among them, and not the Sunday that is opened", () => {
    const specialHours = [
      { date: "2026-11-27", hours: { kind: "closed" } as const, name: null },
      { date: "2026-11-29", hours: open(600, 720), name: null },
    ];
    expect(closed({ ...yard, specialHours }).slice(0, 2)).toEqual(["2026-11-27", "2026-12-06"]);
  });

  it("are none of a place whose hours are not known", () => {
    expect(closed({ ...yard, week: [] })).toEqual([]);
  });

  it("are never among the days that are offered", () => {
    const hours = fc.constantFrom<DayHours | null>(open(0, 1440), open(510, 1020), { kind: "closed" }, null);
    fc.assert(
      fc.property(
        fc.array(hours, { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 400 }),
        (days, ahead) => {
          const week = days.flatMap((each, weekday) =>
            each === null ? [] : [{ weekday: weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6, hours: each }],
          );
          const now = new Date(Date.UTC(2026, 10, 26 + ahead));
          const location = { ...yard, week };
          const refused = closedDays(location, { now });
          for (const { value } of visitDays(location, { now, ...words, count: 14 }))
            expect(refused).not.toContain(value);
        },
      ),
    );
  });
});
