import { financeQuery, formBlockers } from "@forecourt/leads";
import {
  calculateLoan,
  describeLoan,
  financeAnswers,
  type LoanCalculation,
  type LoanPhrases,
  type LoanQuestion,
  type LoanQuote,
  quoteLoan,
  startingLoan,
} from "@forecourt/leads/finance";
import { type Car, formatMoney } from "@forecourt/search/car";
import { type Wording, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { LoanQuoteProps, LoanTermsView } from "@forecourt/ui/loan-quote";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { isAtRentalPlace } from "#server/stock/location-of-car.ts";

/** A quote as it is rendered, with the finance form it leads on to. */
export interface LoanView extends LoanQuoteProps {
  /** The finance form with these answers in it; null where the site has none. */
  apply: string | null;
}

const phrasesOf = ({ finance }: Wording): LoanPhrases => ({
  repayment: {
    weekly: finance.everyWeek,
    fortnightly: finance.everyFortnight,
    monthly: finance.everyMonth,
  },
  rate: finance.rateAlone,
  rateAndComparison: (rate, comparison) => finance.rateAndComparison({ rate, comparison }),
  rateWithFees: finance.rateWithFees,
});

function termsOf(quote: LoanQuote, { config }: TenantSite, wholeRepayment = false): LoanTermsView {
  const { market, finance, rules } = config;
  const site = {
    locale: market.locale,
    currency: config.cars.currency,
    comparisonRate: market.comparisonRate,
    rateWithFees: rules.rateWithFees,
    wholeRepayment,
  };
  return describeLoan(quote, finance, site, phrasesOf(wording(config)));
}

/** Whether this car can be financed on this site: a price, and finance is offered for it. */
export const isFinanced = (car: Car, site: TenantSite): boolean =>
  car.price !== null &&
  formBlockers("finance", car, site.config.forms, { rentalPlace: isAtRentalPlace(car, site) }).length === 0;

/** The calculator as it stands beside a car, before a shopper chooses anything; or with the query's values. */
export const loanOf = (
  site: TenantSite,
  car: Car | null,
  params: URLSearchParams = new URLSearchParams(),
): LoanCalculation => calculateLoan(params, site.config.finance, car?.price ?? null);

/** A quote in the site's words. */
export function loanView(
  { question, quote }: { question: LoanQuestion; quote: LoanQuote },
  car: Car | null,
  site: TenantSite,
): LoanView {
  const words = wording(site.config).finance;
  const money = (amount: number) => formatMoney(amount, site.config.cars);
  const rows: readonly (readonly [label: string, value: string, shown?: boolean])[] = [
    [words.financed, money(quote.financed)],
    [words.deposit, money(question.deposit)],
    [words.term, words.years(question.years)],
    [words.repayments, String(quote.count)],
    [words.balloon, money(quote.balloon), quote.balloon > 0],
    [words.interest, money(quote.totalInterest)],
    [words.fees, money(quote.totalFees), quote.totalFees > 0],
    [words.total, money(quote.totalPaid)],
  ];
  const query = new URLSearchParams(car === null ? [] : financeQuery(car));
  for (const [name, value] of financeAnswers(question)) query.set(name, value);
  return {
    terms: termsOf(quote, site),
    rows: rows.flatMap(([label, value, shown = true]) => (shown ? [{ label, value }] : [])),
    note: words.estimate,
    apply: href("form", { form: "finance" }, site, { query, fragment: "finance-form" }),
  };
}

/** A car's repayment as it stands beside a price, with the loan it is an example of. */
export interface RepaymentView extends LoanTermsView {
  /** "5 years, $3,000 deposit, $27,000 financed." */
  readonly example: string;
}

/**
 * What a car costs a week (or however often the tenant's calculator starts with) to stand beside its price, in whole
 * units, rounded up; null where the tenant's settings show none there, and for a car that is not financed.
 */
export function carRepayment(car: Car, site: TenantSite, on: "car" | "list"): RepaymentView | null {
  const { finance, cars } = site.config;
  const shown = finance.showRepayment === "car_and_list" || finance.showRepayment === on;
  if (!shown || car.price === null || !isFinanced(car, site)) return null;
  const words = wording(site.config).finance;
  const question = startingLoan(car.price, finance);
  const quoted = quoteLoan(question, finance);
  if (!quoted.ok) return null;
  const terms = termsOf(quoted.quote, site, true);
  return {
    ...terms,
    repayment: words.from(terms.repayment),
    example: words.example({
      years: words.years(question.years),
      deposit: formatMoney(question.deposit, cars),
      financed: formatMoney(quoted.quote.financed, cars),
    }),
  };
}
