import type { FinancePolicy } from "./finance-policy.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import type { LoanQuote } from "./quote-loan.ts";

/** A quote in words. The three belong together: show all of them, in the same size, side by side. */
export interface LoanWords {
  /** For example "$147.15 a week". */
  repayment: string;
  /** For example "10.00% p.a., comparison rate 10.42% p.a." */
  rates: string;
  /** The warning a comparison rate or an APR stands with; null where neither is shown. */
  warning: string | null;
}

/** The site's sentences for a quote, with the figures to stand in them. */
export interface LoanPhrases {
  repayment: Readonly<Record<RepaymentFrequency, (amount: string) => string>>;
  /** The rate alone. */
  rate: (rate: string) => string;
  rateAndComparison: (rate: string, comparison: string) => string;
  /** The yearly rate with all fees in it. */
  rateWithFees: (rate: string) => string;
}

/** What the words of a quote depend on. */
export interface LoanSite {
  locale: string;
  currency: string;
  /** The market's law wants a comparison rate beside a repayment. */
  comparisonRate: boolean;
  /** The market quotes the yearly rate with all fees in it, which US shoppers know as APR. */
  rateWithFees: boolean;
  /** Rounded up to whole units, as a repayment stands beside a price; otherwise it is exact. */
  wholeRepayment?: boolean;
}

interface Formats {
  money: Intl.NumberFormat;
  wholeMoney: Intl.NumberFormat;
  percent: Intl.NumberFormat;
}

/** A format takes longer to make than all the figures of a list take to write. */
const FORMATS = new Map<string, Formats>();

function formatsOf({ locale, currency }: LoanSite): Formats {
  const key = `${locale} ${currency}`;
  const shape = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const made = FORMATS.get(key) ?? {
    money: new Intl.NumberFormat(locale, shape),
    wholeMoney: new Intl.NumberFormat(locale, { ...shape, maximumFractionDigits: 0 }),
    percent: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
  FORMATS.set(key, made);
  return made;
}

/**
 * Words for a quote, such that showing them complies with the law: a repayment comes with its rate, and where the
 * market wants it a rate with its comparison rate and the warning (facts: National Credit Code section 164,
 * ASIC RG 178), or the yearly rate with fees.
 *
 * @example
 * describeLoan(quote, config.finance, { locale: "en-AU", currency: "AUD", comparisonRate: true, rateWithFees: false }, phrases).rates
 * // "10.00% p.a., comparison rate 10.00% p.a."
 */
export function describeLoan(
  quote: LoanQuote,
  policy: Pick<FinancePolicy, "comparisonWarning">,
  site: LoanSite,
  phrases: LoanPhrases,
): LoanWords {
  const { money, wholeMoney, percent } = formatsOf(site);
  const rate = percent.format(quote.ratePercent);
  const comparison = percent.format(quote.comparisonRatePercent);
  return {
    repayment: phrases.repayment[quote.frequency](
      site.wholeRepayment ? wholeMoney.format(Math.ceil(quote.repayment)) : money.format(quote.repayment),
    ),
    rates: site.comparisonRate
      ? phrases.rateAndComparison(rate, comparison)
      : site.rateWithFees
        ? phrases.rateWithFees(comparison)
        : phrases.rate(rate),
    warning:
      (site.comparisonRate || site.rateWithFees) && policy.comparisonWarning
        ? policy.comparisonWarning
        : null,
  };
}
