import type { RepaymentFrequency } from "./frequency.ts";

/** Config section `finance`: the finance calculator's numbers and the words the law wants beside them. */
export interface FinancePolicy {
  /** Percent a year the calculator starts with. */
  interestRate: number;
  /** Terms offered, in years. */
  termYears: readonly number[];
  defaultTermYears: number;
  defaultFrequency: RepaymentFrequency;
  /** Deposit the calculator starts with, in percent of the price. */
  defaultDepositPercent: number;
  /** Largest balloon, in percent of the price; 0 offers none. */
  maximumBalloonPercent: number;
  /** Paid once, when the loan starts. */
  establishmentFee: number;
  monthlyFee: number;
  /** Stands beside every repayment and comparison rate shown. */
  comparisonWarning: string;
}
