import { type RepaymentFrequency, repaymentCount, repaymentsAYear } from "./frequency.ts";

/** A loan before fees. Money in the market's currency, the rate in percent a year. */
export interface Loan {
  financed: number;
  ratePercent: number;
  years: number;
  /** Left to pay with the last repayment. */
  balloon: number;
  frequency: RepaymentFrequency;
}

/**
 * One repayment, not rounded: the level amount that pays off the loan, paid at the end of each
 * interval, with the balloon on top of the last.
 *
 * @example
 * repayment({ financed: 20000, ratePercent: 7.95, years: 5, balloon: 0, frequency: "monthly" }) // 405.04…
 */
export function repayment({ financed, ratePercent, years, balloon, frequency }: Loan): number {
  const count = repaymentCount(frequency, years);
  const rate = ratePercent / 100 / repaymentsAYear(frequency);
  if (rate === 0) return (financed - balloon) / count;
  const discount = (1 + rate) ** -count;
  return ((financed - balloon * discount) * rate) / (1 - discount);
}
