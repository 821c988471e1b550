import { describe, expect, it } from "vitest";
import { readSpecialDay, specialDayEntry } from "./special-day.ts";

const day = {
  date: "2026-12-25",
  location: "",
  name: " Christmas Day ",
  opens: "08:30",
  closes: "12:00",
  words: "",
};
const read = (entry: object) => readSpecialDay(JSON.stringify(entry));

describe("a special day of the calendar", () => {
  it("is written as the dealer's file has it, and read again", () => {
    const closed = specialDayEntry({ ...day, kind: "closed" });
    expect(closed).toEqual({ date: "2026-12-25", name: "Christmas Day", status: "Closed" });
    const open = specialDayEntry({ ...day, location: "411", kind: "open" });
    expect(open).toMatchObject({
      location_id: "411",
      status: "Open",
      start_hour: "08:30",
      end_hour: "12:00",
    });
    expect([read(closed).kind, read(open).kind, read(open).closes]).toEqual(["closed", "open", "12:00"]);
    const words = specialDayEntry({ ...day, name: "", kind: "words", words: "By appointment" });
    expect(words).toEqual({ date: "2026-12-25", formated_hours: "By appointment" });
    expect(read(words)).toMatchObject({ kind: "words", words: "By appointment", name: "" });
  });

  it("is read in the other way to write it, and is closed where there is none", () => {
    expect(read({ hours: { begin: "09:00", end: "10:00" } })).toMatchObject({ kind: "open", opens: "09:00" });
    expect(readSpecialDay(null).kind).toBe("closed");
  });
});
