/** What a shopper may refuse, one by one. What a page needs in order to work is not among it. */
export type ConsentPurpose = "own" | "measurement" | "advertising";

/** The purposes, in the order they are asked. `own` is the site's own count of its visits. */
export const consentPurposes: readonly ConsentPurpose[] = ["own", "measurement", "advertising"];

/** The purposes a shopper has agreed to; the others are refused. `null` when not answered yet. */
export type ConsentAnswer = readonly ConsentPurpose[] | null;

/** What a consent decision is made of. */
export interface ConsentQuestion {
  /** The tenant's (usually its market's) rule, `analytics.thirdPartyConsent`. */
  readonly rule: "ask" | "notice" | "implied";
  readonly answer: ConsentAnswer;
  /** Global Privacy Control, from the browser or the `Sec-GPC` header. */
  readonly privacyControl: boolean;
}

/** Who may receive events, why, and whether the shopper is shown the question. */
export interface ConsentDecision {
  /** The site itself may recognise this device and count what happens on it. */
  readonly own: boolean;
  /** Other companies may measure. */
  readonly measurement: boolean;
  /** Other companies may use what happens for advertising. */
  readonly advertising: boolean;
  readonly reason: "privacy_control" | "answered" | "implied" | "not_answered";
  readonly ask: boolean;
}

/**
 * Decides who may receive events. Global Privacy Control refuses other companies, even over an earlier yes; the site's
 * own count goes on until it is refused by an answer. First-party leads never come here.
 *
 * @example
 * resolveConsent({ rule: "ask", answer: null, privacyControl: false })
 * // { own: true, measurement: false, advertising: false, reason: "not_answered", ask: true }
 */
export function resolveConsent({ rule, answer, privacyControl }: ConsentQuestion): ConsentDecision {
  const own = answer?.includes("own") ?? true;
  if (privacyControl)
    return { own, measurement: false, advertising: false, reason: "privacy_control", ask: false };
  if (answer)
    return {
      own,
      measurement: answer.includes("measurement"),
      advertising: answer.includes("advertising"),
      reason: "answered",
      ask: false,
    };
  const implied = rule !== "ask";
  return {
    own,
    measurement: implied,
    advertising: implied,
    reason: implied ? "implied" : "not_answered",
    ask: rule !== "implied",
  };
}

/** The signals of Consent Mode v2. */
export type ConsentSignals = Readonly<
  Record<
    | "analytics_storage"
    | "ad_storage"
    | "ad_user_data"
    | "ad_personalization"
    | "functionality_storage"
    | "security_storage",
    "granted" | "denied"
  >
>;

/**
 * A decision in the words of Consent Mode v2.
 *
 * @example
 * consentSignals({ own: true, measurement: true, advertising: false }).ad_storage // "denied"
 */
export function consentSignals({
  measurement,
  advertising,
}: Pick<ConsentDecision, ConsentPurpose>): ConsentSignals {
  const ads = advertising ? "granted" : "denied";
  return {
    analytics_storage: measurement ? "granted" : "denied",
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: "granted",
    security_storage: "granted",
  };
}
