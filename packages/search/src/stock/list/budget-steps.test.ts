import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetSteps } from "./budget-steps.ts";

describe("budgetSteps", () => {
  it.each([
    [{ min: 8990, max: 66_888 }, [10_000, 15_000, 20_000, 30_000, 40_000, 60_000]],
    [{ min: 199, max: 420 }, [200, 300, 400]],
    [{ min: 30_000, max: 30_000 }, []],
    [{ min: 0, max: 10 }, []],
  ])("gives round amounts between %j", (bounds, steps) => {
    expect(budgetSteps(bounds)).toEqual(steps);
  });

  it("reaches over the whole stock, whatever its cheapest car costs", () => {
    const steps = budgetSteps({ min: 150, max: 66_888 });
    expect(steps).toHaveLength(10);
    expect([steps[0], steps.at(-1)]).toEqual([150, 60_000]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 2, max: 5_000_000 }),
        (min, max) => {
          fc.pre(max > 2 * min);
          expect(budgetSteps({ min, max }).at(-1)).toBeGreaterThanOrEqual(max / 2);
        },
      ),
    );
  });

  it("gives rising amounts, each of which parts the cars", () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(amount, amount, (min, max) => {
        const steps = budgetSteps({ min, max });
        expect(steps.length).toBeLessThanOrEqual(10);
        expect(steps.every((step) => step >= min && step < max)).toBe(true);
        expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
      }),
    );
  });
});
