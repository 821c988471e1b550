import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import type { PhoneRules } from "../fields/field-rules.ts";
import type { Market } from "../market.ts";
import type { NumberingPlan } from "./phone-rules.ts";

/** The rules of one numbering plan. A file of its own, so that a browser fetches only the one function it needs. */
export function planRules(market: Market, plan: NumberingPlan): PhoneRules {
  return {
    exists(text, { mobileOnly }) {
      const number = parsePhoneNumberFromString(text, market, plan);
      if (number?.country !== market || !number.isValid()) return false;
      const type = number.getType();
      return !mobileOnly || type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
    },
  };
}
