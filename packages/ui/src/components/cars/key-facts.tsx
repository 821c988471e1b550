import type { ReactElement } from "react";
import type { Fact } from "../elements/fact-list.tsx";
import { Icon, type IconName } from "../elements/icon.tsx";

/** One of the few facts everybody asks first, with its drawing. */
export interface KeyFact extends Fact {
  icon: IconName;
}

/** The facts shoppers look for first, as a strip of cells under the pictures. */
export function KeyFacts({ facts, label }: { facts: readonly KeyFact[]; label: string }): ReactElement {
  return (
    <section aria-label={label}>
      <dl className="fc-key-facts">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>
              <Icon name={fact.icon} /> {fact.label}
            </dt>
            <dd className="fc-number">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
