import type { PhoneKind, PhoneRule } from "./phone-rule.ts";

/** What decides whether a number is taken. */
export interface PhoneShapeOptions {
  /** The market's rule. */
  rule: PhoneRule;
  mobileOnly?: boolean;
  /** Always taken, in every market and form. */
  testPhoneNumber?: string | null;
  /** State of the location or shopper, for example `qld`: gives a local number its area code. */
  state?: string | null;
}

/** A number with an accepted shape, or the sentence that says why not. */
export type PhoneShape =
  | {
      ok: true;
      kind: PhoneKind;
      /** `+61…`; null when an area code is not known. */
      e164: string | null;
      /** As the dealer reads a local number: with its area code, where the market writes it so and it is known. */
      withAreaCode: string | null;
      test: boolean;
    }
  | { ok: false; message: string };

type Reading = { kind: PhoneKind; e164: string | null; withAreaCode: string | null } | null;

const SEPARATORS = /[\s().\-\u2010-\u2015/]/g;
const ONLY_NUMBER = /^\+?\d+$/;

/**
 * Checks a phone number by its shape alone, without any numbering plan: small enough for the
 * first click on a form. `loadPhoneRules` in `@forecourt/leads/phone` knows which ranges exist.
 *
 * @example
 * checkPhoneShape("0400 123 456", { rule: phone }).e164 // "+61400123456"
 * checkPhoneShape("021 123 456", { rule: phone }).ok // false
 */
export function checkPhoneShape(text: string, options: PhoneShapeOptions): PhoneShape {
  const { rule } = options;
  const number = text.replace(SEPARATORS, "");
  // A sentence that holds the test number is no number: its lead must not be held back as a test.
  const test =
    options.testPhoneNumber && ONLY_NUMBER.test(number) ? sameDigits(number, options.testPhoneNumber) : false;
  if (rule.tooLongFrom !== null && !test && number.length >= rule.tooLongFrom)
    return { ok: false, message: "Invalid phone number. Too many characters." };
  const reading = ONLY_NUMBER.test(number) ? read(number, rule, options.state ?? null) : null;
  if (test) return { ok: true, ...(reading ?? { kind: "mobile", e164: null, withAreaCode: null }), test };
  const refused = !reading || (options.mobileOnly && reading.kind !== "mobile" && reading.kind !== "unknown");
  return refused ? { ok: false, message: phoneMessage(options) } : { ok: true, ...reading, test };
}

/** The sentence for a number the market does not take. */
export const phoneMessage = ({ rule, mobileOnly }: Pick<PhoneShapeOptions, "rule" | "mobileOnly">): string =>
  (mobileOnly ? rule.mobileMessage : null) ?? rule.message;

function read(number: string, rule: PhoneRule, state: string | null): Reading {
  for (const { kind, pattern, local } of rule.shapes) {
    const national = new RegExp(pattern).exec(number)?.[1];
    if (national === undefined) continue;
    if (!local) return { kind, e164: `+${rule.callingCode}${national}`, withAreaCode: null };
    const wanted = state?.toLowerCase() ?? "";
    const area = rule.areaCodes.find(([, states]) => states.includes(wanted))?.[0];
    if (area === undefined) return { kind, e164: null, withAreaCode: null };
    const whole = `${area}${national}`;
    const shown = local === "with_area_code" ? `${rule.trunkPrefix}${whole}` : null;
    return { kind, e164: `+${rule.callingCode}${whole}`, withAreaCode: shown };
  }
  return null;
}

const sameDigits = (one: string, other: string) => one.replace(/\D/g, "") === other.replace(/\D/g, "");
