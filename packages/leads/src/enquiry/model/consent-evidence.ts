/**
 * Proof of what a shopper agreed to, stored with the lead: the law asks the sender to show
 * who agreed, to which words, when and how.
 */
export interface ConsentEvidence {
  /** Name of the tick box, for example `opt_in`. */
  field: string;
  /** The sentence beside the box, exactly as shown. */
  text: string;
  /** The dealer's version of that sentence. */
  version: string;
  ticked: boolean;
  /** Whether the box came ticked. A box left as it came proves less than one the shopper ticked. */
  preTicked: boolean;
  /** Who put the box into its final state. */
  decidedBy: "shopper" | "preset";
  /** The form it stood on. */
  form: string;
  /** When the form was received, epoch milliseconds. */
  at: number;
}

/** A consent box as rendered: its words, their version, and whether it came ticked. */
export interface ConsentBox {
  field: string;
  text: string;
  version: string;
  preTicked: boolean;
}

/** Records the final state of one consent box. */
export function recordConsent(box: ConsentBox, ticked: boolean, form: string, at: Date): ConsentEvidence {
  return {
    ...box,
    ticked,
    decidedBy: ticked === box.preTicked ? "preset" : "shopper",
    form,
    at: at.getTime(),
  };
}
