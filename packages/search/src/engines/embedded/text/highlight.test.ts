import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanTerm } from "../../../plan/search-plan.ts";
import { aPlan, typed } from "../../../testing/fixtures/a-plan.ts";
import { embeddedEngine } from "../embedded-engine.ts";

const fields = { searchable: ["name"], exactOnly: [], values: [], numbers: [], sortable: [] };

/** A car's name with what a text found of it in brackets. */
async function marked(name: unknown, text: string | readonly PlanTerm[]) {
  const answer = await embeddedEngine([{ name }], { fields }).run(
    aPlan({
      text: typeof text === "string" ? typed(text) : text,
      highlight: { fields: "all", open: "[", close: "]" },
    }),
  );
  return answer.ok ? answer.hits[0]?.formatted?.["name"] : answer.detail;
}

const phrase = (text: string): PlanTerm => ({ kind: "phrase", text });

describe("what a text found", () => {
  it("is marked as the beginning that was typed, and as a whole word where one was typed", async () => {
    expect(await marked("Toyota HiLux", "toyota hil")).toBe("[Toyota] [HiL]ux");
    expect(await marked("Toyota Corolla", "toyota cor")).toBe("[Toyota] [Cor]olla");
    expect(await marked("Toyota Toyo", "toyo")).toBe("[Toyo]ta [Toyo]");
  });

  it("is marked whole where a typo was forgiven", async () => {
    expect(await marked("Toyota Camry", [{ kind: "word", text: "toyta" }])).toBe("[Toyota] Camry");
  });

  it("is marked by letters as written, accents and all", async () => {
    expect(await marked("Škoda Octavia", "sko")).toBe("[Ško]da Octavia");
    expect(await marked("S\u030ckoda", "sko")).toBe("[S\u030cko]da");
    expect(await marked("Straße", "stras")).toMatch(/^\[Stra\]?ß\]?e$/);
  });

  it("is marked once for words that stand for the first and a later typed word", async () => {
    expect(await marked("Toyota", "toyota toy")).toBe("[Toyota]");
  });

  it("is marked in lists and inner objects, and numbers as text", async () => {
    expect(await marked(["Tow Bar", 5, { part: "Bar" }, null, true], "bar")).toEqual([
      "Tow [Bar]",
      "5",
      { part: "[Bar]" },
      null,
      true,
    ]);
  });

  it("is marked in the wanted fields alone, and the others are left out", async () => {
    const car = { name: "Toyota", badge: "Toyota", year: 2020 };
    const formatted = async (wanted: "all" | readonly string[]) => {
      const highlight = { fields: wanted, open: "<b>", close: "</b>" };
      const answer = await embeddedEngine([car], { fields }).run(aPlan({ text: typed("toyota"), highlight }));
      return answer.ok ? answer.hits[0]?.formatted : answer.detail;
    };
    expect(await formatted(["name", "other"])).toEqual({ name: "<b>Toyota</b>" });
    expect(await formatted([])).toEqual({});
    expect(await formatted("all")).toEqual({ name: "<b>Toyota</b>", badge: "<b>Toyota</b>", year: "2020" });
  });

  it("is marked whole where a typed word is no beginning, and by what was typed where it is the last", async () => {
    expect(await marked("Toyota toyotas", [{ kind: "word", text: "toyota" }])).toBe("[Toyota] [toyotas]");
    expect(await marked("Tow Bars", "tow bar")).toBe("[Tow] [Bar]s");
  });

  it("is left as it was written where nothing of it was found", async () => {
    expect(await marked(["Tow Bar", " x, y ", ""], "bar")).toEqual(["Tow [Bar]", " x, y ", ""]);
  });

  it("is, of a phrase, its words side by side and not the same words elsewhere", async () => {
    expect(await marked("bar tow bar, tow x bar", [phrase("tow bar")])).toBe("bar [tow] [bar], tow x bar");
    expect(await marked("tow bar", [phrase("tow bar")])).toBe("[tow] [bar]");
    expect(await marked("model 3, 3 tow bar", [phrase("tow bar")])).toBe("model 3, 3 [tow] [bar]");
    expect(await marked("tow bar, sunroof tow bar", [phrase("bar, sunroof")])).toBe(
      "tow [bar], [sunroof] tow bar",
    );
    expect(await marked("tow, bar tow bar", [phrase("tow bar")])).toBe("tow, bar [tow] [bar]");
  });

  it.each(["toyota", "sko", "toyota hi", "lux 5", "é"])(
    "changes no letter: without the marks of '%s' a text is as it was written",
    async (text) => {
      const parts = fc.array(fc.constantFrom("Toyota", "Škoda", "HiLux", "-", ",", " ", "ßé", "5"));
      await fc.assert(
        fc.asyncProperty(parts, async (words) => {
          const name = ["toyota sko lux é", ...words].join("");
          expect(JSON.stringify(await marked(name, text)).replaceAll(/[[\]]/g, "")).toBe(
            JSON.stringify(name),
          );
        }),
        { numRuns: 25 },
      );
    },
  );
});
