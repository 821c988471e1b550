import { describe, expect, it } from "vitest";
import { foundCars, foundStock } from "./found-pages.ts";

describe("foundPages", () => {
  it("keeps the newest hundred, each to be taken once by its own name", () => {
    const names = Array.from({ length: 101 }, () => foundCars.keep({ kind: "missing" }));
    expect(foundCars.take(names[0] ?? null)).toBeNull();
    expect(foundStock.take(names[1] ?? null)).toBeNull();
    expect(foundCars.take(names[1] ?? null)).toEqual({ kind: "missing" });
    expect(foundCars.take(names[1] ?? null)).toBeNull();
    expect(foundCars.take(names[100] ?? null)).toEqual({ kind: "missing" });
    expect(foundCars.take(null)).toBeNull();
  });
});
