import { plainFacts } from "../../testing/sample-form.ts";
import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { policyDefaults } from "../../policy-defaults.ts";
import { formFor } from "../forms/form-for.ts";
import { prefill } from "../forms/prefill.ts";
import type { FinancePolicy } from "./finance-policy.ts";
import { calculateLoan, financeAnswers, priceOfRepayment, quoteLoan, startingLoan } from "./index.ts";

const { finance } = policyDefaults;
const calculate = (query: string, changes: Partial<FinancePolicy> = {}, price: number | null = null) =>
  calculateLoan(new URLSearchParams(query), { ...finance, ...changes }, price);

const repaymentOf = (asked: Record<string, string>): number => {
  const { result: answer } = calculateLoan(new URLSearchParams(asked), finance, null);
  return answer.kind === "quote" ? answer.quote.repayment : 0;
};

describe("calculateLoan", () => {
  it("asks for a price before it answers", () => {
    expect(calculate("")).toEqual({
      fields: { price: "", deposit: "0", rate: "10", term: "5", balloon: "0", frequency: "weekly" },
      result: { kind: "nothing_asked" },
    });
  });

  it("starts from the car's price and the dealer's deposit, term, rate and frequency", () => {
    const changes: Partial<FinancePolicy> = {
      defaultDepositPercent: 10,
      defaultTermYears: 3,
      interestRate: 8.9,
      defaultFrequency: "monthly",
    };
    expect(calculate("", changes, 29_990.4)).toMatchObject({
      fields: { price: "29990", deposit: "2999", rate: "8.9", term: "3", frequency: "monthly" },
      result: { kind: "quote", question: { price: 29_990, deposit: 2999, years: 3, ratePercent: 8.9 } },
    });
  });

  it("reads amounts as people type them, and the shopper's own rate", () => {
    expect(
      calculate("price=$30,000&deposit=2k&rate=7.5 %&term=4&balloon=5 000&frequency=monthly").result,
    ).toMatchObject({
      kind: "quote",
      question: {
        price: 30_000,
        deposit: 2000,
        ratePercent: 7.5,
        years: 4,
        balloon: 5000,
        frequency: "monthly",
      },
    });
  });

  it("takes an emptied deposit or balloon for none", () => {
    expect(calculate("price=30000&deposit=&balloon=").result).toMatchObject({
      question: { deposit: 0, balloon: 0 },
    });
  });

  it("keeps what was typed beside the problem", () => {
    expect(calculate("price=30000&deposit=much").fields.deposit).toBe("much");
  });

  it.each([
    ["price=lots", "price", "not_a_number"],
    ["price=30000&deposit=-5", "deposit", "not_a_number"],
    ["price=30000&rate=101", "rate", "not_a_number"],
    ["price=30000&term=many", "term", "not_a_number"],
    ["price=30000&balloon=much", "balloon", "not_a_number"],
    ["price=30000&deposit=30000", "deposit", "nothing_to_finance"],
    ["price=0", "deposit", "nothing_to_finance"],
    ["price=30000&balloon=12001", "balloon", "balloon_too_large"],
    ["price=30000&term=9", "term", "term_not_offered"],
  ])("answers %j with the field that stands in the way", (query, field, problem) => {
    expect(calculate(query).result).toEqual({ kind: "problem", field, problem });
  });

  it("quotes no negative repayment, whatever is typed", () => {
    const typed = fc.dictionary(
      fc.constantFrom("price", "deposit", "rate", "term", "balloon", "frequency"),
      fc.oneof(fc.string(), fc.nat(60_000).map(String)),
    );
    fc.assert(fc.property(typed, (asked) => repaymentOf(asked) >= 0));
    expect(repaymentOf({ price: "30000" })).toBe(146.18);
  });
});

describe("startingLoan", () => {
  it.each([
    [20_004, 10, 2000],
    [20_005, 10, 2001],
    [33_333, 12.5, 4167],
    [9, 5, 0],
    [10, 5, 1],
  ])("of %d begins with %d percent down, to the nearest whole dollar: %d", (price, percent, deposit) => {
    expect(startingLoan(price, { ...finance, defaultDepositPercent: percent }).deposit).toBe(deposit);
  });

  it("is a loan that can be quoted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 500_000 }), (price) => {
        expect(quoteLoan(startingLoan(price, finance), finance).ok).toBe(true);
      }),
    );
  });
});

const amounts = (query: URLSearchParams) =>
  ["vehiclePriceBudget", "deposit", "balloon"].map((name) => query.get(name));

describe("financeAnswers", () => {
  it("rounds each amount to the nearest whole dollar", () => {
    const loan = { years: 1, frequency: "weekly" } as const;
    const down = financeAnswers({ ...loan, price: 30_000.4, deposit: 2000.4, balloon: 500.4 });
    const up = financeAnswers({ ...loan, price: 30_000.5, deposit: 2000.5, balloon: 500.5 });
    expect(amounts(down)).toEqual(["30000", "2000", "500"]);
    expect(amounts(up)).toEqual(["30001", "2001", "501"]);
  });

  it("fills the fields of the finance form", () => {
    const form = formFor("finance", policyDefaults, plainFacts);
    const query = financeAnswers({
      price: 30_000.4,
      deposit: 2000,
      years: 1,
      balloon: 500,
      frequency: "fortnightly",
    });
    expect(prefill(form, { query }, policyDefaults.forms)).toEqual({
      vehiclePriceBudget: "30000",
      deposit: "2000",
      loan_term: "1 year",
      balloon: "500",
      repayment_frequency: "Fortnightly",
    });
  });
});

describe("priceOfRepayment", () => {
  it("is a price whose repayment is no more than was said, and nearly that", () => {
    const amounts = fc.integer({ min: 50, max: 3000 });
    const every = fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const);
    const percent = fc.constantFrom(0, 10, 20);
    fc.assert(
      fc.property(amounts, every, percent, (amount, frequency, defaultDepositPercent) => {
        const policy = { ...finance, defaultDepositPercent };
        const price = priceOfRepayment(amount, frequency, policy) ?? 0;
        const of = (each: number) => {
          const quoted = quoteLoan({ ...startingLoan(each, policy), frequency }, policy);
          return quoted.ok ? quoted.quote.repayment : Number.NaN;
        };
        expect(of(price)).toBeLessThanOrEqual(amount * 1.001);
        expect(of(price + 200)).toBeGreaterThan(amount);
      }),
    );
  });

  it("is none on terms that give no quote", () => {
    expect(priceOfRepayment(100, "weekly", { ...finance, defaultDepositPercent: 100 })).toBeNull();
  });
});
