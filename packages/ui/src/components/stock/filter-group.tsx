import type { ReactElement, ReactNode } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

export interface FilterGroupProps {
  /** Names the group to a script that remembers which ones stand open. */
  id: string;
  label: string;
  /** What is chosen in it, in words; empty for nothing. */
  chosen: string;
  open: boolean;
  children: ReactNode;
}

/** One filter of the panel: its name, what is chosen in it, and behind them the choices. */
export function FilterGroup({ id, label, chosen, open, children }: FilterGroupProps): ReactElement {
  return (
    <details className="fc-filter" open={open} {...behaviour({ group: id })}>
      <summary>
        <span>{label}</span>
        {chosen === "" ? null : <span className="fc-filter__chosen">{chosen}</span>}
      </summary>
      {children}
    </details>
  );
}
