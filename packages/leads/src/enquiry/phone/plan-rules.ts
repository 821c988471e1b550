import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";

/** One country's numbering plan as plain JSON, about 1 KB; the whole world's is 150. */
export type NumberingPlan = MetadataJson;

/** Which numbers a country's plan has, as `loadPhoneRules` gives it. */
export interface PhoneRules {
  /** Whether the plan has such a number at all. */
  exists(text: string, options: { mobileOnly: boolean }): boolean;
}

/** The rules of one numbering plan. A file of its own, so that a browser fetches only the one function it needs. */
export function planRules(country: CountryCode, plan: NumberingPlan): PhoneRules {
  return {
    exists(text, { mobileOnly }) {
      const number = parsePhoneNumberFromString(text, country, plan);
      if (number?.country !== country || !number.isValid()) return false;
      const type = number.getType();
      return !mobileOnly || type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
    },
  };
}
