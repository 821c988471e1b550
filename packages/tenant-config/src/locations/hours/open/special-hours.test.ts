import { describe, expect, it } from "vitest";
import { comingSpecialHours } from "../shown/coming-special-hours.ts";
import { type SiteSpecialHours, specialHoursFor } from "./special-hours.ts";

const entry = (date: string, locationId: string | null, name: string): SiteSpecialHours => ({
  date,
  locationId,
  name,
  hours: { kind: "closed" },
});

describe("specialHoursFor", () => {
  it("takes those for all and those for the location, earliest first", () => {
    const all = [
      entry("2026-12-26", null, "Boxing Day"),
      entry("2026-12-25", "1", "Christmas"),
      entry("2026-12-24", "2", "Eve"),
    ];
    expect(specialHoursFor("1", all).map((each) => each.name)).toEqual(["Christmas", "Boxing Day"]);
  });

  it("lets the location's own entry win, whichever comes first", () => {
    const own = entry("2026-12-25", "1", "own");
    const everyone = entry("2026-12-25", null, "all");
    expect(specialHoursFor("1", [own, everyone]).map((each) => each.name)).toEqual(["own"]);
    expect(specialHoursFor("1", [everyone, own]).map((each) => each.name)).toEqual(["own"]);
  });

  it("lets the later of two equals correct the earlier", () => {
    const all = [entry("2026-12-25", null, "first"), entry("2026-12-25", null, "second")];
    expect(specialHoursFor("1", all).map((each) => each.name)).toEqual(["second"]);
  });
});

describe("comingSpecialHours", () => {
  const specialHours = specialHoursFor("1", [
    entry("2026-12-25", null, "Christmas"),
    entry("2026-12-26", null, "Boxing Day"),
  ]);

  it("keeps today's until the location's own midnight", () => {
    const perth = { specialHours, timeZone: "Australia/Perth" };
    const beforeMidnight = new Date("2026-12-25T23:59:59+08:00");
    const midnight = new Date("2026-12-26T00:00:00+08:00");
    expect(comingSpecialHours(perth, beforeMidnight).map((line) => line.name)).toEqual([
      "Christmas",
      "Boxing Day",
    ]);
    expect(comingSpecialHours(perth, midnight).map((line) => line.name)).toEqual(["Boxing Day"]);
  });

  it("says the weekday and the text of each line", () => {
    const [first] = comingSpecialHours(
      { specialHours, timeZone: "Australia/Perth" },
      new Date("2026-12-01T00:00:00Z"),
    );
    expect(first).toMatchObject({ weekday: 5, text: "Closed" });
  });
});
