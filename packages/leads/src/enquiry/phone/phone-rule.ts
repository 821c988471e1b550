import type { CountryCode } from "libphonenumber-js/core";

/** What kind of number a shape belongs to; "unknown" where a market's numbers do not show it. */
export type PhoneKind = "mobile" | "landline" | "service" | "unknown";

/** One shape of number: the first group of its pattern is the number behind the country code. */
export interface NumberShape {
  kind: PhoneKind;
  /** A regular expression over the number without separators. */
  pattern: string;
  /**
   * The number lacks its area code, which the shopper's state gives. The dealer reads it with the area code, or as it
   * was typed.
   */
  local?: "with_area_code" | "as_typed";
}

/** How the telephone numbers of a market are read, checked and written: plain data, so that a form can carry it. */
export interface PhoneRule {
  /** The country whose numbering plan says which numbers exist. */
  country: CountryCode;
  /** Without a plus. */
  callingCode: string;
  /** What is dialled before a number at home and left out behind the country code; empty where nothing is. */
  trunkPrefix: string;
  /** The first that fits decides. */
  shapes: readonly NumberShape[];
  /** Area codes with the states or regions they serve, in small letters. */
  areaCodes: readonly (readonly [code: string, states: readonly string[]])[];
  /** The sizes of a number's groups: the first whose pattern fits the digits typed so far decides. */
  groups: readonly { starts: string; sizes: readonly number[] }[];
  /** Characters from which on a number is refused as too long; null leaves it to the shapes. */
  tooLongFrom: number | null;
  /** The sentence for a number that the market does not take. */
  message: string;
  /** The sentence where only mobiles are taken; null where it is the same. */
  mobileMessage: string | null;
  /** What the question is called. */
  label: string;
}
