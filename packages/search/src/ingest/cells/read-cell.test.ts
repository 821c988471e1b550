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
    ["1,234,567", 1_234_567],
    ["12 000.50", 12_001],
    ["0.5", 1],
    ["(69,654)", 69_654],
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
    "1234,567",
    "1,2345",
    "12,3456,789",
    "1,23x",
    "km",
    "69654 #",
    "1.5.5",
  ])("does not read %j as kilometres", (text) => expect(readNumber(text, km).ok).toBe(false));

  it("does not guess what a point before three digits means in a price or a distance", () => {
    for (const text of ["12.900", "$ 12.900", "999.999 km"]) expect(readNumber(text, km).ok).toBe(false);
    expect(readMoney("$12.900", price)).toEqual({
      ok: false,
      reason:
        "its point may stand before a fraction or between thousands; take it out by a step if it is the latter",
    });
    expect(readMoney("12.90", price)).toEqual(value(13));
    expect(readNumber("0.500", km)).toEqual(value(1));
    expect(readNumber("5.000", doors)).toEqual(value(5));
  });

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
    expect(readNumber("1885", year)).toEqual(value(1885));
    expect(readNumber("-3", rank)).toEqual(value(-3));
    expect(readNumber("-1,500", rank)).toEqual(value(-1500));
    expect(readNumber("999999999999999", { kind: "whole number", meaning: "" })).toEqual(
      value(999_999_999_999_999),
    );
    expect(readNumber("1000000000000000", { kind: "whole number", meaning: "" }).ok).toBe(false);
    expect(readNumber("twelve", km)).toEqual({ ok: false, reason: "this is not a number" });
    expect(readNumber("12.5", { ...km, kind: "money" })).toEqual(value(12.5));
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

  it.each([
    "poa",
    "P.O.A",
    "TBA",
    "tbc",
    "Enquire",
    "inquire",
    "Contact dealer",
    "price on application",
    "Sold",
  ])("takes %s for no price", (text) => expect(readMoney(text, price)).toEqual({ ok: true, value: null }));

  it("rounds to whole units, and takes less than half a unit for no price", () => {
    expect(readMoney("0.4", price)).toEqual({ ok: true, value: null });
    expect(readMoney("0.5", price)).toEqual({ ok: true, value: 1 });
    expect(readMoney("1.49", price)).toEqual({ ok: true, value: 1 });
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
    expect(readYesNo("maybe")).toEqual({ ok: false, reason: "this is neither yes nor no" });
    expect(readYesNo("")).toEqual({ ok: true, value: null });
    expect(readWord("price type", "cash")).toEqual({ ok: false, reason: "this is no price type we know" });
  });

  it.each([
    [
      "condition",
      "new used demo demonstrator ex-demo pre-owned preowned",
      "new used demo demo demo used used",
    ],
    ["status", "in_stock available active sold coming_soon", "in_stock in_stock in_stock sold coming_soon"],
    [
      "price type",
      "drive_away driveaway dap egc",
      "drive_away drive_away drive_away excluding_government_charges",
    ],
  ] as const)("know every word of a %s", (kind, words, meanings) => {
    const read = words.split(" ").map((word) => readWord(kind, word));
    expect(read).toEqual(meanings.split(" ").map((value) => ({ ok: true, value })));
  });

  it("know words of more than one part", () => {
    expect(readWord("condition", "Second Hand")).toEqual({ ok: true, value: "used" });
    expect(readWord("status", "for sale")).toEqual({ ok: true, value: "in_stock" });
    expect(readWord("status", "In Transit")).toEqual({ ok: true, value: "coming_soon" });
    expect(readWord("price type", "Excl. Govt. Charges")).toMatchObject({ ok: true });
    expect(readWord("status", "")).toEqual({ ok: true, value: null });
  });

  it.each(["yes", "Y", "TRUE", "t", "1", "on"])("read %s as yes", (word) =>
    expect(readYesNo(word)).toEqual({ ok: true, value: true }),
  );
  it.each(["no", "N", "false", "F", "0", "off"])("read %s as no", (word) =>
    expect(readYesNo(word)).toEqual({ ok: true, value: false }),
  );

  it("count from 100,000,000,000 on in milliseconds, and below in seconds", () => {
    expect(readTime("100000000")).toEqual({ ok: true, value: 100_000_000_000 });
    expect(readTime("99999999999")).toEqual({ ok: true, value: 99_999_999_999_000 });
    expect(readTime("100000000000")).toEqual({ ok: true, value: 100_000_000_000 });
    expect(readTime("99999999").ok).toBe(false);
    expect(readTime("99999999999999")).toEqual({ ok: true, value: 99_999_999_999_999 });
    expect(readTime("100000000000000").ok).toBe(false);
    expect(readTime("")).toEqual({ ok: true, value: null });
  });

  it("read dates, seconds and milliseconds", () => {
    const moment = Date.UTC(2026, 10, 21);
    expect(readTime("2026-11-21")).toEqual({ ok: true, value: moment });
    expect(readTime(String(moment / 1000))).toEqual({ ok: true, value: moment });
    expect(readTime(String(moment))).toEqual({ ok: true, value: moment });
    expect(readTime("21/11/2026")).toEqual({ ok: false, reason: "this is no date of the form YYYY-MM-DD" });
    expect(readTime("2026-11-2").ok).toBe(false);
    expect(readTime("x2026-11-21").ok).toBe(false);
    expect(readTime("2026").ok).toBe(false);
    expect(readTime("2026-11-21T10:00:00+10:00")).toEqual({ ok: true, value: moment });
    expect(readTime("2026-13-45").ok).toBe(false);
  });
});

const cut = (cell: string) => readList(cell, undefined, "addresses");

describe("readList and readAddresses", () => {
  it("cut lists at what stands between, or where the mapping says", () => {
    expect(readList("Sunroof| Tow Bar |", undefined, "list")).toEqual(["Sunroof", "Tow Bar"]);
    expect(readList("Sunroof, Tow Bar", ",", "list")).toEqual(["Sunroof", "Tow Bar"]);
    expect(readList('["a","b"]', undefined, "list")).toEqual(["a", "b"]);
    expect(readList("a;b\nc", undefined, "list")).toEqual(["a", "b", "c"]);
    expect(readList("a, b", undefined, "list")).toEqual(["a, b"]);
    expect(readList("[a|b]", undefined, "list")).toEqual(["[a", "b]"]);
    expect(readList('[{"url":"/a.jpg"},{"url":7},{"u":1},7,null,"/b.jpg"]', undefined, "list")).toEqual([
      "/a.jpg",
      "/b.jpg",
    ]);
    expect(readList("/a.jpg /b.jpg", undefined, "addresses")).toEqual(["/a.jpg", "/b.jpg"]);
    expect(readList("HTTP://a.example/ https://b.example/", undefined, "addresses")).toHaveLength(2);
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
      "see /photos/1.webp",
      "/photos/a b.jpg",
    ];
    expect(readAddresses(texts)).toEqual({
      addresses: ["https://x.example/a.jpg", "/photos/1.webp", "https://x.example/b.jpg"],
      refused: [
        "javascript:alert(1)",
        "data:text/html,x",
        "https://u:p@x.example/",
        "/\\evil",
        "see /photos/1.webp",
        "/photos/a b.jpg",
      ],
    });
  });

  it("cut addresses at commas and blanks before another address alone", () => {
    expect(cut("/a.jpg, /b.jpg,,  /c.jpg")).toEqual(["/a.jpg", "/b.jpg", "/c.jpg"]);
    expect(cut("/a b.jpg, c.jpg")).toEqual(["/a b.jpg, c.jpg"]);
    expect(cut("https://a.example/1.jpg|http://b.example/2.jpg;/c.jpg\n/d.jpg")).toEqual([
      "https://a.example/1.jpg",
      "http://b.example/2.jpg",
      "/c.jpg",
      "/d.jpg",
    ]);
    expect(readList("/a.jpg, /b.jpg", undefined, "list")).toEqual(["/a.jpg, /b.jpg"]);
    expect(readList("a||b", "|", "list")).toEqual(["a", "b"]);
    expect(readList('["a"]', ",", "list")).toEqual(['["a"]']);
    expect(readList('{"url":"/a.jpg"}', undefined, "list")).toEqual(['{"url":"/a.jpg"}']);
    expect(readList("[]", undefined, "list")).toEqual([]);
  });

  it("keep no address with a name or a password in it, nor a path with signs that end an attribute", () => {
    const bad = [
      "https://u@x.example/",
      "https://:p@x.example/",
      "ftp://x.example/",
      "x.jpg",
      "",
      '/a"b',
      "/a'b",
      "/a<b",
      "/a>b",
      "/a\\b",
      "//",
    ];
    expect(readAddresses(bad)).toEqual({ addresses: [], refused: bad });
    expect(readAddresses(["/", "http://x.example", "HTTPS://X.example/A"])).toEqual({
      addresses: ["/", "http://x.example/", "https://x.example/A"],
      refused: [],
    });
  });
});
