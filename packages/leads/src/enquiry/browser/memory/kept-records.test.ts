import { describe, expect, it } from "vitest";
import type { BrowserStorage } from "./browser-storage.ts";
import { storedNumber, storedText } from "./stored-text.ts";
import { readValuation, rememberValuation } from "./trade-in-valuation.ts";

const DAY = 24 * 60 * 60 * 1000;
const at = (milliseconds: number) => new Date(milliseconds);
function memory(): BrowserStorage {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  };
}

describe("storedText", () => {
  const record = new Map<string, unknown>([
    ["long", "x".repeat(300)],
    ["lines", " a\nb "],
    ["blank", "  "],
    ["number", 4],
  ]);
  it("is one line, cut at its limit", () => {
    expect(storedText(record, "long")).toHaveLength(254);
    expect(storedText(record, "long", 10)).toBe("x".repeat(10));
    expect(storedText(record, "lines")).toBe("a b");
  });
  it("is null for what is empty, missing or no text", () => {
    for (const name of ["blank", "number", "none"]) expect(storedText(record, name)).toBeNull();
  });
});

describe("storedNumber", () => {
  it("is a finite number or null", () => {
    const record = new Map<string, unknown>([
      ["zero", 0],
      ["endless", Number.POSITIVE_INFINITY],
      ["text", "4"],
    ]);
    expect(storedNumber(record, "zero")).toBe(0);
    for (const name of ["endless", "text", "none"]) expect(storedNumber(record, name)).toBeNull();
  });
});

describe("readValuation", () => {
  const valuation = { rego: "ABC123", vehicle: "Kia Rio", low: 0, high: 0, valuedAt: 1000 };
  const kept = (changes: object, now = 1000) => {
    const store = memory();
    rememberValuation(store, "north", { ...valuation, ...changes });
    return readValuation(store, "north", at(now));
  };

  it("takes a vehicle worth nothing, and cuts a long number plate", () => {
    expect(kept({})).toEqual(valuation);
    expect(kept({ rego: "ABCDEFGHIJKL" })?.rego).toBe("ABCDEFGHIJ");
  });

  it("stands for 30 days, not at their end", () => {
    expect(kept({}, 1000 + 30 * DAY - 1)).toEqual(valuation);
    expect(kept({}, 1000 + 30 * DAY)).toBeNull();
  });

  it.each([{ low: -1 }, { low: 2, high: 1 }, { low: null }, { high: null }, { valuedAt: "1" }])(
    "makes no sense of %j",
    (changes) => expect(kept(changes)).toBeNull(),
  );
});
