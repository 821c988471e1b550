import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyHistogram, fillHistogram } from "./histogram.ts";

describe("fillHistogram", () => {
  it("puts every car in one bar of one round width", () => {
    const numbers = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 1, max: 9 })),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 60 }), (cars, count) => {
        const values = cars.map(([value]) => value);
        const stats = { min: Math.min(...values), max: Math.max(...values) };
        const bars = fillHistogram(stats, count, cars);
        expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(
          cars.reduce((sum, [, more]) => sum + more, 0),
        );
        expect(bars.length).toBeLessThanOrEqual(count + 2);
        expect(bars[0]?.from).toBeLessThanOrEqual(stats.min);
        expect(bars.at(-1)?.to).toBeGreaterThanOrEqual(stats.max);
        expect(new Set(bars.slice(0, -1).map((bar) => bar.to - bar.from)).size).toBeLessThanOrEqual(1);
        for (const [index, bar] of bars.entries()) expect(bar.from).toBe(bars[index - 1]?.to ?? bar.from);
      }),
    );
  });

  it("does not let one car at a million squeeze all others into one bar", () => {
    const cars = Array.from({ length: 100 }, (_, index) => [10_000 + index * 500, 1] as const);
    const bars = fillHistogram({ min: 10_000, max: 1_500_000 }, 20, [...cars, [1_500_000, 1]]);
    expect(bars.filter((bar) => bar.count > 0).length).toBeGreaterThan(10);
    expect(bars.at(-1)).toMatchObject({ to: 1_500_000 });
  });

  it("draws nothing where there is nothing, or where a site wants none", () => {
    expect(fillHistogram(null, 10, [])).toEqual([]);
    expect(emptyHistogram({ min: 1, max: 9 }, 0)).toEqual([]);
    expect(emptyHistogram({ min: 5, max: 5 }, 10)).toEqual([{ from: 5, to: 6, count: 0 }]);
  });
});
