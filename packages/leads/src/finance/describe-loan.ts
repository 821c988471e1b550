import type { Market } from "../model/market.ts";
import type { FinancePolicy } from "./finance-policy.ts";
import type { LoanQuote } from "./quote-loan.ts";

/** A quote in words. The three belong together: show all of them, in the same size, side by side. */
export interface LoanWords {
  /** For example "$147.15 a week". */
  repayment: string;
  /** For example "10.00% p.a., comparison rate 10.42% p.a." */
  rates: string;
  warning: string;
}

const EACH = { weekly: "a week", fortnightly: "a fortnight", monthly: "a month" } as const;
const EACH_IN_THE_US = { ...EACH, fortnightly: "every two weeks" } as const;

/**
 * Words for a quote, such that the law is kept by whoever shows them: a repayment comes with its
 * rate and a rate with its comparison rate (facts: National Credit Code section 164, ASIC RG 178). US
 * shoppers get the yearly rate with fees, which they know as APR.
 *
 * @example
 * describeLoan(quote, config.finance, { market: "AU", locale: "en-AU", currency: "AUD" }).rates
 * // "10.00% p.a., comparison rate 10.00% p.a."
 */
export function describeLoan(
  quote: LoanQuote,
  policy: Pick<FinancePolicy, "comparisonWarning">,
  site: { market: Market; locale: string; currency: string },
): LoanWords {
  const money = new Intl.NumberFormat(site.locale, { style: "currency", currency: site.currency });
  const rate = `${quote.ratePercent.toFixed(2)}%`;
  const comparison = `${quote.comparisonRatePercent.toFixed(2)}%`;
  return {
    repayment: `${money.format(quote.repayment)} ${(site.market === "US" ? EACH_IN_THE_US : EACH)[quote.frequency]}`,
    rates: site.market === "US" ? `${comparison} APR` : `${rate} p.a., comparison rate ${comparison} p.a.`,
    warning: policy.comparisonWarning,
  };
}
