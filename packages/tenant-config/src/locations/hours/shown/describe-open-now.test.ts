import { describe, expect, it } from "vitest";
import type { DayHours } from "../open/day-hours.ts";
import type { TradingLocation } from "../open/open-state.ts";
import { describeOpenNow } from "./describe-open-now.ts";
import { hoursWords } from "../../../messages/catalogues.ts";

const open = (opens: number, closes: number): DayHours => ({ kind: "open", spans: [{ opens, closes }] });
const closed: DayHours = { kind: "closed" };

const brisbane: TradingLocation = {
  timeZone: "Australia/Brisbane",
  week: [
    { weekday: 1, hours: open(510, 1020) },
    { weekday: 2, hours: open(510, 1020) },
    { weekday: 6, hours: { kind: "text", text: "By appointment" } },
  ],
  specialHours: [],
};
/** Brisbane is ten hours ahead, all year. */
const at = (time: string) => new Date(`${time}+10:00`);
const text = (location: TradingLocation, now: Date) => {
  const status = describeOpenNow(location, now);
  return status.kind === "unknown" ? "unknown" : status.text;
};

const opensOn = (date: string) => ({
  ...brisbane,
  week: [{ weekday: 1 as const, hours: closed }],
  specialHours: [{ date, hours: open(540, 600), name: null }],
});

describe("describeOpenNow", () => {
  it.each([
    ["2026-11-23T08:29:59", "Closed, opens 8:30am"],
    ["2026-11-23T08:30:00", "Open until 5:00pm"],
    ["2026-11-23T16:59:59", "Open until 5:00pm"],
    ["2026-11-23T17:00:00", "Closed, opens tomorrow 8:30am"],
    ["2026-11-24T17:00:00", "Closed, opens Monday 8:30am"],
    ["2026-11-28T12:00:00", "unknown"],
    ["2026-11-29T12:00:00", "Closed, opens tomorrow 8:30am"],
  ])("at %s says %j", (time, says) => {
    expect(text(brisbane, at(time))).toBe(says);
  });

  it("names the holiday that a place is closed for, by its own calendar and only that day", () => {
    const christmas = {
      ...brisbane,
      specialHours: [{ date: "2026-12-25", hours: closed, name: "Christmas Day" }],
    };
    const holiday = (time: string) => {
      const now = describeOpenNow(christmas, at(time));
      return now.kind === "closed" ? now.holiday : now.kind;
    };
    expect(holiday("2026-12-25T00:00:00")).toBe("Christmas Day");
    expect(holiday("2026-12-25T23:59:59")).toBe("Christmas Day");
    expect(holiday("2026-12-24T23:59:59")).toBeNull();
    expect(holiday("2026-12-26T23:00:00")).toBe("unknown");
  });

  it("looks for the next opening up to 800 days ahead, and no further", () => {
    const opens = (date: string) => {
      const now = describeOpenNow(opensOn(date), at("2026-01-01T12:00:00"));
      return now.kind === "closed" ? now.opensAt : now.kind;
    };
    expect(opens("2028-03-11")).toEqual(at("2028-03-11T09:00:00"));
    expect(opens("2028-03-12")).toBeNull();
  });

  it("lets special hours replace the day they are for", () => {
    const holiday = { ...brisbane, specialHours: [{ date: "2026-11-23", hours: closed, name: "Show Day" }] };
    expect(text(holiday, at("2026-11-23T10:00"))).toBe("Closed, opens tomorrow 8:30am");
  });

  it("names the date when the next opening is more than a week away", () => {
    const specialHours = ["2026-12-21", "2026-12-22", "2026-12-28", "2026-12-29"].map((date) => ({
      date,
      hours: closed,
      name: null,
    }));
    expect(text({ ...brisbane, specialHours }, at("2026-12-20T12:00"))).toBe(
      "Closed, opens Monday 4 January, 8:30am",
    );
  });

  it("keeps a night that runs past midnight open until it ends, holiday or not", () => {
    const night: TradingLocation = {
      timeZone: "Pacific/Auckland",
      week: [{ weekday: 5, hours: open(1080, 1560) }],
      specialHours: [{ date: "2026-11-28", hours: closed, name: null }],
    };
    expect(text(night, new Date("2026-11-28T01:59:00+13:00"))).toBe("Open until 2:00am");
    expect(describeOpenNow(night, new Date("2026-11-28T02:00:00+13:00")).kind).toBe("closed");
  });

  it("knows a place that never closes and one that never opens", () => {
    const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, hours: open(0, 1440) }));
    const always = { ...brisbane, week };
    expect(text(always, at("2026-11-23T03:00"))).toBe("Open 24 hours");
    const never = { ...brisbane, week: [{ weekday: 1, hours: closed } as const] };
    expect(describeOpenNow(never, at("2026-11-23T03:00"))).toEqual({
      kind: "closed",
      opensAt: null,
      text: "Closed",
      holiday: null,
    });
  });

  it.each([
    ["2026-11-23T10:00:00", "Open 24 hours"],
    ["2026-12-23T23:59:59", "Open 24 hours"],
    ["2026-12-24T00:00:00", "Open until midnight"],
    ["2026-12-24T23:59:59", "Open until midnight"],
    ["2026-12-25T00:00:00", "Closed, opens tomorrow 12:00am"],
    ["2026-12-26T00:00:00", "Open 24 hours"],
    ["2026-12-31T12:59:59", "Open 24 hours"],
    ["2026-12-31T13:00:00", "Open until 1:00pm"],
  ])("names the end of days around the clock when it is within a day: at %s %j", (time, says) => {
    const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, hours: open(0, 1440) }));
    const specialHours = [
      { date: "2026-12-25", hours: closed, name: "Christmas Day" },
      { date: "2027-01-01", hours: open(0, 780), name: null },
    ];
    expect(text({ ...brisbane, week, specialHours }, at(time))).toBe(says);
  });

  it("names midnight in words where a day ends with it, in each language", () => {
    const late: TradingLocation = { ...brisbane, week: [{ weekday: 1, hours: open(420, 1440) }] };
    const now = at("2026-11-23T20:00:00");
    expect(describeOpenNow(late, now, hoursWords("en-AU"))).toMatchObject({ text: "Open until midnight" });
    expect(describeOpenNow(late, now, hoursWords("es-US"))).toMatchObject({
      closesAt: new Date("2026-11-23T14:00:00Z"),
      text: "Abierto hasta la medianoche",
    });
  });

  it("says nothing of a location that lists no hours", () => {
    expect(describeOpenNow({ ...brisbane, week: [] }, at("2026-11-23T10:00"))).toEqual({ kind: "unknown" });
  });

  it("gives instants, so that a shopper in another zone counts down to the right moment", () => {
    const status = describeOpenNow(brisbane, at("2026-11-23T10:00"));
    expect(status.kind === "open" && status.closesAt).toEqual(new Date("2026-11-23T07:00:00Z"));
  });
});
