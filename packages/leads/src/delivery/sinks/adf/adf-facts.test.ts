import { describe, expect, it } from "vitest";
import { isoInZone } from "./adf-facts.ts";

describe("isoInZone", () => {
  it.each([
    ["2026-11-21T07:14:21Z", "Australia/Brisbane", "2026-11-21T17:14:21+10:00"],
    ["2026-11-21T14:00:00Z", "Australia/Brisbane", "2026-11-22T00:00:00+10:00"],
    ["2026-11-21T00:00:00Z", "Pacific/Auckland", "2026-11-21T13:00:00+13:00"],
    ["2026-07-01T00:00:00Z", "Pacific/Auckland", "2026-07-01T12:00:00+12:00"],
    ["2026-01-05T03:04:05Z", "America/New_York", "2026-01-04T22:04:05-05:00"],
    ["2026-11-21T07:14:21Z", "Australia/Darwin", "2026-11-21T16:44:21+09:30"],
    ["2026-11-21T07:14:21Z", "UTC", "2026-11-21T07:14:21+00:00"],
  ])("writes %s in %s as %s", (instant, zone, written) => {
    expect(isoInZone(Date.parse(instant), zone)).toBe(written);
    expect(Date.parse(written)).toBe(Date.parse(instant));
  });
});
