import type { RepaymentFrequency } from "./frequency.ts";
import type { LoanQuestion } from "./quote-loan.ts";

/** The finance form's own answers; its wire values are English words whatever the site's language. */
const REPAYMENTS = { weekly: "Weekly", fortnightly: "Fortnightly", monthly: "Monthly" } satisfies Record<
  RepaymentFrequency,
  string
>;

/**
 * A calculation as query pairs for the finance form, which fills its fields with them.
 *
 * @example
 * financeAnswers({ price: 30000, deposit: 2000, years: 5, balloon: 0, frequency: "weekly" }).get("loan_term") // "5 years"
 */
export function financeAnswers({ price, deposit, years, balloon, frequency }: LoanQuestion): URLSearchParams {
  return new URLSearchParams([
    ["vehiclePriceBudget", String(Math.round(price))],
    ...(deposit > 0 ? [["deposit", String(Math.round(deposit))]] : []),
    ["loan_term", years === 1 ? "1 year" : `${years} years`],
    ...(balloon > 0 ? [["balloon", String(Math.round(balloon))]] : []),
    ["repayment_frequency", REPAYMENTS[frequency]],
  ]);
}
