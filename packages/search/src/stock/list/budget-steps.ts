import type { FacetStats } from "../../plan/search-engine.ts";

/** Amounts people think in, between two powers of ten. */
const ROUND = [1, 1.5, 2, 3, 4, 6, 8];
const MAX_STEPS = 10;

/**
 * Round amounts to choose a budget from: those that leave some cars in and some out. Of more than ten, ten that lie evenly
 * among them, from the lowest to the highest.
 *
 * @example
 * budgetSteps({ min: 8990, max: 66_888 }); // [10000, 15000, 20000, 30000, 40000, 60000]
 */
export function budgetSteps({ min, max }: FacetStats): number[] {
  if (!(min > 0 && max > min)) return [];
  const steps: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(min)); power < max; power *= 10)
    for (const factor of ROUND) {
      const amount = Math.round(factor * power);
      if (amount >= min && amount < max && !steps.includes(amount)) steps.push(amount);
    }
  const last = steps.length - 1;
  if (last < MAX_STEPS) return steps;
  return Array.from({ length: MAX_STEPS }, (_, at) => steps[Math.round((at * last) / (MAX_STEPS - 1))] ?? 0);
}
