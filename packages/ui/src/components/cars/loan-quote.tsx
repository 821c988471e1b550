import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { type Fact, FactList } from "../elements/fact-list.tsx";

/** A repayment with what the law wants beside it: shown together, in the same size. */
export interface LoanTermsView {
  /** "$146.18 a week". */
  readonly repayment: string;
  /** "10.00% p.a., comparison rate 10.73% p.a." */
  readonly rates: string;
  /** What a comparison rate must stand with; null where none is shown. */
  readonly warning: string | null;
}

export interface LoanQuoteProps {
  terms: LoanTermsView;
  /** The loan the repayment is of, and what it costs. */
  rows: readonly Fact[];
  /** "An estimate only, not an offer of credit." */
  note: string;
}

/** A repayment and its rates, with its warning under them: no smaller, no fainter and never folded away. */
export function LoanTerms({ terms }: { terms: LoanTermsView }): ReactElement {
  return (
    <div className="fc-loan__terms" {...behaviour({ loanTerms: true })}>
      <p className="fc-loan__figure fc-number">
        <strong>{terms.repayment}</strong> <span>{terms.rates}</span>
      </p>
      {terms.warning ? <p className="fc-loan__warning">{terms.warning}</p> : null}
    </div>
  );
}

export interface LoanLineProps {
  terms: Pick<LoanTermsView, "repayment" | "rates">;
  /** Where the whole quote with its warning stands on the page. */
  href: string;
  /** The loan the repayment is an example of. */
  example: string;
  /** The rates wait behind a press, where the market's law lets them. */
  folded: boolean;
}

/**
 * A repayment in one quiet line beside a price. Its rates are of the same type and stand in sight unless they may be folded;
 * they lead to the warning, which stands once at the page's foot, in its `LoanQuote`.
 */
export function LoanLine({ terms, href, example, folded }: LoanLineProps): ReactElement {
  const rates = <a href={href}>{terms.rates}</a>;
  if (folded)
    return (
      <details className="fc-loan__line">
        <summary className="fc-number">{terms.repayment}</summary>
        <p className="fc-number">
          {rates} <span>{example}</span>
        </p>
      </details>
    );
  return (
    <p className="fc-loan__line fc-number">
      {terms.repayment} {rates}
    </p>
  );
}

/** The result of the finance calculator: the repayment, then the loan it is of. */
export function LoanQuote({ terms, rows, note }: LoanQuoteProps): ReactElement {
  return (
    <>
      <LoanTerms terms={terms} />
      <FactList facts={rows} />
      <p className="fc-loan__warning">{note}</p>
    </>
  );
}
