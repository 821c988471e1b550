import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMoney, readNumber, readTime, readWord, readYesNo } from "./read-cell.ts";
import { readAddresses, readList } from "./read-list.ts";
import { standardColumns } from "./standard-columns.ts";

const { km, doors, seats, price, year, custom_rank: rank } = standardColumns;
const value = (number: number | null) => ({ ok: true, value: number });

describe("readNumber", () => {
  it.each([
    ["69,654", 69_654],
    ["69 654 km", 69_654],
    ["69\u00a0654", 69_654],
    ["69'654", 69_654],
    ["5.0", 5],
    ["120000kms", 120_000],
    ["1", 1],
    ["", null],
  ])("reads %j as kilometres", (text, wanted) => expect(readNumber(text, km)).toEqual(value(wanted)));

  it.each([
    "twelve",
    "1,80",
    "1.2.3",
    "12 34 567",
    "10 000 - 20 000",
    "1e9",
    "0x10",
    "١٢٣",
    "99999999999999999999",
  ])("does not read %j as kilometres", (text) => expect(readNumber(text, km).ok).toBe(false));

  it("reads a unit that belongs to the column, and refuses another's", () => {
    expect(readNumber(" 4 Doors".trim(), doors)).toEqual(value(4));
    expect(readNumber("12 Seats", seats)).toEqual(value(12));
    expect(readNumber("12 Seats", doors)).toEqual({
      ok: false,
      reason: "'seats' does not belong to this column",
    });
  });

  it("stands on the edge of what is believable", () => {
    expect(readNumber("5000000", km)).toEqual(value(5_000_000));
    expect(readNumber("5000001", km)).toEqual({ ok: false, reason: "more than 5000000" });
    expect(readNumber("1884", year)).toEqual({ ok: false, reason: "less than 1885" });
    expect(readNumber("-3", rank)).toEqual(value(-3));
  });

  it("ends quickly on any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readNumber(text, km)));
    expect(readNumber("1 ".repeat(50_000), km).ok).toBe(false);
  });
});

describe("readMoney", () => {
  it.each([
    ["$1,800", 1_800],
    ["$29,990.00", 29_990],
    ["AUD 51990.49", 51_990],
    ["POA", null],
    ["Call", null],
    ["0", null],
    ["-1", null],
  ])("reads %j", (text, wanted) => {
    const reading = readMoney(text, price);
    expect(reading.ok ? reading.value : "refused").toBe(text === "-1" ? "refused" : wanted);
  });

  it("does not read words as a price", () => expect(readMoney("plus costs", price).ok).toBe(false));
});

describe("readWord, readYesNo and readTime", () => {
  it("read the words dealers use, whatever their case", () => {
    expect(readWord("condition", "DEMONSTRATOR")).toEqual({ ok: true, value: "demo" });
    expect(readWord("status", "Coming Soon")).toEqual({ ok: true, value: "coming_soon" });
    expect(readWord("price type", "EGC")).toEqual({ ok: true, value: "excluding_government_charges" });
    expect(readWord("condition", "constructor").ok).toBe(false);
    expect(readYesNo("Y")).toEqual({ ok: true, value: true });
    expect(readYesNo("maybe").ok).toBe(false);
  });

  it("read dates, seconds and milliseconds", () => {
    const moment = Date.UTC(2026, 10, 21);
    expect(readTime("2026-11-21")).toEqual({ ok: true, value: moment });
    expect(readTime(String(moment / 1000))).toEqual({ ok: true, value: moment });
    expect(readTime(String(moment))).toEqual({ ok: true, value: moment });
    expect(readTime("21/11/2026").ok).toBe(false);
    expect(readTime("2026-13-45").ok).toBe(false);
  });
});

describe("readList and readAddresses", () => {
  it("cut lists at what stands between, or where the mapping says", () => {
    expect(readList("Sunroof| Tow Bar |", undefined, "list")).toEqual(["Sunroof", "Tow Bar"]);
    expect(readList("Sunroof, Tow Bar", ",", "list")).toEqual(["Sunroof", "Tow Bar"]);
    expect(readList('["a","b"]', undefined, "list")).toEqual(["a", "b"]);
    expect(readList("https://x.example/a,1.jpg,https://x.example/b.jpg", undefined, "addresses")).toEqual([
      "https://x.example/a,1.jpg",
      "https://x.example/b.jpg",
    ]);
  });

  it("keep web addresses and site paths alone, each once", () => {
    const texts = [
      "https://x.example/a.jpg",
      "/photos/1.webp",
      "javascript:alert(1)",
      "data:text/html,x",
      "//x.example/b.jpg",
      "https://u:p@x.example/",
      "/\\evil",
      "https://x.example/a.jpg",
    ];
    expect(readAddresses(texts)).toEqual({
      addresses: ["https://x.example/a.jpg", "/photos/1.webp", "https://x.example/b.jpg"],
      refused: ["javascript:alert(1)", "data:text/html,x", "https://u:p@x.example/", "/\\evil"],
    });
  });
});
