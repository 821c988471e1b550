import { expect } from "vitest";
import type { PlanFacet } from "../../plan/search-plan.ts";
import { oneOf } from "../fixtures/a-plan.ts";
import type { ContractCase } from "./contract-case.ts";
import { asMap, contractStock, expectStats } from "./engine-probe.ts";
import { contractFields, contractModels } from "./contract-cars.ts";

const values = (field: string): PlanFacet => ({ kind: "values", field });

const range = (field: string): PlanFacet => ({ kind: "range", field, buckets: 4 });

/** Counts and ends of facets. */
export const facetCases: readonly ContractCase[] = [
  {
    id: "FAC-01",
    title: "counts every value of every wanted facet, and reads no car for it",
    check: async (probe) => {
      const result = await probe.ask({ facets: [values("make"), values("body")], limit: 0 });
      expect(result.hits).toEqual([]);
      expect(asMap(result.facets[0])).toEqual({
        Ford: 3,
        Holden: 1,
        Honda: 1,
        Hyundai: 2,
        Isuzu: 1,
        "Land Rover": 1,
        Mazda: 4,
        "Mercedes-Benz": 1,
        Škoda: 2,
        Tesla: 2,
        Toyota: 6,
      });
      expect(asMap(result.facets[1])).toEqual({ Coupe: 1, Hatchback: 3, Sedan: 5, SUV: 9, Ute: 5, Wagon: 1 });
      for (const facet of result.facets) expect(facet.stats).toBeNull();
    },
  },
  {
    id: "FAC-02",
    title: "counts a facet with its own filter lifted, and its total too",
    check: async (probe) => {
      const makes = oneOf("make", "Toyota", "Mazda");
      const suv = oneOf("body", "SUV");
      const result = await probe.ask({ filter: [makes, suv], facets: [values("make"), values("body")] }, [
        { facet: values("make"), filter: [suv] },
        { facet: values("body"), filter: [makes] },
      ]);
      expect(asMap(result.facets[0])).toEqual({ Mazda: 2, Toyota: 1 });
      expect(asMap(result.counts[0]?.facet)).toEqual({
        Ford: 1,
        Honda: 1,
        Hyundai: 1,
        "Land Rover": 1,
        Mazda: 2,
        Škoda: 1,
        Tesla: 1,
        Toyota: 1,
      });
      expect(asMap(result.counts[1]?.facet)).toEqual({ Hatchback: 2, Sedan: 2, SUV: 3, Ute: 3 });
      expect(result.counts.map((count) => count.total)).toEqual([9, 10]);
    },
  },
  {
    id: "FAC-02a",
    title: "counts a facet under words of its own, and under none",
    check: async (probe) => {
      const suv = oneOf("body", "SUV");
      const result = await probe.ask({ text: [{ kind: "word", text: "mazda" }], filter: [] }, [
        { facet: values("make"), filter: [suv] },
        { facet: values("make"), filter: [suv], text: [] },
        { facet: values("make"), filter: [suv], text: [{ kind: "word", text: "toyota" }] },
      ]);
      expect(asMap(result.counts[0]?.facet)).toEqual({ Mazda: 2 });
      expect(result.counts.map((count) => count.total)).toEqual([2, 9, 1]);
      expect(asMap(result.counts[2]?.facet)).toEqual({ Toyota: 1 });
    },
  },
  {
    id: "FAC-03",
    title: "counts numbers and booleans by their text, with ends for numbers alone",
    check: async (probe) => {
      const { facets } = await probe.ask({ facets: [values("seats"), values("certified")] });
      expect(asMap(facets[0])).toEqual({ 4: 1, 5: 19, 7: 3, 8: 1 });
      expect(asMap(facets[1])).toEqual({ true: 4, false: 20 });
      expectStats(facets[0], { min: 4, max: 8 });
      expectStats(facets[1], null);
    },
  },
  {
    id: "FAC-04",
    title: "gives the lowest and highest number under the filters",
    check: async (probe) => {
      const { facets } = await probe.ask({
        filter: [oneOf("body", "Ute")],
        facets: [range("price"), range("km"), values("make")],
      });
      expectStats(facets[0], { min: 31_990, max: 66_990 });
      expectStats(facets[1], { min: 18_750, max: 98_000 });
      expectStats(facets[2], null);
    },
  },
  {
    id: "FAC-05",
    title: "counts neither null nor empty nor missing",
    check: async (probe) => {
      const { facets } = await probe.ask({ facets: [values("subscription_price"), values("tag")] });
      expectStats(facets[0], { min: 390, max: 520 });
      expect(asMap(facets[1])).toEqual({
        "Demo Special": 1,
        "New Arrival": 1,
        "One Owner": 1,
        "Price Drop": 1,
      });
    },
  },
  {
    id: "FAC-06",
    title: "counts spellings that differ in case as one, and a car once",
    check: async (probe) => {
      const counts = Object.entries(await probe.values("features"));
      expect(
        counts.filter(([value]) => value.toLowerCase() === "bluetooth").map(([, count]) => count),
      ).toEqual([11]);
      expect(Object.fromEntries(counts)).toMatchObject({ Sunroof: 8, "Tow Bar": 7 });
    },
  },
  {
    id: "FAC-07",
    title: "refuses a field that is no facet",
    check: async (probe) => {
      expect(await probe.run({ facets: [values("nope")] })).toMatchObject({
        ok: false,
        problem: "invalid",
        part: "facets",
      });
    },
  },
  {
    id: "FAC-08",
    title: "leaves out values beyond the limit, the last of the alphabet when so set",
    stock: {
      ...contractStock,
      documents: contractModels,
      fields: { ...contractFields, searchable: ["model"] },
    },
    check: async (probe) => {
      const first = Array.from({ length: 100 }, (_, index) => `M${String(index + 1).padStart(3, "0")}`);
      expect(Object.keys(await probe.values("model")).toSorted()).toEqual(first);
    },
  },
  {
    id: "FAC-08b",
    title: "answers with all values under a higher limit",
    stock: {
      ...contractStock,
      documents: contractModels,
      fields: { ...contractFields, searchable: ["model"] },
      maxValuesPerFacet: 200,
    },
    check: async (probe) => {
      expect(Object.keys(await probe.values("model"))).toHaveLength(120);
    },
  },
];
