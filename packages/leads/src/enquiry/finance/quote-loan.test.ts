import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import type { FinancePolicy } from "./finance-policy.ts";
import { quoteLoan, type LoanQuestion } from "./quote-loan.ts";

const policy: FinancePolicy = policyDefaults.finance;
const ask = (changes: Partial<LoanQuestion> = {}, fees: Partial<FinancePolicy> = {}) =>
  quoteLoan(
    { price: 32_000, deposit: 2000, years: 5, balloon: 0, frequency: "monthly", ...changes },
    { ...policy, ...fees },
  );
const problem = (changes: Partial<LoanQuestion>): string | null => {
  const answer = ask(changes);
  return answer.ok ? null : answer.problem;
};

describe("quoteLoan", () => {
  it.each(["price", "deposit", "balloon", "ratePercent"])("takes no %s that is no amount", (name) => {
    for (const amount of [-0.01, Number.NaN, Number.POSITIVE_INFINITY])
      expect(problem({ [name]: amount })).toBe("not_a_number");
  });

  it("takes nothing for a deposit, a balloon or a rate", () => {
    expect(problem({ deposit: 0, balloon: 0, ratePercent: 0 })).toBeNull();
  });

  it("needs something to finance", () => {
    expect(problem({ deposit: 32_000 })).toBe("nothing_to_finance");
    expect(problem({ deposit: 31_999 })).toBeNull();
  });

  it("takes a balloon up to the dealer's share of the price, and always below the loan", () => {
    expect(problem({ balloon: 12_800 })).toBeNull();
    expect(problem({ balloon: 12_801 })).toBe("balloon_too_large");
    expect(problem({ deposit: 22_000, balloon: 9999 })).toBeNull();
    expect(problem({ deposit: 22_000, balloon: 10_000 })).toBe("balloon_too_large");
  });

  it("offers the dealer's terms alone", () => {
    expect(problem({ years: 7 })).toBeNull();
    expect(problem({ years: 8 })).toBe("term_not_offered");
  });

  it("adds the fee at the start and one each month, however often is paid", () => {
    for (const frequency of ["weekly", "fortnightly", "monthly"] as const) {
      const answer = ask({ frequency }, { establishmentFee: 495, monthlyFee: 10 });
      expect(answer.ok && answer.quote.totalFees).toBe(495 + 5 * 12 * 10);
    }
  });

  it("adds up: what is paid is the loan, its interest and its fees", () => {
    const answer = ask({ balloon: 5000 }, { establishmentFee: 495, monthlyFee: 10 });
    if (!answer.ok) throw new Error(answer.problem);
    const { quote } = answer;
    expect(quote.count).toBe(60);
    expect(quote.totalPaid).toBeCloseTo(quote.repayment * 60 + 5000 + quote.totalFees, 0);
    expect(quote.totalInterest).toBeCloseTo(quote.totalPaid - quote.financed - quote.totalFees, 2);
    expect(quote.comparisonRatePercent).toBeGreaterThan(quote.ratePercent);
  });

  it("discounts a later fee less than an early one", () => {
    const early = ask({}, { establishmentFee: 600, monthlyFee: 0 });
    const late = ask({}, { establishmentFee: 0, monthlyFee: 10 });
    if (!early.ok || !late.ok) throw new Error("There is no quote.");
    expect(early.quote.totalFees).toBe(late.quote.totalFees);
    expect(early.quote.comparisonRatePercent).toBeGreaterThan(late.quote.comparisonRatePercent);
  });
});
