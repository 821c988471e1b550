import type { ReactElement } from "react";

export interface TermSwitchProps {
  /** 'Subscribe for'. */
  label: string;
  /** '1 month', '3 months', …: at most four, in the order of the prices. */
  terms: readonly string[];
}

/**
 * Chooses for which term the prices of a page are shown. Radio buttons, and a stylesheet that shows the prices of the chosen
 * one: it works without a script and nothing is fetched. Once a page.
 */
export function TermSwitch({ label, terms }: TermSwitchProps): ReactElement {
  return (
    <fieldset className="fc-terms">
      <legend>{label}</legend>
      {terms.map((term, at) => (
        <label key={term}>
          <input type="radio" name="fc-term" id={`fc-term-${at}`} value={at} defaultChecked={at === 0} />
          <span>{term}</span>
        </label>
      ))}
    </fieldset>
  );
}
