/** How often a loan is repaid. */
export type RepaymentFrequency = "weekly" | "fortnightly" | "monthly";

/**
 * Repayments in a year as the comparison-rate regulation counts them (National Consumer Credit
 * Protection Regulations 2010, reg 71 and 100): a year has 52.18 weeks.
 */
const REPAYMENTS_A_YEAR = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } satisfies Record<
  RepaymentFrequency,
  number
>;

/** Repayments in a year: 52.18, 26.09 or 12. */
export const repaymentsAYear = (frequency: RepaymentFrequency): number => REPAYMENTS_A_YEAR[frequency];

/** Whole repayments in a term: a five-year loan has 261 weekly, 130 fortnightly or 60 monthly ones. */
export const repaymentCount = (frequency: RepaymentFrequency, years: number): number =>
  Math.max(1, Math.round(REPAYMENTS_A_YEAR[frequency] * years));
