import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import type { FinancePolicy } from "./finance-policy.ts";
import { describeLoan, type LoanPhrases, type LoanSite, type LoanQuestion, quoteLoan } from "./index.ts";
import { comparisonRate } from "./comparison-rate.ts";
import { repaymentCount, repaymentsAYear } from "./frequency.ts";
import { repayment } from "./quote-loan.ts";

const question: LoanQuestion = { price: 30_000, deposit: 0, years: 5, balloon: 0, frequency: "monthly" };

function quoted(changes: Partial<LoanQuestion> = {}, policy: Partial<FinancePolicy> = {}) {
  const answer = quoteLoan({ ...question, ...changes }, { ...policyDefaults.finance, ...policy });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.quote;
}

describe("repaymentsAYear", () => {
  it("counts as the regulation does", () => {
    expect([repaymentsAYear("weekly"), repaymentsAYear("fortnightly"), repaymentsAYear("monthly")]).toEqual([
      52.18, 26.09, 12,
    ]);
  });

  it("makes whole repayments of a term", () => {
    expect([
      repaymentCount("weekly", 5),
      repaymentCount("fortnightly", 5),
      repaymentCount("monthly", 5),
    ]).toEqual([261, 130, 60]);
  });
});

describe("repayment, by published examples", () => {
  it.each([
    [20_000, 7.95, 405.05], // a five-year car loan on a comparison site
    [20_000, 8.7, 412.26],
    [30_000, 6.49, 586.84],
  ])("repays %d at %d %% over five years", (financed, ratePercent, expected) => {
    expect(repayment({ financed, ratePercent, years: 5, balloon: 0, frequency: "monthly" })).toBeCloseTo(
      expected,
      1,
    );
  });

  it("divides evenly when nothing is charged", () => {
    expect(repayment({ financed: 6000, ratePercent: 0, years: 1, balloon: 0, frequency: "monthly" })).toBe(
      500,
    );
  });
});

describe("comparisonRate", () => {
  it("solves the regulation's equation for a loan repaid at once", () => {
    const rate = comparisonRate({
      frequency: "monthly",
      lent: [{ at: 0, amount: 1000 }],
      paid: [{ at: 12, amount: 1100 }],
    });
    expect(rate).toBeCloseTo(12 * (1.1 ** (1 / 12) - 1) * 100, 9);
  });

  it("takes money lent in parts", () => {
    const parts = {
      frequency: "monthly" as const,
      lent: [
        { at: 0, amount: 500 },
        { at: 6, amount: 500 },
      ],
    };
    const rate = comparisonRate({ ...parts, paid: [{ at: 12, amount: 1100 }] });
    const r = (rate ?? 0) / 1200;
    expect(500 + 500 / (1 + r) ** 6).toBeCloseTo(1100 / (1 + r) ** 12, 6);
  });

  it("is null when nothing is lent, nothing is paid, or less is paid than was lent", () => {
    expect(comparisonRate({ frequency: "weekly", lent: [], paid: [{ at: 1, amount: 1 }] })).toBeNull();
    expect(comparisonRate({ frequency: "weekly", lent: [{ at: 0, amount: 1 }], paid: [] })).toBeNull();
    expect(
      comparisonRate({ frequency: "weekly", lent: [{ at: 0, amount: 2 }], paid: [{ at: 1, amount: 1 }] }),
    ).toBeNull();
    const instalments = { at: 1, amount: 50, times: 10 };
    expect(
      comparisonRate({ frequency: "weekly", lent: [{ at: 0, amount: 501 }], paid: [instalments] }),
    ).toBeNull();
    expect(
      comparisonRate({ frequency: "weekly", lent: [{ at: 0, amount: 500 }], paid: [instalments] }),
    ).toBeCloseTo(0, 9);
  });
});

const anyLoan = fc.record({
  financed: fc.integer({ min: 1000, max: 200_000 }),
  ratePercent: fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 100),
  years: fc.constantFrom(1, 2, 5, 7),
  balloon: fc.integer({ min: 0, max: 900 }),
  frequency: fc.constantFrom("weekly", "fortnightly", "monthly"),
});

describe("quoteLoan", () => {
  it("agrees with a published calculator: 6.49 % and $1,000 of fees", () => {
    const quote = quoted({}, { interestRate: 6.49, establishmentFee: 400, monthlyFee: 10 });
    expect(quote).toMatchObject({
      ratePercent: 6.49,
      comparisonRatePercent: 7.76,
      totalFees: 1000,
      count: 60,
    });
    expect(Math.round(quote.totalInterest)).toBe(5211);
    expect(Math.round(quote.totalPaid)).toBe(36_211);
  });

  it("starts from a rate of 10", () => {
    expect(quoted({ price: 32_000, deposit: 2000 })).toMatchObject({
      financed: 30_000,
      ratePercent: 10,
      comparisonRatePercent: 10,
      repayment: 637.41,
    });
  });

  it.each(["weekly", "fortnightly", "monthly"] as const)(
    "has equal rates when %s loans cost no fees",
    (frequency) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1000, max: 200_000 }),
          fc.integer({ min: 1, max: 3000 }),
          fc.constantFrom(1, 3, 7),
          fc.integer({ min: 0, max: 39 }),
          (price, rate, years, balloonPercent) => {
            const balloon = (price * balloonPercent) / 100;
            const quote = quoted({ price, ratePercent: rate / 100, years, balloon, frequency });
            expect(Math.abs(quote.comparisonRatePercent - rate / 100)).toBeLessThanOrEqual(0.0101);
          },
        ),
      );
    },
  );

  it("is paid off to the balloon by its repayments, one after the other", () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const each = repayment(loan);
        const rate = loan.ratePercent / 100 / repaymentsAYear(loan.frequency);
        let owed = loan.financed;
        for (let at = 0; at < repaymentCount(loan.frequency, loan.years); at += 1)
          owed = owed * (1 + rate) - each;
        expect(Math.abs(owed - loan.balloon)).toBeLessThan(0.01);
      }),
    );
  });

  it("discounts, fees included, back to the amount financed at its comparison rate", () => {
    fc.assert(
      fc.property(anyLoan, fc.nat(900), fc.nat(40), (loan, establishmentFee, monthlyFee) => {
        const fees = { establishmentFee, monthlyFee, maximumBalloonPercent: 100 };
        const quote = quoted({ ...loan, price: loan.financed, deposit: 0 }, fees);
        const yearly = repaymentsAYear(loan.frequency);
        const each = repayment(loan);
        const exact = comparisonRate({
          frequency: loan.frequency,
          lent: [{ at: 0, amount: loan.financed }],
          paid: [
            { at: 1, amount: each, times: quote.count },
            { at: quote.count, amount: loan.balloon },
            { at: 0, amount: establishmentFee },
            { at: yearly / 12, amount: monthlyFee, times: loan.years * 12, every: yearly / 12 },
          ],
        });
        const r = (exact ?? 0) / 100 / yearly;
        let worth = establishmentFee + loan.balloon / (1 + r) ** quote.count;
        for (let at = 1; at <= quote.count; at += 1) worth += each / (1 + r) ** at;
        for (let month = 1; month <= loan.years * 12; month += 1)
          worth += monthlyFee / (1 + r) ** ((month * yearly) / 12);
        expect(Math.abs(worth - loan.financed)).toBeLessThan(0.01);
        expect(Math.abs(quote.comparisonRatePercent - (exact ?? Number.NaN))).toBeLessThanOrEqual(0.0051);
      }),
    );
  });

  it("has a comparison rate above the rate as soon as there is a fee", () => {
    expect(quoted({}, { establishmentFee: 300 }).comparisonRatePercent).toBeGreaterThan(10);
    expect(quoted({ frequency: "weekly" }, { monthlyFee: 8 }).comparisonRatePercent).toBeGreaterThan(10);
  });

  it("lowers the repayment, never the total, by a balloon", () => {
    const plain = quoted();
    const balloon = quoted({ balloon: 9000 });
    expect(balloon.repayment).toBeLessThan(plain.repayment);
    expect(balloon.totalPaid).toBeGreaterThan(plain.totalPaid);
  });

  it.each([
    [{ price: Number.NaN }, "not_a_number"],
    [{ deposit: -1 }, "not_a_number"],
    [{ deposit: 30_000 }, "nothing_to_finance"],
    [{ balloon: 12_001 }, "balloon_too_large"],
    [{ deposit: 25_000, balloon: 5000 }, "balloon_too_large"],
    [{ years: 8 }, "term_not_offered"],
  ])("gives no quote for %j", (changes, problem) => {
    expect(quoteLoan({ ...question, ...changes }, policyDefaults.finance)).toEqual({ ok: false, problem });
  });

  it("gives no quote for a loan that its fees swallow", () => {
    const policy = { ...policyDefaults.finance, establishmentFee: 30_000 };
    expect(quoteLoan(question, policy)).toEqual({ ok: false, problem: "nothing_to_finance" });
  });

  it("quotes a loan without interest", () => {
    expect(quoted({ ratePercent: 0, frequency: "weekly" }).comparisonRatePercent).toBe(0);
  });

  it("takes a balloon at the limit", () => {
    expect(quoteLoan({ ...question, balloon: 12_000 }, policyDefaults.finance).ok).toBe(true);
  });
});

const phrases: LoanPhrases = {
  repayment: {
    weekly: (amount) => `${amount} a week`,
    fortnightly: (amount) => `${amount} a fortnight`,
    monthly: (amount) => `${amount} a month`,
  },
  rate: (rate) => `${rate}% p.a.`,
  rateAndComparison: (rate, comparison) => `${rate}% p.a., comparison rate ${comparison}% p.a.`,
  rateWithFees: (rate) => `${rate}% APR`,
};
const words = (law: Partial<Omit<LoanSite, "locale" | "currency">> = {}) =>
  describeLoan(
    quoted({ frequency: "weekly" }, { establishmentFee: 500 }),
    policyDefaults.finance,
    { locale: "en-AU", currency: "AUD", comparisonRate: false, rateWithFees: false, ...law },
    phrases,
  );

describe("describeLoan", () => {
  it("never shows a repayment without its rate, nor a comparison rate without its warning", () => {
    expect(words({ comparisonRate: true })).toEqual({
      repayment: "$146.18 a week",
      rates: "10.00% p.a., comparison rate 10.73% p.a.",
      warning: policyDefaults.finance.comparisonWarning,
    });
  });

  it("leaves the comparison rate and its warning away together where the law does not ask for them", () => {
    expect(words()).toEqual({
      repayment: "$146.18 a week",
      rates: "10.00% p.a.",
      warning: null,
    });
  });

  it("rounds a repayment up to whole units beside a price, and rates never", () => {
    expect(words({ comparisonRate: true, wholeRepayment: true })).toMatchObject({
      repayment: "$147 a week",
      rates: "10.00% p.a., comparison rate 10.73% p.a.",
    });
  });

  it("says the yearly rate with fees where a market quotes that, with the dealer's line beside it", () => {
    expect(words({ rateWithFees: true })).toMatchObject({
      rates: "10.73% APR",
      warning: policyDefaults.finance.comparisonWarning,
    });
  });
});
