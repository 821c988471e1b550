import type { ReactElement } from "react";

export interface TermSwitchProps {
  /** 'Subscribe for'. */
  label: string;
  /** '1 month', '3 months', …: at most four, in the order of the prices. */
  terms: readonly string[];
  /** What a term costs, in the same order; shown within each term's tab, which is then a line of its own. */
  prices?: readonly string[];
}

/**
 * Chooses for which term the prices of a page are shown. Radio buttons, and a stylesheet that shows the prices of the chosen
 * one: it works without a script and nothing is fetched. Once a page.
 */
export function TermSwitch({ label, terms, prices = [] }: TermSwitchProps): ReactElement {
  return (
    <fieldset className="fc-terms" data-priced={prices.length > 0 ? "" : undefined}>
      <legend>{label}</legend>
      {terms.map((term, at) => (
        <label key={term}>
          <input type="radio" name="fc-term" id={`fc-term-${at}`} value={at} defaultChecked={at === 0} />
          <span>
            {term}
            {prices[at] === undefined ? null : <b className="fc-number">{prices[at]}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
