import { describe, expect, it } from "vitest";
import { bookingsWire } from "./bookings-wire.ts";

const day = (date: string, times: string[] = [], location: string | null = null) => ({
  date,
  times,
  location,
});

describe("bookingsWire", () => {
  it.each([
    ["bare", ["2026-12-01"]],
    ["of appointments", { available_appointment_bookings: ["2026-12-01"] }],
    ["of services", { available_service_bookings: ["2026-12-01"] }],
    ["of dates", { dates: ["2026-12-01"] }],
  ])("reads a list %s", (_what, wire) => expect(bookingsWire.parse(wire)).toEqual([day("2026-12-01")]));

  it("puts days and times in order, and leaves out what is none", () => {
    const wire = [
      { date: " 2026-12-02T00:00:00Z ", available_times: ["1 pm", "09:30", "soon"], location: " North " },
      "2026-12-01",
      { date: "2026-12-03", times: null },
      { date: "2026-12-04", times: ["10:00"], available_times: ["11:00"] },
      "2026-02-30",
      { times: ["10:00"] },
      null,
    ];
    expect(bookingsWire.parse(wire)).toEqual([
      day("2026-12-01"),
      day("2026-12-02", ["09:30", "13:00"], "North"),
      day("2026-12-03"),
      day("2026-12-04", ["10:00"]),
    ]);
  });

  it.each([null, "2026-12-01", {}, { dates: "2026-12-01" }])("takes %j for no list of days", (wire) => {
    expect(bookingsWire.safeParse(wire).success).toBe(false);
  });
});
