import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

/** The id of the page's `CompareBar`, which every box belongs to. */
const FORM = "fc-compare";

export interface CompareBoxProps {
  id: string;
  /** Names the car, too: 'Compare 2021 Mazda CX-5'. */
  label: string;
}

/** Chooses a car for a comparison: a box drawn as an icon beside the heart. It needs the page's `CompareBar`. */
export function CompareBox({ id, label }: CompareBoxProps): ReactElement {
  return (
    <input className="fc-compare-box" type="checkbox" form={FORM} name="cars" value={id} aria-label={label} />
  );
}

/** Leads on with the chosen cars; below the cars of a page, once, and seen while one is chosen. */
export function CompareBar({ action, label }: { action: string; label: string }): ReactElement {
  return (
    <form id={FORM} action={action} className="fc-compare-bar">
      <button type="submit" className="fc-button" data-kind="primary">
        {label} <span className="fc-number" {...behaviour({ compareCount: true })} />
      </button>
    </form>
  );
}
