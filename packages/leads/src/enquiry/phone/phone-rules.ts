import type { CountryCode } from "libphonenumber-js/core";

/** Which numbers a country's plan has. */
export interface PhoneRules {
  /** Whether the plan has such a number at all. */
  exists(text: string, options: { mobileOnly: boolean }): boolean;
}

/**
 * Loads the world's numbering plans, which know what numbers exist; nothing of them is loaded before. For a server:
 * they are 150 KB. Pass the result to `validateForm`, which uses it when `forms.strictPhoneNumbers` is on.
 *
 * @example
 * const phoneRules = await loadPhoneRules("AU");
 * phoneRules.exists("0412 345 678", { mobileOnly: true }) // true
 */
export async function loadPhoneRules(country: CountryCode): Promise<PhoneRules> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  return {
    exists(text, { mobileOnly }) {
      const number = parsePhoneNumberFromString(text, country);
      if (number?.country !== country || !number.isValid()) return false;
      const type = number.getType();
      return !mobileOnly || type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
    },
  };
}
