import { type ConsentAnswer, consentPurposes } from "./consent.ts";

/** What stands in the place of purposes when all were refused. */
const NONE = "none";

/**
 * An answer as a cookie keeps it.
 *
 * @example
 * printConsentAnswer(["own", "measurement"]) // "own.measurement"
 * printConsentAnswer([]) // "none"
 */
export const printConsentAnswer = (answer: NonNullable<ConsentAnswer>): string =>
  consentPurposes.filter((purpose) => answer.includes(purpose)).join(".") || NONE;

/**
 * The answer a cookie keeps; anything else, nothing included, is no answer.
 *
 * @example
 * parseConsentAnswer("own.measurement") // ["own", "measurement"]
 * parseConsentAnswer("yes") // null
 */
export function parseConsentAnswer(text: string | null | undefined): ConsentAnswer {
  if (!text) return null;
  const answer = consentPurposes.filter((purpose) => text.split(".").includes(purpose));
  return text === printConsentAnswer(answer) ? answer : null;
}
