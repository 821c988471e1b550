/** Config section `consent`: what a shopper is asked to agree to, and how. */
export interface ConsentPolicy {
  /** The opt-in box comes ticked. Several countries' law calls that no consent at all. */
  optInTicked: boolean;
  optInText: string;
  /** Change it with the text: it is kept as evidence. */
  optInVersion: string;
  /** Forms cannot be sent without agreeing to the terms. */
  termsRequired: boolean;
  termsText: string;
  termsVersion: string;
}
