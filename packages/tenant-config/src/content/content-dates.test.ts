import { describe, expect, it } from "vitest";
import { reviewDate } from "../reviews/review-date.ts";

const now = new Date("2026-11-21T10:00:00+10:00");
const brisbane = { now, timeZone: "Australia/Brisbane", locale: "en-AU" };
const ago = (time: string) => reviewDate(Date.parse(time), brisbane)?.ago;

describe("reviewDate", () => {
  it("says how long ago, and on what day, by the tenant's own calendar", () => {
    expect(reviewDate(Date.parse("2026-08-04T23:00:00Z"), brisbane)).toEqual({
      ago: "3 months ago",
      inWords: "5 August 2026",
      machine: "2026-08-05",
    });
    const american = { now, timeZone: "America/Chicago", locale: "en-US" };
    expect(reviewDate(Date.parse("2026-08-05T04:00:00Z"), american)?.inWords).toBe("August 4, 2026");
  });

  it("calls the last 24 hours today, and never claims more time than has passed", () => {
    expect(ago("2026-11-20T10:00:01+10:00")).toBe("today");
    expect(ago("2026-11-20T10:00:00+10:00")).toBe("1 day ago");
    expect(ago("2024-11-22T10:00:00+10:00")).toBe("1 year ago");
  });

  it("says it in the language of the site", () => {
    const texan = { now, timeZone: "America/Chicago", locale: "es-US" };
    expect(reviewDate(Date.parse("2026-08-05T04:00:00Z"), texan)).toMatchObject({
      ago: "hace 3 meses",
      inWords: "4 de agosto de 2026",
    });
    expect(reviewDate(now.getTime(), texan)?.ago).toBe("hoy");
  });

  it("takes a time to come for now, and says nothing of an unknown one", () => {
    expect(ago("2026-12-24T00:00:00Z")).toBe("today");
    expect(reviewDate(null, brisbane)).toBeNull();
  });
});
