import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

export interface SeenStripProps {
  title: string;
  /** The button that empties the list. */
  forget: string;
  /** What stands before a car's slug in its address. */
  carPath: string;
  /** The car the page is about, which is left out. */
  except?: string | null;
}

/**
 * Room for the cars this browser has looked at. Pages are the same for everybody, so that a script fills it with what the
 * browser keeps; without one, or with nothing stored, it is not seen.
 */
export function SeenStrip({ title, forget, carPath, except = null }: SeenStripProps): ReactElement {
  return (
    <section className="fc-section fc-seen" hidden {...behaviour({ seen: { except, carPath } })}>
      <div className="fc-section__head">
        <h2>{title}</h2>
        <button type="button" className="fc-button" data-kind="text" {...behaviour({ forgets: "seen" })}>
          {forget}
        </button>
      </div>
      <ul className="fc-seen__cars" />
    </section>
  );
}
