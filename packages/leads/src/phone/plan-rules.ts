import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import type { Market } from "../model/market.ts";

/** One country's numbering plan as plain JSON, about 1 KB; the whole world's is 150. */
export type NumberingPlan = MetadataJson;

/** Which numbers a market's plan has, as `loadPhoneRules` gives it. */
export interface PhoneRules {
  /** Whether the market's plan has such a number at all. */
  exists(text: string, options: { mobileOnly: boolean }): boolean;
}

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
