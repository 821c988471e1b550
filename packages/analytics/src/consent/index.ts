export type { BrowserStorage } from "../browser-storage.ts";
export type {
  ConsentAnswer,
  ConsentDecision,
  ConsentPurpose,
  ConsentQuestion,
  ConsentSignals,
} from "./consent.ts";
export { consentPurposes, consentSignals, resolveConsent } from "./consent.ts";
export { parseConsentAnswer, printConsentAnswer } from "./consent-answer.ts";
export { browserPrivacyControl, requestPrivacyControl } from "./privacy-control.ts";
