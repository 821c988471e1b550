// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { LoanLine, LoanQuote } from "./loan-quote.tsx";

describe("LoanLine", () => {
  const line = { terms: { repayment: "$100 a week", rates: "10% p.a." }, href: "#loan", example: "5 years." };

  it("is one paragraph with the rates in sight, which lead to the whole quote", () => {
    expect(outline(<LoanLine {...line} folded={false} />)).toMatchInlineSnapshot(`
      "p.fc-loan__line.fc-number
        '$100 a week '
        a[href=#loan]
          '10% p.a.'"
    `);
  });

  it("folds rates and example under the repayment where they may be", () => {
    expect(outline(<LoanLine {...line} folded />)).toMatchSnapshot();
  });
});

describe("LoanQuote", () => {
  it("says the repayment with its rates, its warning and the loan it is of", () => {
    const terms = { repayment: "$99 a week", rates: "10% p.a.", warning: "Rates vary." };
    const rows = [{ label: "Deposit", value: "$1,000" }];
    expect(outline(<LoanQuote terms={terms} rows={rows} note="An estimate." />)).toMatchSnapshot();
    expect(outline(<LoanQuote terms={{ ...terms, warning: null }} rows={rows} note="" />)).not.toContain(
      "vary",
    );
  });
});
