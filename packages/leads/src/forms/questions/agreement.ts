import type { Question } from "./question.ts";

/** Marketing opt-in: never required, its evidence always kept. */
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
export const terms: Question = ({ consent }) =>
  consent.termsRequired
    ? {
        name: "terms_conditions",
        label: consent.termsText,
        kind: "consent",
        required: true,
        requiredMessage: "You must agree to the terms of use before submitting the form.",
        initial: false,
        consentVersion: consent.termsVersion,
        maxLength: 10,
      }
    : null;
