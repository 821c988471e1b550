import { expect } from "vitest";
import type { PlanSort } from "../../plan/search-plan.ts";
import { compare, typed } from "../fixtures/a-plan.ts";
import { contractPrices } from "./contract-cars.ts";
import type { ContractCase } from "./contract-case.ts";
import { contractStock, expectOrder, ids, sortedIds } from "./engine-probe.ts";

const by = (...keys: readonly `${string}:${"asc" | "desc"}`[]): PlanSort[] =>
  keys.map((key) => ({
    field: key.slice(0, key.indexOf(":")),
    direction: key.endsWith(":asc") ? "asc" : "desc",
  }));

const priceOnly = {
  ...contractStock,
  documents: contractPrices,
  fields: { searchable: [], exactOnly: [], values: [], numbers: ["price"], sortable: ["price"] },
};

/** Order and pages. */
export const orderCases: readonly ContractCase[] = [
  {
    id: "SRT-01",
    title: "sorts up, cars without a price last",
    check: async (probe) => {
      const up = [22, 16, 8, 3, 6, 2, 10, 4, 9, 7, 17, 24, 18, 1, 11, 21, 13, 14, 12, 19, 5, 23];
      expectOrder(await probe.ask({ sort: by("price:asc") }), up, [15, 20]);
    },
  },
  {
    id: "SRT-02",
    title: "sorts down, cars without a price still last",
    check: async (probe) => {
      const down = [23, 5, 19, 12, 14, 13, 21, 11, 1, 18, 24, 17, 7, 9, 4, 10, 2, 6, 3, 8, 16, 22];
      expectOrder(await probe.ask({ sort: by("price:desc") }), down, [15, 20]);
    },
  },
  {
    id: "SRT-03",
    title: "breaks ties by the second key",
    check: async (probe) => {
      const order = [4, 19, 11, 7, 12, 3, 10, 18, 21, 14, 9, 17, 1, 23, 5, 15, 6, 13, 16, 2, 8, 24, 20, 22];
      expectOrder(await probe.ask({ sort: by("year:desc", "price:asc") }), order);
    },
  },
  {
    id: "SRT-04",
    title: "sorts text by its letters, accents after plain ones",
    check: async (probe) => {
      const { hits } = await probe.ask({ sort: by("make:asc") });
      expect([...new Set(hits.map((hit) => hit.document["make"]))]).toEqual([
        "Ford",
        "Holden",
        "Honda",
        "Hyundai",
        "Isuzu",
        "Land Rover",
        "Mazda",
        "Mercedes-Benz",
        "Škoda",
        "Tesla",
        "Toyota",
      ]);
    },
  },
  {
    id: "SRT-05",
    title: "refuses a field that is not sortable (a sort without direction cannot be written)",
    check: async (probe) => {
      expect(await probe.run({ sort: by("body:asc") })).toMatchObject({
        ok: false,
        problem: "invalid",
        part: "sort",
      });
    },
  },
  {
    id: "SRT-06",
    title: "sorts inside equal relevance",
    check: async (probe) => {
      const result = await probe.ask({ text: typed("toyota corolla"), sort: by("price:asc") });
      expectOrder(result, [3, 4, 2, 1, 5, 20]);
    },
  },
  {
    id: "MIX-01",
    title: "puts numbers before text before nothing in both directions; of several the best counts",
    stock: priceOnly,
    check: async (probe) => {
      expectOrder(await probe.ask({ sort: by("price:asc") }), [5, 1, 6, 2], [3, 4]);
      expectOrder(await probe.ask({ sort: by("price:desc") }), [5, 1, 2, 6], [3, 4]);
    },
  },
  {
    id: "MIX-02",
    title: "compares text with a number as text",
    stock: priceOnly,
    check: async (probe) => {
      expect(await probe.found(compare("price", ">", 100))).toEqual([2, 5, 6]);
      expect(await probe.found(compare("price", "<", 100))).toEqual([5]);
    },
  },
  {
    id: "PAG-01",
    title: "gives the cars from an offset on",
    check: async (probe) => {
      const result = await probe.ask({ sort: by("custom_rank:desc"), limit: 10, offset: 20 });
      expect(ids(result)).toEqual([21, 22, 23, 24]);
      expect(result.total).toBe(24);
    },
  },
  {
    id: "PAG-02",
    title: "pages by page number",
    check: async (probe) => {
      const result = await probe.ask({ sort: by("custom_rank:desc"), limit: 10, offset: 10 });
      expect(ids(result)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    },
    note: "A plan pages by offset; page and hitsPerPage are the wire's.",
  },
  {
    id: "PAG-03",
    title: "counts everything, also for no car or a page beyond the last",
    check: async (probe) => {
      for (const page of [{ limit: 0 }, { offset: 500 }]) {
        const result = await probe.ask(page);
        expect(sortedIds(result)).toEqual([]);
        expect(result.total).toBe(24);
      }
    },
  },
  {
    id: "PAG-04",
    title: "gives every car exactly once over all pages, whatever the order",
    check: async (probe) => {
      for (const sort of [by("price:asc"), by("year:desc"), []]) {
        const pages = [];
        for (let offset = 0; offset < 24; offset += 7)
          pages.push(...ids(await probe.ask({ sort, limit: 7, offset })));
        expect(pages.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
      }
    },
  },
];
