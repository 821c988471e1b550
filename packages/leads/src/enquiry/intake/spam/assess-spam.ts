import type { SpamPolicy } from "./spam-policy.ts";

/** Why a lead is held back for a person to look at. */
export type SpamReason =
  | "honeypot_filled"
  | "too_fast"
  | "too_many_from_shopper"
  | "repeated_content"
  | "verification_missing"
  | "verification_failed"
  | "verification_unavailable";

/** A verification service's verdict about a visitor. */
export type HumanVerdict = "human" | "robot" | "missing" | "unavailable";

/** What is known about one submission. */
export interface SpamSigns {
  /** The honeypot field held something. */
  honeypotFilled: boolean;
  /** From opening to sending; null when unknown (no JavaScript) or when the shopper's clock makes no sense. */
  secondsToSubmit: number | null;
  /** Leads of this shopper (e-mail, else phone, else network address) within the window, this one included. */
  fromShopper: number;
  /** Shoppers who sent this free text within the window, this one included; 0 when there is none worth comparing. */
  sameText: number;
  /** Null when the tenant asks for no verification. */
  verdict: HumanVerdict | null;
}

const RULES: readonly { reason: SpamReason; applies: (signs: SpamSigns, policy: SpamPolicy) => boolean }[] = [
  { reason: "honeypot_filled", applies: (signs) => signs.honeypotFilled },
  {
    reason: "too_fast",
    applies: ({ secondsToSubmit }, { minimumSeconds }) =>
      secondsToSubmit !== null && secondsToSubmit < minimumSeconds,
  },
  {
    reason: "too_many_from_shopper",
    applies: ({ fromShopper }, { suspectAfter }) => fromShopper > suspectAfter,
  },
  { reason: "repeated_content", applies: ({ sameText }, { sameTextAfter }) => sameText > sameTextAfter },
  { reason: "verification_missing", applies: ({ verdict }) => verdict === "missing" },
  { reason: "verification_failed", applies: ({ verdict }) => verdict === "robot" },
  {
    reason: "verification_unavailable",
    applies: ({ verdict }, { whenVerificationIsDown }) =>
      verdict === "unavailable" && whenVerificationIsDown === "quarantine",
  },
];

/** Every reason to keep a lead back; an empty list lets it through. A suspect is never dropped, only held. */
export function assessSpam(signs: SpamSigns, policy: SpamPolicy): SpamReason[] {
  return RULES.filter(({ applies }) => applies(signs, policy)).map(({ reason }) => reason);
}
