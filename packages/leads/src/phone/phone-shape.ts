import type { Market } from "../model/market.ts";

/** What kind of number a shape belongs to; a US number does not show it. */
export type PhoneKind = "mobile" | "landline" | "service" | "unknown";

/** What decides whether a number is taken. */
export interface PhoneShapeOptions {
  market: Market;
  mobileOnly?: boolean;
  /** Always taken, in every market and form. */
  testPhoneNumber?: string | null;
  /** State of the location or shopper, for example `qld`: gives an 8-digit AU number its area code. */
  state?: string | null;
}

/** A number with an accepted shape, or the sentence that says why not. */
export type PhoneShape =
  | {
      ok: true;
      kind: PhoneKind /** `+61…`; null when an area code is not known. */;
      e164: string | null;
      test: boolean;
    }
  | { ok: false; message: string };

type Reading = { kind: PhoneKind; e164: string | null } | null;

const SEPARATORS = /[\s().\-\u2010-\u2015/]/g;
const ONLY_NUMBER = /^\+?\d+$/;

/**
 * Checks a phone number by its shape alone, without any numbering plan: small enough for the
 * first click on a form. `loadPhoneRules` in `@forecourt/leads/phone` knows which ranges exist.
 *
 * @example
 * checkPhoneShape("0400 123 456", { market: "AU" }) // { ok: true, kind: "mobile", e164: "+61400123456", test: false }
 * checkPhoneShape("021 123 456", { market: "AU" }).ok // false
 */
export function checkPhoneShape(text: string, options: PhoneShapeOptions): PhoneShape {
  const number = text.replace(SEPARATORS, "");
  // A sentence that holds the test number is no number: its lead must not be kept back as a test.
  const test =
    options.testPhoneNumber && ONLY_NUMBER.test(number) ? sameDigits(number, options.testPhoneNumber) : false;
  if (options.market === "NZ" && !test && number.length >= 15)
    return { ok: false, message: "Invalid phone number. Too many characters." };
  const reading = ONLY_NUMBER.test(number) ? READERS[options.market](number, options.state ?? null) : null;
  if (test) return { ok: true, kind: reading?.kind ?? "mobile", e164: reading?.e164 ?? null, test };
  const refused = !reading || (options.mobileOnly && reading.kind !== "mobile" && reading.kind !== "unknown");
  return refused ? { ok: false, message: phoneMessage(options) } : { ok: true, ...reading, test };
}

/** The sentence for a number the market does not take. */
export function phoneMessage({
  market,
  mobileOnly,
}: Pick<PhoneShapeOptions, "market" | "mobileOnly">): string {
  if (market === "US") return "Invalid phone number. Must be a US number.";
  if (market === "NZ") return "Invalid phone number. Must be a New Zealand number.";
  return mobileOnly
    ? "Invalid phone number. Must be an Australian mobile number."
    : "Invalid phone number. Must be an Australian number.";
}

const READERS: Record<Market, (number: string, state: string | null) => Reading> = {
  AU: readAustralian,
  NZ: readNewZealand,
  US: readAmerican,
};

const AU_AREA_CODES = new Map([
  ["nsw", "2"],
  ["act", "2"],
  ["vic", "3"],
  ["tas", "3"],
  ["qld", "7"],
  ["wa", "8"],
  ["sa", "8"],
  ["nt", "8"],
]);

function readAustralian(number: string, state: string | null): Reading {
  // "+61 (0)7 …" is written often enough; the 0 in brackets is not dialled.
  const foreign = /^(?:\+61|0061|61)0?([23478]\d{8})$/.exec(number)?.[1];
  const national = foreign ?? /^0([23478]\d{8})$/.exec(number)?.[1];
  if (national) return { kind: national.startsWith("4") ? "mobile" : "landline", e164: `+61${national}` };
  const service =
    /^(?:\+61|0061|61)?(1[38]00\d{6})$/.exec(number)?.[1] ?? /^(?:\+61)?(13\d{4})$/.exec(number)?.[1];
  if (service) return { kind: "service", e164: `+61${service}` };
  if (!/^[2-9]\d{7}$/.test(number)) return null;
  const area = AU_AREA_CODES.get(state?.toLowerCase() ?? "");
  return { kind: "landline", e164: area ? `+61${area}${number}` : null };
}

/** Area codes by region, in the words that locations use. */
const NZ_AREA_CODES = new Map([
  ["northland", "9"],
  ["auckland", "9"],
  ["waikato", "7"],
  ["bay of plenty", "7"],
  ["gisborne", "6"],
  ["hawke's bay", "6"],
  ["taranaki", "6"],
  ["manawatū-whanganui", "6"],
  ["manawatu-whanganui", "6"],
  ["wellington", "4"],
  ["tasman", "3"],
  ["nelson", "3"],
  ["marlborough", "3"],
  ["west coast", "3"],
  ["canterbury", "3"],
  ["otago", "3"],
  ["southland", "3"],
]);

function readNewZealand(number: string, state: string | null): Reading {
  if (/^[2-9]\d{6}$/.test(number)) {
    const area = NZ_AREA_CODES.get(state?.toLowerCase() ?? "");
    return { kind: "landline", e164: area ? `+64${area}${number}` : null };
  }
  const national =
    /^(?:\+64|0064|64)0?([2-9]\d{7,9})$/.exec(number)?.[1] ?? /^0([2-9]\d{7,9})$/.exec(number)?.[1];
  if (!national) return null;
  const e164 = `+64${national}`;
  if (/^2\d{7,9}$/.test(national)) return { kind: "mobile", e164 };
  // 0900 is a premium number, not a landline in Auckland.
  if (/^(?!900)[34679]\d{7}$/.test(national)) return { kind: "landline", e164 };
  return /^(?:800|508)\d{6,7}$/.test(national) ? { kind: "service", e164 } : null;
}

function readAmerican(number: string): Reading {
  const national = /^(?:\+?1)?(\d{10})$/.exec(number)?.[1];
  return national ? { kind: "unknown", e164: `+1${national}` } : null;
}

const sameDigits = (one: string, other: string) => one.replace(/\D/g, "") === other.replace(/\D/g, "");
