import type { ReactElement } from "react";

/** One fact about a car, as it is shown. */
export interface Fact {
  label: string;
  value: string;
}

/** What is known about a car, as a definition list; unknown facts are left out by the caller. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="fc-facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd className="fc-number">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
