import type { Question } from "./question.ts";

/** Marketing opt-in: never required, its evidence always stored. */
export const optIn: Question = ({ consent }) => ({
  name: "opt_in",
  label: consent.optInText,
  kind: "consent",
  required: false,
  initial: consent.optInTicked,
  consentVersion: consent.optInVersion,
  maxLength: 10,
});

/** Terms of use, for tenants that insist on them. */
export const terms: Question = ({ consent, facts }) =>
  consent.termsRequired
    ? {
        name: "terms_conditions",
        label: consent.termsText,
        kind: "consent",
        required: true,
        requiredMessage: facts.words.texts.mustAgree,
        initial: false,
        consentVersion: consent.termsVersion,
        maxLength: 10,
      }
    : null;
