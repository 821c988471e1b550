import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

export interface TermSwitchProps {
  /** 'Subscribe for'. */
  label: string;
  /** '1 month', '3 months', …: at most four, in the order of the prices. */
  terms: readonly string[];
  /** What a term costs, in the same order; shown within each term's tab, which is then a line of its own. */
  prices?: readonly string[];
  /** In which order they stand, by their place in `terms`; the first of `terms` is the one chosen. */
  order?: readonly number[];
  /** The form on this page that sends the chosen one; left out, none does. */
  sends?: {
    /** The form's id. */
    readonly form: string;
    readonly name: string;
    /** What each term is sent as, in the order of `terms`. */
    readonly values: readonly string[];
  };
}

export interface TermLinksProps {
  label: string;
  terms: readonly { label: string; href: string; chosen: boolean }[];
}

/** Chooses the term by a page of its own: a list whose prices and filters are those of the chosen one. */
export function TermLinks({ label, terms }: TermLinksProps): ReactElement {
  return (
    <nav className="fc-terms" aria-label={label}>
      <b aria-hidden="true">{label}</b>
      {terms.map(({ label: term, href, chosen }) => (
        <Link key={href} href={href} {...(chosen ? { "aria-current": "page" as const } : {})}>
          <span>{term}</span>
        </Link>
      ))}
    </nav>
  );
}

/**
 * Chooses for which term the prices of a page are shown. Radio buttons, and a stylesheet that shows the prices of the chosen
 * one: it works without a script and nothing is fetched. Once a page.
 */
export function TermSwitch({
  label,
  terms,
  prices = [],
  order = terms.map((_, at) => at),
  sends,
}: TermSwitchProps): ReactElement {
  return (
    <fieldset className="fc-terms" data-priced={prices.length > 0 ? "" : undefined}>
      <legend>{label}</legend>
      {order.map((at) => (
        <label key={terms[at]}>
          <input
            type="radio"
            name={sends?.name ?? "fc-term"}
            form={sends?.form}
            id={`fc-term-${at}`}
            value={sends?.values[at] ?? at}
            defaultChecked={at === 0}
          />
          <span>
            {terms[at]}
            {prices[at] === undefined ? null : <b className="fc-number">{prices[at]}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
