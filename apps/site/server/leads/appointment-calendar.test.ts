import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appointmentCalendar, appointmentTime, appointmentWords } from "./appointment-calendar.ts";

const made = new Date("2026-11-22T03:04:05Z");
const calendar = (changed: Partial<Parameters<typeof appointmentCalendar>[0]>) =>
  appointmentCalendar({
    id: "7",
    made,
    when: "2026-11-30 09:30",
    title: "Test drive",
    place: null,
    about: null,
    ...changed,
  });
const unfolded = (text: string | null): string[] => (text ?? "").replaceAll("\r\n ", "").split("\r\n");

/** The line of a title of so many letters, as it stands in the file. */
const lineOf = (letters: number) =>
  /SUMMARY:[^]*?(?=\r\nEND)/.exec(calendar({ title: "a".repeat(letters) }) ?? "")?.[0];

describe("appointmentCalendar", () => {
  it("gives an hour of the dealer's own time", () => {
    expect(unfolded(calendar({}))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Forecourt//Appointments//EN",
      "BEGIN:VEVENT",
      "UID:7@forecourt",
      "DTSTAMP:20261122T030405Z",
      "DTSTART:20261130T093000",
      "DTEND:20261130T103000",
      "SUMMARY:Test drive",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("is a whole file of one event, with its place and what it is about, and no sign taken for a word of the format", () => {
    const place = "1 High Street; Newcastle, NSW";
    expect(unfolded(calendar({ place, about: "Kia \\ Rio\nBring a licence" }))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Forecourt//Appointments//EN",
      "BEGIN:VEVENT",
      "UID:7@forecourt",
      "DTSTAMP:20261122T030405Z",
      "DTSTART:20261130T093000",
      "DTEND:20261130T103000",
      "SUMMARY:Test drive",
      "LOCATION:1 High Street\\; Newcastle\\, NSW",
      "DESCRIPTION:Kia \\\\ Rio\\nBring a licence",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("gives the whole day where no time was chosen, to the end of a year", () => {
    const lines = unfolded(calendar({ when: "2026-12-31" }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
    expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  });

  it("runs past midnight into the next day", () => {
    expect(unfolded(calendar({ when: "2026-11-30 23:30" }))).toContain("DTEND:20261201T003000");
  });

  it.each([
    "Tue 24 Nov, 10:30 am",
    "as soon as you can",
    "2026-13-45",
    "2026-11-30 25:00",
    "x2026-11-30",
    "2026-11-30x",
    "",
  ])("is nothing for %j", (when) => {
    expect(calendar({ when })).toBeNull();
    expect(appointmentTime(when)).toBeNull();
  });

  it("lets no text of a shopper or dealer begin a line of its own", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const lines = unfolded(calendar({ title: text, place: text, about: text }));
        expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual([
          "BEGIN:VCALENDAR",
          "BEGIN:VEVENT",
        ]);
        expect(lines.length).toBe(14);
      }),
    );
  });

  it("leaves a line of 75 bytes whole, and begins each further one with a blank", () => {
    expect(lineOf(67)).toBe(`SUMMARY:${"a".repeat(67)}`);
    expect(lineOf(68)).toBe(`SUMMARY:${"a".repeat(67)}\r\n a`);
    expect(lineOf(67 + 74)).toBe(`SUMMARY:${"a".repeat(67)}\r\n ${"a".repeat(74)}`);
    expect(lineOf(67 + 75)).toBe(`SUMMARY:${"a".repeat(67)}\r\n ${"a".repeat(74)}\r\n a`);
  });

  it("cuts lines at 75 bytes and no letter in two", () => {
    const file = calendar({ title: "Kōwhai Škoda ".repeat(30) }) ?? "";
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${"Kōwhai Škoda ".repeat(30)}`);
  });
});

describe("appointmentWords", () => {
  it.each([
    ["2026-11-30", "en-AU", "Monday 30 November 2026"],
    ["2026-11-30", "es-US", "lunes, 30 de noviembre de 2026"],
    [" 2026-11-30T23:45 ", "en-AU", "Monday 30 November 2026 at 11:45 pm"],
    ["2026-11-30 09:30", "en-US", "Monday, November 30, 2026 at 9:30 AM"],
  ])("says %j in %s as %j, in whatever zone the site runs", (when, locale, words) => {
    expect(appointmentWords(when, locale).replaceAll("\u202f", " ")).toBe(words);
  });

  it("leaves words that name no day as they stand", () => {
    expect(appointmentWords("as soon as you can", "en-AU")).toBe("as soon as you can");
  });
});
