import { expect } from "vitest";
import type { PlanSort } from "../plan/search-plan.ts";
import { compare, typed } from "./a-plan.ts";
import { examPrices } from "./exam-cars.ts";
import type { ExamCase } from "./exam-cases.ts";
import { examStock, expectOrder, ids, sortedIds } from "./exam-desk.ts";

const by = (...keys: readonly `${string}:${"asc" | "desc"}`[]): PlanSort[] =>
  keys.map((key) => ({
    field: key.slice(0, key.indexOf(":")),
    direction: key.endsWith(":asc") ? "asc" : "desc",
  }));

const priceOnly = {
  ...examStock,
  documents: examPrices,
  fields: { searchable: [], exactOnly: [], values: [], numbers: ["price"], sortable: ["price"] },
};

/** Sections D and E: order and pages. */
export const orderCases: readonly ExamCase[] = [
  {
    id: "SRT-01",
    title: "sorts up, cars without a price last",
    check: async (desk) => {
      const up = [22, 16, 8, 3, 6, 2, 10, 4, 9, 7, 17, 24, 18, 1, 11, 21, 13, 14, 12, 19, 5, 23];
      expectOrder(await desk.ask({ sort: by("price:asc") }), up, [15, 20]);
    },
  },
  {
    id: "SRT-02",
    title: "sorts down, cars without a price still last",
    check: async (desk) => {
      const down = [23, 5, 19, 12, 14, 13, 21, 11, 1, 18, 24, 17, 7, 9, 4, 10, 2, 6, 3, 8, 16, 22];
      expectOrder(await desk.ask({ sort: by("price:desc") }), down, [15, 20]);
    },
  },
  {
    id: "SRT-03",
    title: "breaks ties by the second key",
    check: async (desk) => {
      const order = [4, 19, 11, 7, 12, 3, 10, 18, 21, 14, 9, 17, 1, 23, 5, 15, 6, 13, 16, 2, 8, 24, 20, 22];
      expectOrder(await desk.ask({ sort: by("year:desc", "price:asc") }), order);
    },
  },
  {
    id: "SRT-04",
    title: "sorts text by its letters, accents after plain ones",
    check: async (desk) => {
      const { hits } = await desk.ask({ sort: by("make:asc") });
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
    title: "refuses a field that is not sortable (a sort without direction cannot be said)",
    check: async (desk) => {
      expect(await desk.run({ sort: by("body:asc") })).toMatchObject({
        ok: false,
        problem: "invalid",
        part: "sort",
      });
    },
  },
  {
    id: "SRT-06",
    title: "sorts inside equal relevance",
    check: async (desk) => {
      const answer = await desk.ask({ text: typed("toyota corolla"), sort: by("price:asc") });
      expectOrder(answer, [3, 4, 2, 1, 5, 20]);
    },
  },
  {
    id: "MIX-01",
    title: "puts numbers before text before nothing in both directions; of several the best counts",
    stock: priceOnly,
    check: async (desk) => {
      expectOrder(await desk.ask({ sort: by("price:asc") }), [5, 1, 6, 2], [3, 4]);
      expectOrder(await desk.ask({ sort: by("price:desc") }), [5, 1, 2, 6], [3, 4]);
    },
  },
  {
    id: "MIX-02",
    title: "compares text with a number as text",
    stock: priceOnly,
    check: async (desk) => {
      expect(await desk.found(compare("price", ">", 100))).toEqual([2, 5, 6]);
      expect(await desk.found(compare("price", "<", 100))).toEqual([5]);
    },
  },
  {
    id: "PAG-01",
    title: "gives the cars from an offset on",
    check: async (desk) => {
      const answer = await desk.ask({ sort: by("custom_rank:desc"), limit: 10, offset: 20 });
      expect(ids(answer)).toEqual([21, 22, 23, 24]);
      expect(answer.total).toBe(24);
    },
  },
  {
    id: "PAG-02",
    title: "pages by page number",
    check: async (desk) => {
      const answer = await desk.ask({ sort: by("custom_rank:desc"), limit: 10, offset: 10 });
      expect(ids(answer)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    },
    note: "A plan pages by offset; page and hitsPerPage are the wire's.",
  },
  {
    id: "PAG-03",
    title: "counts everything, also for no car or a page beyond the last",
    check: async (desk) => {
      for (const page of [{ limit: 0 }, { offset: 500 }]) {
        const answer = await desk.ask(page);
        expect(sortedIds(answer)).toEqual([]);
        expect(answer.total).toBe(24);
      }
    },
  },
  {
    id: "PAG-04",
    title: "gives every car exactly once over all pages, whatever the order",
    check: async (desk) => {
      for (const sort of [by("price:asc"), by("year:desc"), []]) {
        const pages = [];
        for (let offset = 0; offset < 24; offset += 7)
          pages.push(...ids(await desk.ask({ sort, limit: 7, offset })));
        expect(pages.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
      }
    },
  },
];
