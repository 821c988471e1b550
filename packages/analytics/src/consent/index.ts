export type { BrowserMemory } from "../browser-memory.ts";
export type { ConsentAnswer, ConsentDecision, ConsentQuestion } from "./consent.ts";
export { resolveConsent } from "./consent.ts";
export { readConsentAnswer, saveConsentAnswer } from "./consent-memory.ts";
export { browserPrivacyControl, requestPrivacyControl } from "./privacy-control.ts";
