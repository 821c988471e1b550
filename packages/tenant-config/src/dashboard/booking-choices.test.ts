import { describe, expect, it } from "vitest";
import { bookingChoices, type BookingPlace } from "./booking-choices.ts";
import type { BookingDay } from "./bookings-wire.ts";

/** Still Sunday in London, Monday in Newcastle. */
const place: BookingPlace = {
  now: new Date("2026-11-29T14:00:00Z"),
  timeZone: "Australia/Sydney",
  locale: "en-AU",
  location: null,
};
const day = (date: string, changes: Partial<BookingDay> = {}): BookingDay => ({
  date,
  times: [],
  location: null,
  ...changes,
});

describe("bookingChoices", () => {
  it("offers each free time from the dealership's own today on", () => {
    const days = [day("2026-11-29"), day("2026-11-30", { times: ["09:30", "13:00"] }), day("2026-12-01")];
    expect(bookingChoices(days, place)).toEqual([
      { value: "2026-11-30 09:30", label: "Mon 30 Nov, 9:30 am" },
      { value: "2026-11-30 13:00", label: "Mon 30 Nov, 1:00 pm" },
      { value: "2026-12-01", label: "Tue 1 Dec" },
    ]);
  });

  it("keeps to the visited location, and names them where none was chosen", () => {
    const days = [day("2026-12-01", { location: "North" }), day("2026-12-02", { location: "South" })];
    expect(bookingChoices(days, { ...place, location: "south" })).toEqual([
      { value: "2026-12-02", label: "Wed 2 Dec" },
    ]);
    expect(bookingChoices(days, place).map(({ label }) => label)).toEqual([
      "Tue 1 Dec (North)",
      "Wed 2 Dec (South)",
    ]);
  });

  it("writes days as the site's language does", () => {
    const [choice] = bookingChoices([day("2026-12-01", { times: ["09:30"] })], { ...place, locale: "en-US" });
    expect(choice?.label).toMatch(/^Tue Dec 1, 9:30\sAM$/);
  });

  it("is bounded", () => {
    const times = Array.from({ length: 96 }, (_, at) => `${String(Math.floor(at / 4)).padStart(2, "0")}:00`);
    const days = Array.from({ length: 30 }, () => day("2026-12-01", { times }));
    expect(bookingChoices(days, place)).toHaveLength(120);
  });
});
