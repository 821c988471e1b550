import type { ReactElement } from "react";
import type { Fact } from "../elements/fact-list.tsx";
import { Icon, type IconName } from "../elements/icon.tsx";

/** One of the few facts everybody asks first, with its drawing. */
export interface KeyFact extends Fact {
  icon: IconName;
  /** Its name, by which style sheets know what stands apart from the others: a length, a vehicle number. */
  fact?: string;
}

export interface KeyFactsProps {
  facts: readonly KeyFact[];
  label: string;
  /**
   * How they stand. strip: cells beside each other. table: a line each. figures: the first three large. plan: walls
   * around them under the length. label: a window label with the first two large.
   */
  as?: "strip" | "table" | "figures" | "plan" | "label";
}

/** The facts shoppers look for first. */
export function KeyFacts({ facts, label, as = "strip" }: KeyFactsProps): ReactElement {
  return (
    <section aria-label={label}>
      <dl className="fc-key-facts" data-as={as === "strip" ? undefined : as}>
        {facts.map((fact) => (
          <div key={fact.label} data-fact={fact.fact}>
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
