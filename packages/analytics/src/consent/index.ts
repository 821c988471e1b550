export type { BrowserStorage } from "../browser-storage.ts";
export type { ConsentAnswer, ConsentDecision, ConsentQuestion } from "./consent.ts";
export { resolveConsent } from "./consent.ts";
export { readConsentAnswer, saveConsentAnswer } from "./consent-storage.ts";
export { browserPrivacyControl, requestPrivacyControl } from "./privacy-control.ts";
