import { expect } from "vitest";
import { compare, not, oneOf, or } from "../fixtures/a-plan.ts";
import type { ContractCase } from "./contract-case.ts";

const between = (from: number, to: number) => ({ kind: "between", field: "price", from, to }) as const;
const TOYOTA = [1, 2, 3, 4, 5, 20];
const everythingBut = (...ids: number[]) =>
  Array.from({ length: 24 }, (_, index) => index + 1).filter((id) => !ids.includes(id));

/** What a filter means. Cases about filter text are written as the filter they parse to. */
export const filterCases: readonly ContractCase[] = [
  {
    id: "FIL-01",
    title: "filters of a list all hold, alternatives in one of them",
    check: async (probe) => {
      expect(await probe.found(oneOf("make", "Toyota", "Mazda"), oneOf("body", "SUV"))).toEqual([5, 6, 7]);
    },
  },
  {
    id: "FIL-02",
    title: "and stays inside or",
    check: async (probe) => {
      const suv = { kind: "and", filters: [oneOf("make", "Mazda"), oneOf("body", "SUV")] } as const;
      expect(await probe.found(or(oneOf("make", "Toyota"), suv))).toEqual([1, 2, 3, 4, 5, 6, 7, 20]);
    },
  },
  {
    id: "FIL-03",
    title: "not takes away",
    check: async (probe) => {
      const makes = oneOf("make", "Toyota", "Mazda");
      expect(await probe.found(makes, not(oneOf("body", "SUV")))).toEqual([1, 2, 3, 4, 8, 9, 20]);
    },
  },
  {
    id: "FIL-04",
    title: "compares without case and outer blanks, but with accents",
    check: async (probe) => {
      expect(await probe.found(oneOf("make", "tOyOtA "))).toEqual(TOYOTA);
      expect(await probe.found(oneOf("make", "ŠKODA"))).toEqual([10, 11]);
      expect(await probe.found(oneOf("make", "Skoda"))).toEqual([]);
    },
  },
  {
    id: "FIL-05",
    title: "takes any character in a value",
    check: async (probe) => {
      expect(await probe.found(oneOf("dealership_name", "Pat O'Brien Hyundai"))).toEqual([16, 17]);
      expect(await probe.found(oneOf("dealership_name", 'Honda "City" Brisbane'))).toEqual([22]);
      expect(await probe.found(oneOf("dealership_name", "back\\slash \u0007 ' OR make = Toyota"))).toEqual(
        [],
      );
    },
  },
  {
    id: "FIL-06",
    title: "takes blanks and hyphens in a value",
    check: async (probe) => {
      expect(await probe.found(oneOf("make", "Land Rover"))).toEqual([23]);
      expect(await probe.found(oneOf("make", "Mercedes-Benz"))).toEqual([15]);
    },
  },
  {
    id: "FIL-07",
    title: "refuses broken filter text",
    skip: "A typed plan has no filter text that could be broken.",
  },
  {
    id: "FIL-08",
    title: "refuses a field that is not filterable, by name",
    check: async (probe) => {
      const result = await probe.run({ filter: [oneOf("nope", 1)] });
      expect(result).toMatchObject({ ok: false, problem: "invalid", part: "filter" });
      expect(result.ok || result.detail).toContain("`nope` is not filterable");
    },
  },
  {
    id: "FIL-09",
    title: "finds a number by its text",
    check: async (probe) => {
      for (const five of [5, "5", "5.0"]) expect(await probe.total(oneOf("seats", five))).toBe(19);
    },
  },
  {
    id: "FIL-10",
    title: "finds any of several values, or none of them",
    check: async (probe) => {
      expect(await probe.found(oneOf("seats", 7, 8))).toEqual([5, 11, 14, 17]);
      expect(await probe.found(not(oneOf("seats", 5)))).toEqual([5, 11, 13, 14, 17]);
      expect(await probe.found(oneOf("seats"))).toEqual([]);
    },
  },
  {
    id: "FIL-11",
    title: "includes both ends of a range; a reversed range is empty",
    check: async (probe) => {
      expect(await probe.found(between(30_000, 50_000))).toEqual([2, 4, 7, 9, 10, 17, 18, 24]);
      expect(await probe.found(between(50_000, 30_000))).toEqual([]);
    },
  },
  {
    id: "FIL-12",
    title: "compares numbers on either side",
    check: async (probe) => {
      expect(await probe.found(compare("price", ">=", 60_000))).toEqual([5, 12, 14, 19, 23]);
      expect(await probe.found(compare("price", ">=", 59_990), compare("price", "<", 60_000))).toEqual([13]);
    },
  },
  {
    id: "FIL-13",
    title: "counts a missing value as different",
    check: async (probe) => {
      expect(await probe.found(not(oneOf("price", 52_990)))).toEqual(everythingBut(1));
    },
  },
  {
    id: "FIL-14",
    title: "distinguishes missing from null",
    check: async (probe) => {
      const exists = { kind: "exists", field: "price" } as const;
      const isNull = { kind: "isNull", field: "price" } as const;
      expect(await probe.total(exists)).toBe(23);
      expect(await probe.found(not(exists))).toEqual([20]);
      expect(await probe.found(isNull)).toEqual([15]);
      expect(await probe.found(not(isNull))).toEqual(everythingBut(15));
    },
  },
  {
    id: "FIL-15",
    title: "knows empty lists and empty text",
    check: async (probe) => {
      expect(await probe.found({ kind: "isEmpty", field: "features" })).toEqual([13]);
      expect(await probe.found({ kind: "isEmpty", field: "tag" })).toEqual([20]);
    },
  },
  {
    id: "FIL-16",
    title: "finds a boolean, also by its text",
    check: async (probe) => {
      for (const yes of [true, "TRUE"])
        expect(await probe.found(oneOf("certified", yes))).toEqual([1, 6, 14, 23]);
    },
  },
  {
    id: "FIL-17",
    title: "lets different elements of a list meet different conditions",
    check: async (probe) => {
      const found = await probe.found(oneOf("features", "bluetooth"), oneOf("features", "Sunroof"));
      expect(found).toEqual([4, 19, 24]);
    },
  },
  {
    id: "FIL-18",
    title: "lists what is available or sold lately, and shown",
    check: async (probe) => {
      const soldLately = {
        kind: "and",
        filters: [oneOf("status", "sold"), compare("sold_date_timestamp", ">", 1_759_000_000_000)],
      } as const;
      const listed = or(oneOf("status", "in_stock", "coming_soon"), soldLately);
      expect(await probe.found(listed, oneOf("show_on_dealer_website", true))).toEqual(everythingBut(24));
    },
  },
];
