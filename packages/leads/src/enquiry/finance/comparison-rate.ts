import { type RepaymentFrequency, repaymentsAYear } from "./frequency.ts";

/**
 * Money changing hands. `at` counts the intervals between repayments since the first money was
 * lent, 0 for that day; it need not be whole (a monthly fee on a weekly loan).
 */
export interface CashFlow {
  at: number;
  amount: number;
  /** The same amount again and again: how often in all, and how many intervals apart. Left out, once. */
  times?: number;
  every?: number;
}

/** A loan as the regulation sees it: what is lent, and all that is paid back, fees included. */
export interface LoanFlows {
  frequency: RepaymentFrequency;
  /** The regulation's A: amounts of credit. */
  lent: readonly CashFlow[];
  /** Its R and C: repayments, fees and charges. Government charges do not count. */
  paid: readonly CashFlow[];
}

/**
 * The comparison rate in percent a year: n × r × 100, where r makes the present value of everything
 * lent equal that of everything paid (National Consumer Credit Protection Regulations 2010, reg 71
 * and 100). Not rounded; the law wants it shown to at least two decimals. Null when no rate fits, as when
 * nothing is lent.
 *
 * @example
 * comparisonRate({ frequency: "monthly", lent: [{ at: 0, amount: 1000 }], paid: [{ at: 12, amount: 1100 }] })
 * // 9.56…
 */
export function comparisonRate({ frequency, lent, paid }: LoanFlows): number | null {
  // Higher rates shrink what is paid later, so the gap falls as r grows, and there is one root.
  const gap = (r: number) => presentValue(paid, r) - presentValue(lent, r);
  if (lent.every(({ amount }) => amount <= 0) || paid.length === 0) return null;
  // Less is paid back than was lent, by more than binary fractions explain.
  if (gap(0) < -1e-6) return null;
  let high = 1;
  while (gap(high) > 0) {
    high *= 2;
    if (high > 1e6) return null;
  }
  return repaymentsAYear(frequency) * rootBetween(gap, 0, high) * 100;
}

/**
 * Where a falling function is 0: false position, an end's value halved when it stays twice in a row (the Illinois method).
 * It takes a dozen steps where halving takes 60, and a list has a rate on each of 100 cars.
 */
function rootBetween(falling: (r: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [falling(low), falling(high)];
  if (atLow <= 0) return low;
  let found = low;
  let moved: "low" | "high" | null = null;
  for (let round = 0; round < 200; round += 1) {
    const before = found;
    found = low + ((high - low) * atLow) / (atLow - atHigh);
    if (Math.abs(found - before) <= Number.EPSILON * found) break;
    const value = falling(found);
    if (value > 0) {
      [low, atLow] = [found, value];
      if (moved === "low") atHigh /= 2;
      moved = "low";
    } else {
      [high, atHigh] = [found, value];
      if (moved === "high") atLow /= 2;
      moved = "high";
    }
  }
  return found;
}

/** A series is summed at once, so that a list of cars can have a rate each. */
const presentValue = (flows: readonly CashFlow[], r: number): number =>
  flows.reduce((sum, { at, amount, times = 1, every = 1 }) => {
    const growth = Math.log1p(r);
    const first = amount * Math.exp(-at * growth);
    const step = -Math.expm1(-every * growth);
    return (
      sum +
      (times === 1 || step === 0 ? first * times : (first * -Math.expm1(-times * every * growth)) / step)
    );
  }, 0);
