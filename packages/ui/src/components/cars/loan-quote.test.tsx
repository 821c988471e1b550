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
    expect(outline(<LoanLine {...line} folded />)).toMatchInlineSnapshot(`
      "details.fc-loan__line
        summary.fc-number
          '$100 a week'
        p.fc-number
          a[href=#loan]
            '10% p.a.'
          span
            '5 years.'"
    `);
  });
});

describe("LoanQuote", () => {
  it("says the repayment with its rates, its warning and the loan it is of", () => {
    const terms = { repayment: "$99 a week", rates: "10% p.a.", warning: "Rates vary." };
    const rows = [{ label: "Deposit", value: "$1,000" }];
    expect(outline(<LoanQuote terms={terms} rows={rows} note="An estimate." />)).toMatchInlineSnapshot(`
      "div.fc-loan__terms[data-loan-terms]
        p.fc-loan__figure.fc-number
          strong
            '$99 a week'
          span
            '10% p.a.'
        p.fc-loan__warning
          'Rates vary.'
      dl.fc-facts
        div
          dt
            'Deposit'
          dd.fc-number
            '$1,000'
      p.fc-loan__warning
        'An estimate.'"
    `);
    expect(outline(<LoanQuote terms={{ ...terms, warning: null }} rows={rows} note="" />)).not.toContain(
      "vary",
    );
  });
});
