import { describe, expect, it } from "vitest";
import { mailTimes } from "./mail-times.ts";

const policy = { quietFrom: 21, quietUntil: 8, digestHour: 9 };
const iso = (now: string, timeZone: string, own: Partial<typeof policy> = {}) => {
  const times = mailTimes(Date.parse(now), timeZone, { ...policy, ...own });
  return [times.instant, times.daily, times.weekly].map((time) => new Date(time).toISOString().slice(0, 16));
};
const sydney = (hour: string) => iso(`2026-11-21T${hour}:00Z`, "Australia/Sydney")[0];

describe("mailTimes", () => {
  it("sends at once by day, and after the quiet hours by night, in the place's own time", () => {
    // Saturday noon in Sydney, one o'clock at night in New York.
    expect(iso("2026-11-21T01:00:30Z", "Australia/Sydney")).toEqual([
      "2026-11-21T01:00",
      "2026-11-21T22:00",
      "2026-11-22T22:00",
    ]);
    expect(iso("2026-11-21T06:00:00Z", "America/New_York")).toEqual([
      "2026-11-21T13:00",
      "2026-11-21T14:00",
      "2026-11-23T14:00",
    ]);
  });

  it("stands on the edges of the quiet hours", () => {
    expect(sydney("09:59")).toBe("2026-11-21T09:59");
    expect(sydney("10:00")).toBe("2026-11-21T21:00");
    expect(sydney("20:59")).toBe("2026-11-21T21:00");
    expect(sydney("21:00")).toBe("2026-11-21T21:00");
  });

  it("puts a digest off that would come in the quiet hours, and knows none where both hours are the same", () => {
    expect(iso("2026-11-21T01:00:00Z", "Australia/Sydney", { digestHour: 6 })[1]).toBe("2026-11-21T21:00");
    expect(iso("2026-11-21T14:00:00Z", "Australia/Sydney", { quietFrom: 8 })[0]).toBe("2026-11-21T14:00");
  });
});
