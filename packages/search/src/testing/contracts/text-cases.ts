import { policyDefaults } from "../../policy-defaults.ts";
import { expect } from "vitest";
import { textTerms } from "../../plan/text-terms.ts";
import { oneOf, typed } from "../fixtures/a-plan.ts";
import type { ContractCase } from "./contract-case.ts";
import { ids, sortedIds } from "./engine-probe.ts";

const TOYOTA = [1, 2, 3, 4, 5, 20];

/** A case that looks only at which cars each text finds. */
const finds = (id: string, title: string, expected: Record<string, readonly number[]>): ContractCase => ({
  id,
  title,
  check: async (probe) => {
    const found: Record<string, readonly number[]> = {};
    for (const text of Object.keys(expected)) found[text] = sortedIds(await probe.ask({ text: typed(text) }));
    expect(found).toEqual(expected);
  },
});

const highlight = (fields: readonly string[] | "all", open: string, close: string) => ({
  fields,
  open,
  close,
});

/** Text and marking. */
export const textCases: readonly ContractCase[] = [
  {
    id: "TXT-01",
    title: "finds everything for no text",
    check: async (probe) => {
      for (const text of ["", "   "])
        expect((await probe.ask({ text: textTerms(text, policyDefaults.search) })).total).toBe(24);
    },
  },
  finds("TXT-02", "finds by the beginning of the last word, whatever its case", { toy: TOYOTA, TOYOTA }),
  finds("TXT-03", "forgives one typo from five letters on", { toyta: TOYOTA, tyta: [], mustnag: [13] }),
  finds("TXT-04", "forgives two from nine on; a wrong first letter is two", {
    comodor: [24],
    comodorre: [24],
    kommodore: [24],
  }),
  finds("TXT-05", "ignores accents in text", { skoda: [10, 11], Škoda: [10, 11], SKODA: [10, 11] }),
  {
    id: "TXT-06",
    title: "keeps a word with a capital inside whole",
    check: async (probe) => {
      expect(ids(await probe.ask({ text: typed("hilux") }))).toEqual([1, 2]);
      expect((await probe.ask({ text: typed("lux") })).total).toBe(0);
    },
  },
  finds("TXT-07", "joins and parts words", { cx5: [6, 7], "cx-5": [6, 7], "cx 5": [6, 7], bt50: [9] }),
  {
    id: "TXT-08",
    title: "keeps a phrase together; loose words rank the one with all of them first",
    check: async (probe) => {
      expect(sortedIds(await probe.ask({ text: textTerms('"model 3"', policyDefaults.search) }))).toEqual([
        18,
      ]);
      const loose = await probe.ask({ text: typed("model 3") });
      expect(ids(loose)[0]).toBe(18);
      expect(sortedIds(loose)).toEqual([18, 19]);
    },
  },
  {
    id: "TXT-09",
    title: "finds exactly one quoted stock number, and near ones unquoted",
    check: async (probe) => {
      // The code-like rule quotes a stock number by itself.
      for (const text of ['"U131302"', "U131302"]) {
        expect(sortedIds(await probe.ask({ text: textTerms(text, policyDefaults.search) }))).toEqual([1]);
      }
      const unquoted = ids(await probe.ask({ text: typed("U131302") }));
      expect(unquoted[0]).toBe(1);
      expect(unquoted).toContain(2);
    },
  },
  {
    id: "TXT-10",
    title: "leaves out unwanted words; a hyphen inside a word is none",
    check: async (probe) => {
      expect(sortedIds(await probe.ask({ text: textTerms("mazda -cx", policyDefaults.search) }))).toEqual([
        8, 9,
      ]);
      expect(sortedIds(await probe.ask({ text: textTerms("bt-50", policyDefaults.search) }))).toEqual([9]);
    },
  },
  {
    id: "TXT-11",
    title: "drops words from the end, or requires all of them",
    check: async (probe) => {
      const last = await probe.ask({ text: typed("toyota camry") });
      expect(ids(last)[0]).toBe(20);
      expect(last.total).toBe(6);
      const all = await probe.ask({ text: typed("toyota camry"), matching: "all" });
      expect(sortedIds(all)).toEqual([20]);
      expect(all.total).toBe(1);
    },
  },
  {
    id: "HLT-01",
    title: "marks what was typed, writes numbers as text, and leaves the car itself alone",
    check: async (probe) => {
      const { hits } = await probe.ask({
        text: typed("toy"),
        filter: [oneOf("id", 1)],
        highlight: highlight("all", "[", "]"),
      });
      expect(hits[0]?.formatted).toMatchObject({
        make: "[Toy]ota",
        model: "HiLux",
        year: "2021",
        certified: true,
        tag: null,
        features: ["Tow Bar", "Bluetooth", "Reversing Camera"],
      });
      expect(hits[0]?.document["year"]).toBe(2021);
    },
  },
  {
    id: "HLT-02",
    title: "escapes nothing: markup is the caller's business",
    check: async (probe) => {
      const { hits } = await probe.ask({
        text: typed("honda"),
        filter: [oneOf("id", 22)],
        highlight: highlight(["badge", "make"], "<b>", "</b>"),
      });
      expect(hits[0]?.formatted).toMatchObject({ badge: "VTi & <L>", make: "<b>Honda</b>" });
    },
  },
  {
    id: "HLT-03",
    title: "gives only the wanted fields, and a marked copy of all",
    check: async (probe) => {
      const { hits } = await probe.ask({
        filter: [oneOf("id", 1)],
        fields: ["id"],
        highlight: highlight("all", "[", "]"),
      });
      expect(Object.keys(hits[0]?.document ?? {})).toEqual(["id"]);
      expect(hits[0]?.formatted?.["make"]).toBe("Toyota");
    },
  },
];
