import { describe, expect, it } from "vitest";
import { growthRatio } from "./growth-ratio.ts";

/** Steps that the compiler cannot leave out. */
let steps = 0;
const walk = (times: number) => {
  for (let at = 0; at < times; at++) steps = (steps + at) % 1_000_003;
};

describe("growthRatio", () => {
  it("stays below three for work that grows with its input", async () => {
    expect(await growthRatio((size) => walk(size * 2000), 2000)).toBeLessThan(3);
  });

  it("passes three for work that grows with the square of its input", async () => {
    expect(await growthRatio((size) => walk(size * size), 2000)).toBeGreaterThan(3);
  });
});
