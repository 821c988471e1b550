import { type CashFlow, comparisonRate } from "./comparison-rate.ts";
import type { FinancePolicy } from "./finance-policy.ts";
import { type RepaymentFrequency, repaymentCount, repaymentsAYear } from "./frequency.ts";

/** What a shopper asks the calculator. Money in the market's currency. */
export interface LoanQuestion {
  price: number;
  deposit: number;
  years: number;
  balloon: number;
  frequency: RepaymentFrequency;
  /** Percent a year; the policy's when left out. */
  ratePercent?: number;
}

/**
 * A quote with everything the law wants shown together: a repayment never stands without its
 * rate, nor a rate without its comparison rate. Money is rounded to cents, rates to hundredths.
 */
export interface LoanQuote {
  repayment: number;
  frequency: RepaymentFrequency;
  count: number;
  financed: number;
  balloon: number;
  ratePercent: number;
  comparisonRatePercent: number;
  totalFees: number;
  /** All repayments, the balloon and the fees. */
  totalPaid: number;
  totalInterest: number;
}

/** Why there is no quote. */
export type LoanProblem = "not_a_number" | "nothing_to_finance" | "balloon_too_large" | "term_not_offered";

/**
 * Answers the finance calculator.
 *
 * @example
 * quoteLoan({ price: 32000, deposit: 2000, years: 5, balloon: 0, frequency: "monthly" }, policy)
 * // { ok: true, quote: { repayment: 637.41, ratePercent: 10, comparisonRatePercent: 10, … } }
 */
export function quoteLoan(
  question: LoanQuestion,
  policy: FinancePolicy,
): { ok: true; quote: LoanQuote } | { ok: false; problem: LoanProblem } {
  const { price, deposit, years, balloon, frequency, ratePercent = policy.interestRate } = question;
  if (![price, deposit, balloon, ratePercent].every((amount) => Number.isFinite(amount) && amount >= 0))
    return { ok: false, problem: "not_a_number" };
  const financed = price - deposit;
  if (financed <= 0) return { ok: false, problem: "nothing_to_finance" };
  if (balloon >= financed || balloon > (price * policy.maximumBalloonPercent) / 100)
    return { ok: false, problem: "balloon_too_large" };
  if (!policy.termYears.includes(years)) return { ok: false, problem: "term_not_offered" };

  const count = repaymentCount(frequency, years);
  const each = repayment({ financed, ratePercent, years, balloon, frequency });
  const fees = feeFlows(policy, frequency, years);
  const paid = [{ at: 1, amount: each, times: count }, { at: count, amount: balloon }, ...fees];
  const comparison = comparisonRate({ frequency, lent: [{ at: 0, amount: financed }], paid });
  // Fees that swallow the loan leave no rate to show it with.
  if (comparison === null) return { ok: false, problem: "nothing_to_finance" };
  const totalFees = sum(fees);
  const totalPaid = sum(paid);
  return {
    ok: true,
    quote: {
      repayment: toHundredths(each),
      frequency,
      count,
      financed: toHundredths(financed),
      balloon: toHundredths(balloon),
      ratePercent: toHundredths(ratePercent),
      comparisonRatePercent: toHundredths(comparison),
      totalFees: toHundredths(totalFees),
      totalPaid: toHundredths(totalPaid),
      totalInterest: toHundredths(totalPaid - financed - totalFees),
    },
  };
}

/** The fee at the start, and one each month, at its place between the repayments. */
function feeFlows(policy: FinancePolicy, frequency: RepaymentFrequency, years: number): CashFlow[] {
  const month = repaymentsAYear(frequency) / 12;
  const monthly = { at: month, amount: policy.monthlyFee, times: years * 12, every: month };
  return [{ at: 0, amount: policy.establishmentFee }, monthly].filter(({ amount }) => amount > 0);
}

const sum = (flows: readonly CashFlow[]) =>
  flows.reduce((total, { amount, times = 1 }) => total + amount * times, 0);

/** Half up, as money is; the small nudge undoes binary fractions such as 1.005. */
const toHundredths = (amount: number) => Math.round(amount * 100 + 1e-7) / 100;

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
