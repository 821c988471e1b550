import { parseAmount } from "@forecourt/search/kernel";
import type { FinancePolicy } from "./finance-policy.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import { type LoanProblem, type LoanQuestion, type LoanQuote, quoteLoan } from "./quote-loan.ts";

/** What stands in the calculator's fields, as it was typed or as the calculator starts. */
export interface LoanFields {
  price: string;
  deposit: string;
  /** Percent a year. */
  rate: string;
  /** Years. */
  term: string;
  balloon: string;
  frequency: RepaymentFrequency;
}

/** What the calculator shows: nothing yet, a quote, or the field that must be filled in first. */
export type LoanResult =
  | { kind: "nothing_asked" }
  | { kind: "quote"; question: Required<LoanQuestion>; quote: LoanQuote }
  | { kind: "problem"; field: keyof LoanFields; problem: LoanProblem };

/** The calculator with its fields filled in, and its result. */
export interface LoanCalculation {
  fields: LoanFields;
  result: LoanResult;
}

const FREQUENCIES: readonly RepaymentFrequency[] = ["weekly", "fortnightly", "monthly"];

/** Which field a shopper has to change. */
const FIELD_OF = {
  not_a_number: "price",
  nothing_to_finance: "deposit",
  balloon_too_large: "balloon",
  term_not_offered: "term",
} satisfies Record<LoanProblem, keyof LoanFields>;

/**
 * The loan a car is quoted with before a shopper chooses anything: the policy's deposit, term and frequency, and no
 * balloon.
 *
 * @example
 * quoteLoan(startingLoan(30000, policyDefaults.finance), policyDefaults.finance)
 * // { ok: true, quote: { repayment: 146.18, frequency: "weekly", … } }
 */
export const startingLoan = (price: number, policy: FinancePolicy): Required<LoanQuestion> => ({
  price,
  deposit: Math.round((price * policy.defaultDepositPercent) / 100),
  years: policy.defaultTermYears,
  balloon: 0,
  frequency: policy.defaultFrequency,
  ratePercent: policy.interestRate,
});

/**
 * The price of a car whose repayment is so much, on the terms that a car is quoted with before a shopper chooses anything;
 * in whole hundreds, null for terms that give no quote.
 *
 * @example
 * priceOfRepayment(150, "weekly", policyDefaults.finance) // 30700
 */
export function priceOfRepayment(
  amount: number,
  frequency: RepaymentFrequency,
  policy: FinancePolicy,
): number | null {
  const price = 10_000;
  const quoted = quoteLoan({ ...startingLoan(price, policy), frequency }, policy);
  if (!quoted.ok || quoted.quote.repayment <= 0) return null;
  return Math.floor((amount / quoted.quote.repayment) * (price / 100)) * 100;
}

/**
 * Reads the calculator's form (`price`, `deposit`, `rate`, `term`, `balloon`, `frequency`) and calculates. Amounts are
 * read as people type them; a field that is not in the query starts as the policy has it. `knownPrice` is the price of the
 * car the calculator stands beside, null without one.
 *
 * @example
 * calculateLoan(new URLSearchParams("price=$30,000&deposit=0&frequency=monthly"), policyDefaults.finance, null).result
 * // { kind: "quote", quote: { repayment: 637.41, … }, … }
 */
export function calculateLoan(
  params: Pick<URLSearchParams, "get">,
  policy: FinancePolicy,
  knownPrice: number | null,
): LoanCalculation {
  const typed = (name: keyof LoanFields) => params.get(name)?.trim().slice(0, 40) ?? null;
  const price = typed("price") ?? (knownPrice === null ? "" : String(Math.round(knownPrice)));
  const amount = parseAmount(price);
  const start = startingLoan(amount ?? 0, policy);
  const fields: LoanFields = {
    price,
    deposit: typed("deposit") ?? String(start.deposit),
    rate: typed("rate") ?? String(start.ratePercent),
    term: typed("term") ?? String(start.years),
    balloon: typed("balloon") ?? "0",
    frequency: FREQUENCIES.find((each) => each === params.get("frequency")) ?? start.frequency,
  };
  return { fields, result: price === "" ? { kind: "nothing_asked" } : resultOf(fields, policy) };
}

function resultOf(fields: LoanFields, policy: FinancePolicy): LoanResult {
  // An emptied field asks for none of it.
  const amounts = {
    price: parseAmount(fields.price),
    deposit: parseAmount(fields.deposit || "0"),
    balloon: parseAmount(fields.balloon || "0"),
    rate: percentOf(fields.rate),
    term: /^\d{1,2}$/.test(fields.term) ? Number(fields.term) : undefined,
  };
  const { price, deposit, balloon, rate, term } = amounts;
  if (
    price === undefined ||
    deposit === undefined ||
    balloon === undefined ||
    rate === undefined ||
    term === undefined
  ) {
    const wrong = (["price", "deposit", "rate", "term", "balloon"] as const).find(
      (name) => amounts[name] === undefined,
    );
    return { kind: "problem", field: wrong ?? "price", problem: "not_a_number" };
  }
  const question = {
    price,
    deposit,
    balloon,
    years: term,
    frequency: fields.frequency,
    ratePercent: rate,
  };
  const quoted = quoteLoan(question, policy);
  return quoted.ok
    ? { kind: "quote", question, quote: quoted.quote }
    : { kind: "problem", field: FIELD_OF[quoted.problem], problem: quoted.problem };
}

function percentOf(text: string): number | undefined {
  const percent = parseAmount(text.replace(/\s*%$/, ""));
  return percent !== undefined && percent <= 100 ? percent : undefined;
}
