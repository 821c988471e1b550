/** The shopper's answer about third parties; `null` when not asked or not answered yet. */
export type ConsentAnswer = "granted" | "refused" | null;

/** What a consent decision is made of. */
export interface ConsentQuestion {
  /** The tenant's (usually its market's) rule, `analytics.thirdPartyConsent`. */
  readonly rule: "ask" | "implied";
  readonly answer: ConsentAnswer;
  /** Global Privacy Control, from the browser or the `Sec-GPC` header. */
  readonly privacyControl: boolean;
}

/** Whether third parties may receive events, why, and whether the shopper should be asked. */
export interface ConsentDecision {
  readonly thirdParties: boolean;
  readonly reason: "privacy_control" | "refused" | "granted" | "implied" | "not_answered";
  readonly ask: boolean;
}

/**
 * Decides about third-party scripts, pixels and advertising identifiers. Global Privacy Control is a
 * refusal, even over an earlier yes. First-party leads never come here.
 *
 * @example
 * resolveConsent({ rule: "ask", answer: null, privacyControl: false })
 * // { thirdParties: false, reason: "not_answered", ask: true }
 */
export function resolveConsent({ rule, answer, privacyControl }: ConsentQuestion): ConsentDecision {
  if (privacyControl) return { thirdParties: false, reason: "privacy_control", ask: false };
  if (answer === "refused") return { thirdParties: false, reason: "refused", ask: false };
  if (answer === "granted") return { thirdParties: true, reason: "granted", ask: false };
  if (rule === "implied") return { thirdParties: true, reason: "implied", ask: false };
  return { thirdParties: false, reason: "not_answered", ask: true };
}
