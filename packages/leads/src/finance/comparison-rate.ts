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
  // Higher rates shrink what is paid later, so the gap falls as r grows: halving finds the only root.
  const gap = (r: number) => presentValue(paid, r) - presentValue(lent, r);
  if (lent.every(({ amount }) => amount <= 0) || paid.length === 0) return null;
  let low = 0;
  let high = 1;
  // Less is paid back than was lent, by more than binary fractions explain.
  if (gap(low) < -1e-6) return null;
  while (gap(high) > 0) {
    high *= 2;
    if (high > 1e6) return null;
  }
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0) low = middle;
    else high = middle;
  }
  return repaymentsAYear(frequency) * low * 100;
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
