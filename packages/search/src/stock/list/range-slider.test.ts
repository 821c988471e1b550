import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { emptyHistogram } from "../../plan/histogram.ts";
import { rangeSlider } from "./range-slider.ts";

const BOUNDS = { min: 13_990, max: 27_490 };
const BARS = emptyHistogram(BOUNDS, 3);

describe("rangeSlider", () => {
  it("steps by the bars of the histogram, its handles at the ends", () => {
    expect(rangeSlider(BOUNDS, BARS, null)).toEqual({
      min: 10_000,
      max: 30_000,
      step: 5000,
      low: 10_000,
      high: 30_000,
    });
  });

  it("puts a handle to the step nearest to what is chosen, and never off the scale", () => {
    expect(rangeSlider(BOUNDS, BARS, { min: 1, max: 22_600 })).toMatchObject({ low: 10_000, high: 25_000 });
  });

  it("has steps of its own where no bars are drawn", () => {
    expect(rangeSlider({ min: 2016, max: 2026 }, [], null)).toMatchObject({ min: 2016, max: 2026, step: 1 });
  });

  it("ends with the last number where a bar is one number", () => {
    const bounds = { min: 2023, max: 2026 };
    expect(rangeSlider(bounds, emptyHistogram(bounds, 24), null)).toMatchObject({ min: 2023, max: 2026 });
  });

  it.each([null, { min: 5, max: 5 }])("is none over %j", (bounds) => {
    expect(rangeSlider(bounds, [], null)).toBeNull();
  });

  it("keeps both handles on a step of the scale, whatever is chosen", () => {
    const number = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(number, number, number, number, (a, b, min, max) => {
        const bounds = { min: Math.min(a, b), max: Math.max(a, b) };
        const slider = rangeSlider(bounds, [], { min, max });
        if (!slider) return;
        for (const place of [slider.low, slider.high]) {
          expect(place).toBeGreaterThanOrEqual(slider.min);
          expect(place).toBeLessThanOrEqual(slider.max);
          expect((place - slider.min) % slider.step).toBe(0);
        }
      }),
    );
  });
});
