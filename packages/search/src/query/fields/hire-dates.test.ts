import { describe, expect, it } from "vitest";
import { hireEntries, parseHireDates } from "./hire-dates.ts";

const now = new Date("2026-11-22T10:00:00Z");
const read = (query: string) => parseHireDates(new URLSearchParams(query), now);

describe("parseHireDates", () => {
  it("reads two days and counts what is paid for", () => {
    expect(read("pickup=2026-11-24&return=2026-11-28")).toEqual({
      pickUp: "2026-11-24",
      return: "2026-11-28",
      days: 4,
    });
  });

  it("counts a day that is brought back the same day as one", () => {
    expect(read("pickup=2026-11-24&return=2026-11-24")?.days).toBe(1);
  });

  it.each([
    ["nothing", ""],
    ["one day alone", "pickup=2026-11-24"],
    ["a return before the pick-up", "pickup=2026-11-24&return=2026-11-23"],
    ["a pick-up that is past for everybody", "pickup=2026-11-20&return=2026-11-28"],
    ["a day there is none of", "pickup=2027-02-30&return=2027-03-02"],
    ["another way of writing", "pickup=24/11/2026&return=28/11/2026"],
    ["more than a year", "pickup=2026-11-24&return=2027-11-28"],
  ])("takes %s for no dates", (_, query) => {
    expect(read(query)).toBeNull();
  });

  it("still takes the day before, which it is west of Greenwich", () => {
    expect(read("pickup=2026-11-21&return=2026-11-28")?.days).toBe(7);
  });

  it("reads what hireEntries writes", () => {
    const dates = read("pickup=2026-11-24&return=2026-11-28");
    expect(read(new URLSearchParams(hireEntries(dates)).toString())).toEqual(dates);
    expect(hireEntries(null)).toEqual([]);
  });
});
