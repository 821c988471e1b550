import { aCar } from "@forecourt/search/testing";
import { type LoanQuestion, quoteLoan } from "@forecourt/leads/finance";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { carRepayment, isFinanced, loanOf, loanView } from "./loan-view.ts";

const now = new Date("2026-11-21T02:00:00Z");
const site = tenantSite(await demoContent("harbourside"), now);
const texan = tenantSite(await demoContent("lonestar"), now);
const withFinance = (change: object): TenantSite => ({
  ...site,
  config: { ...site.config, finance: { ...site.config.finance, ...change } },
});
const question: LoanQuestion = { price: 30_000, deposit: 2000, years: 5, balloon: 0, frequency: "weekly" };

function viewOf(asked: Partial<LoanQuestion> = {}, at = site, car: ReturnType<typeof aCar> | null = null) {
  const whole = { ...question, ...asked };
  const quoted = quoteLoan(whole, at.config.finance);
  if (!quoted.ok) throw new Error(quoted.problem);
  return loanView({ question: whole, quote: quoted.quote }, car, at);
}
const labels = (...given: Parameters<typeof viewOf>) => viewOf(...given).rows.map(({ label }) => label);

describe("loanView", () => {
  it("says what is borrowed, for how long and what it costs in all", () => {
    const { rows, note } = viewOf();
    expect(rows.slice(0, 4)).toEqual([
      { label: "Amount financed", value: "$28,000" },
      { label: "Deposit", value: "$2,000" },
      { label: "Loan term", value: "5 years" },
      { label: "Number of repayments", value: "261" },
    ]);
    expect(rows.slice(4).map(({ label }) => label)).toEqual(["Total interest", "Total fees", "Total to pay"]);
    const amount = (label: string) =>
      Number(rows.find((row) => row.label === label)?.value.replaceAll(/[$,]/g, ""));
    expect(amount("Total to pay")).toBeCloseTo(28_000 + amount("Total interest") + amount("Total fees"), -1);
    expect(note).toBe("An estimate only, not an offer of credit.");
  });

  it("names a balloon and fees only where there are any", () => {
    expect(labels()).not.toContain("Balloon at the end");
    expect(labels({ balloon: 1 })).toContain("Balloon at the end");
    const free = withFinance({ establishmentFee: 0, monthlyFee: 0 });
    expect(labels({}, free)).not.toContain("Total fees");
    expect(labels({}, withFinance({ establishmentFee: 1, monthlyFee: 0 }))).toContain("Total fees");
  });

  it("leads on to the finance form with these answers in it, about the car if there is one", () => {
    const apply = (car: ReturnType<typeof aCar> | null) =>
      new URL(viewOf({}, site, car).apply ?? "", "http://x");
    const plain = apply(null);
    expect([plain.pathname, plain.hash]).toEqual(["/finance", "#finance-form"]);
    expect(Object.fromEntries(plain.searchParams)).toMatchObject({
      vehiclePriceBudget: "30000",
      loan_term: "5 years",
      repayment_frequency: "Weekly",
    });
    expect(plain.searchParams.has("car_id")).toBe(false);
    expect(apply(aCar({ id: "9", price: 1 })).searchParams.getAll("vehiclePriceBudget")).toEqual(["30000"]);
    expect(apply(aCar({ id: "9" })).searchParams.get("car_id")).toBe("9");
    const formless = { ...site, config: { ...site.config, forms: { ...site.config.forms, offered: [] } } };
    expect(viewOf({}, formless).apply).toBeNull();
  });

  it.each([
    ["weekly", "a week", 261],
    ["fortnightly", "a fortnight", 130],
    ["monthly", "a month", 60],
  ] as const)("says a %s repayment by its time", (frequency, time, count) => {
    const { terms, rows } = viewOf({ frequency });
    expect(terms.repayment).toMatch(new RegExp(`^\\$[\\d.]+ ${time}$`));
    expect(rows).toContainEqual({ label: "Number of repayments", value: String(count) });
  });

  it("says the rate as the market's law wants it", () => {
    expect(viewOf().terms).toMatchObject({
      rates: expect.stringMatching(/^8\.90%\u00a0p\.a\., comparison rate [\d.]+%\u00a0p\.a\.$/),
      warning: site.config.finance.comparisonWarning,
    });
    expect(viewOf({}, texan).terms).toMatchObject({
      rates: expect.stringMatching(/^[\d.]+% APR$/),
      warning: texan.config.finance.comparisonWarning,
    });
  });
});

/** The site with one location, where the car of these tests stands. */
const standingAt = (subtypes: readonly string[]): TenantSite => {
  const yard = aLocation("Yard", { id: aCar().location.id ?? "", subtypes });
  return { ...site, content: { ...site.content, locations: [yard] } };
};

describe("isFinanced", () => {
  it("is a car with a price that the site finances, but none at a rental place", () => {
    expect(isFinanced(aCar(), site)).toBe(true);
    expect(isFinanced(aCar(), standingAt([]))).toBe(true);
    expect(isFinanced(aCar({ price: null }), site)).toBe(false);
    expect(isFinanced(aCar(), standingAt(["rental"]))).toBe(false);
    expect(isFinanced(aCar({ status: { kind: "sold", soldAt: 1 } }), site)).toBe(false);
  });
});

describe("loanOf", () => {
  it("begins with the car's price, with none where there is no car, and with what was asked", () => {
    expect(loanOf(site, aCar({ price: 20_000.4 })).fields).toMatchObject({ price: "20000", deposit: "2000" });
    expect(loanOf(site, null)).toMatchObject({ fields: { price: "" }, result: { kind: "nothing_asked" } });
    expect(loanOf(site, aCar(), new URLSearchParams("price=15000")).fields.price).toBe("15000");
  });
});

const shown = (showRepayment: string, on: "car" | "list", of = aCar()) =>
  carRepayment(of, withFinance({ showRepayment }), on);

describe("carRepayment", () => {
  it("is none at a rental place, and none where the calculator gives no quote", () => {
    expect(carRepayment(aCar(), site, "list")).not.toBeNull();
    expect(carRepayment(aCar(), standingAt(["rental"]), "list")).toBeNull();
    expect(carRepayment(aCar(), withFinance({ defaultTermYears: 9 }), "list")).toBeNull();
  });

  it("stands with its rates, its warning and the loan it is of, where the settings ask for it", () => {
    expect(shown("car", "car")).toMatchObject({
      repayment: expect.stringMatching(/^From \$\d+ a week$/),
      rates: expect.stringMatching(/\u00a0p\.a\., comparison rate [\d.]+%\u00a0p\.a\.$/),
      warning: site.config.finance.comparisonWarning,
      example: "5 years, $5,299 deposit, $47,691 financed.",
    });
    expect(shown("nowhere", "car")).toBeNull();
    expect(shown("car", "list")).toBeNull();
    expect(shown("car_and_list", "list")).not.toBeNull();
  });

  it("is none of a car without a price, or one that is not financed", () => {
    expect(shown("car", "car", aCar({ price: null }))).toBeNull();
    expect(shown("car", "car", aCar({ status: { kind: "sold", soldAt: 1 } }))).toBeNull();
  });
});
