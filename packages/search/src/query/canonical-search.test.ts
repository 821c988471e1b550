import { describe, expect, it } from "vitest";
import { policyDefaults } from "../policy-defaults.ts";
import { canonicalSearch } from "./canonical-search.ts";
import { canonicalValues, cleanValue } from "./fields/canonical-values.ts";
import { parseStockQuery } from "./parse-stock-query.ts";
import { readEntries } from "./fields/read-entries.ts";

const canonical = (address: string) => {
  const params = new URLSearchParams(address);
  return canonicalSearch(params, parseStockQuery(params, policyDefaults.search), policyDefaults.search);
};

describe("canonicalSearch", () => {
  it.each([
    ["price_max=30000", "price=:30000"],
    ["utm_source=mail&price_max=30000&gclid=1", "price=:30000&utm_source=mail&gclid=1"],
    ["make=", ""],
    ["utm_source=mail&make=", "utm_source=mail"],
    ["price=:30000", null],
    ["price=:30000&utm_source=mail", null],
    ["", null],
  ])("leads %j to %j", (address, to) => expect(canonical(address)).toBe(to));
});

describe("canonicalValues", () => {
  it.each([
    [
      ["Toyota", "Mazda", "Ford"],
      ["Ford", "Mazda", "Toyota"],
    ],
    [["skoda", "Škoda", " SKODA "], ["skoda"]],
    [[" Mazda "], ["Mazda"]],
    [[" "], []],
    [["", "Ford"], ["Ford"]],
    [[], []],
    [['"'], ['""']],
    [
      ['"', "Ford"],
      ['""', "Ford"],
    ],
  ])("keeps of %j the values %j", (values, kept) => expect(canonicalValues(values)).toEqual(kept));

  it("keeps a hundred values at most", () => {
    const values = Array.from({ length: 101 }, (_, at) => `make ${String(at).padStart(3, "0")}`);
    expect(canonicalValues(values)).toEqual(values.slice(0, 100));
  });

  it.each([
    [' "Mazda" ', "Mazda"],
    ['" Mazda "', "Mazda"],
    ['" "', '""'],
    [" ", ""],
  ])("cleans %j to %j", (text, clean) => expect(cleanValue(text)).toBe(clean));
});

describe("readEntries", () => {
  it("reads 300 entries at most, each of 200 letters at most", () => {
    const many = Array.from({ length: 301 }, (_, at): [string, string] => [`p${at}`, "x".repeat(201)]);
    for (const params of [new URLSearchParams(many), Object.fromEntries(many)]) {
      const entries = readEntries(params);
      expect(entries).toHaveLength(300);
      expect(entries[0]).toEqual(["p0", "x".repeat(200)]);
    }
    expect(readEntries({ make: many.map(([name]) => name) })).toHaveLength(300);
  });

  it("reads one entry a value, leaves out what is no text, and mends half letters", () => {
    expect(readEntries({ make: ["a", "b"], model: undefined, body: "c\uD83D" })).toEqual([
      ["make", "a"],
      ["make", "b"],
      ["body", "c\uFFFD"],
    ]);
  });
});
