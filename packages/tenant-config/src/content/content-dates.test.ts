import { describe, expect, it } from "vitest";
import { nextContentChange } from "./next-content-change.ts";
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

const hours = { kind: "closed" } as const;
const special = (...dates: string[]) => ({
  timeZone: "Australia/Brisbane",
  specialHours: dates.map((date) => ({ date, hours, name: null })),
});

describe("nextContentChange", () => {
  const location = {
    timeZone: "Australia/Brisbane",
    specialHours: [{ date: "2026-11-21", hours, name: null }],
  };

  it("is the midnight, where the location is, at which a special day is over", () => {
    expect(nextContentChange({ locations: [location], offers: [], posts: [] }, now)).toEqual(
      new Date("2026-11-22T00:00:00+10:00"),
    );
  });

  it("is the coming out of a post if that is sooner", () => {
    const publishedAt = Date.parse("2026-11-21T12:00:00+10:00");
    expect(nextContentChange({ locations: [location], offers: [], posts: [{ publishedAt }] }, now)).toEqual(
      new Date(publishedAt),
    );
  });

  it("is the end of the first special day that is not over, at any of the locations", () => {
    const later = special("2026-12-25", "2027-01-01");
    expect(nextContentChange({ locations: [later], posts: [], offers: [] }, now)).toEqual(
      new Date("2026-12-26T00:00:00+10:00"),
    );
    expect(
      nextContentChange(
        { locations: [special("2026-11-20", "2026-12-24"), later], posts: [], offers: [] },
        now,
      ),
    ).toEqual(new Date("2026-12-25T00:00:00+10:00"));
    expect(
      nextContentChange({ locations: [special(), special("2026-11-20")], posts: [], offers: [] }, now),
    ).toBeNull();
  });

  it("is never when nothing is timed", () => {
    expect(
      nextContentChange({ locations: [], offers: [{ expiresAt: 0 }], posts: [{ publishedAt: 0 }] }, now),
    ).toBeNull();
  });

  it("is the end of an offer", () => {
    const expiresAt = now.getTime() + 5;
    expect(nextContentChange({ locations: [], offers: [{ expiresAt }], posts: [] }, now)).toEqual(
      new Date(expiresAt),
    );
    const offers = [
      { expiresAt: expiresAt + 5 },
      { expiresAt },
      { expiresAt: now.getTime() },
      { expiresAt: null },
    ];
    expect(nextContentChange({ locations: [location], offers, posts: [] }, now)).toEqual(new Date(expiresAt));
  });
});
