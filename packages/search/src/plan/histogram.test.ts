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

  it.each([
    [0, 99, 10, 10, 10],
    [0, 100, 10, 10, 11],
    [0, 101, 10, 20, 6],
    [0, 199, 10, 20, 10],
    [0, 250, 10, 25, 11],
    [0, 251, 10, 50, 6],
    [0, 5, 10, 1, 6],
    [2003, 2026, 24, 1, 24],
    [2001, 2026, 24, 2, 14],
    [1976, 2026, 24, 5, 11],
    [13_990, 27_490, 3, 5_000, 4],
    [1, 9, 1, 10, 1],
  ])("cuts %d to %d in %d parts into bars of %d, %d of them", (min, max, count, width, bars) => {
    const drawn = emptyHistogram({ min, max }, count);
    expect(drawn).toHaveLength(bars);
    expect(drawn[0]).toEqual({
      from: Math.floor(min / width) * width,
      to: (Math.floor(min / width) + 1) * width,
      count: 0,
    });
  });

  it("ends before a fiftieth of the cars only when they take more than two thirds of the room", () => {
    const cars = Array.from({ length: 98 }, (_, at) => [at, 1] as const);
    const end = (dearest: number, most = 2) =>
      fillHistogram({ min: 0, max: dearest }, 10, [...cars, [dearest, most]])[0]?.to;
    expect(end(1_000)).toBe(10);
    expect(end(1_000, 4)).toBe(100);
    expect(end(200)).toBe(20);
    expect(fillHistogram({ min: 0, max: 1_000 }, 10, [...cars, [1_000, 2]]).at(-1)).toMatchObject({
      to: 1_000,
    });
    const missing = [
      [Number.NaN, 5],
      [3, 1],
    ] as const;
    expect(fillHistogram({ min: 0, max: 9 }, 1, missing)).toEqual([{ from: 0, to: 10, count: 1 }]);
  });

  it("has bars of whole years, and never more than one step in the last of them", () => {
    const year = fc.integer({ min: 1_920, max: 2_030 });
    fc.assert(
      fc.property(fc.array(year, { minLength: 1 }), fc.integer({ min: 1, max: 60 }), (years, count) => {
        const stats = { min: Math.min(...years), max: Math.max(...years) };
        const bars = emptyHistogram(stats, count);
        const [first] = bars;
        if (!first) throw new Error("There is no bar.");
        const width = first.to - first.from;
        expect(Number.isInteger(width)).toBe(true);
        for (const { from, to } of bars) expect([Number.isInteger(from), to - from]).toEqual([true, width]);
        expect(bars.at(-1)?.to).toBeGreaterThan(stats.max);
        expect(bars.at(-1)?.from).toBeLessThanOrEqual(stats.max);
      }),
    );
    const each = fillHistogram({ min: 2023, max: 2026 }, 24, [
      [2023, 1],
      [2025, 2],
      [2026, 3],
    ]);
    expect(each.map(({ from, count }) => [from, count])).toEqual([
      [2023, 1],
      [2024, 0],
      [2025, 2],
      [2026, 3],
    ]);
  });

  it("draws nothing where there is nothing, or where a site wants none", () => {
    expect(fillHistogram(null, 10, [])).toEqual([]);
    expect(emptyHistogram({ min: 1, max: 9 }, 0)).toEqual([]);
    expect(emptyHistogram({ min: 5, max: 5 }, 10)).toEqual([{ from: 5, to: 6, count: 0 }]);
    expect(fillHistogram({ min: 1, max: 9 }, 0, [[1, 1]])).toEqual([]);
  });
});
