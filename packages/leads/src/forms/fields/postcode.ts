import type { Market } from "../../model/market.ts";

const FOUR_DIGITS = { pattern: /^\d{4}$/, message: "Invalid postcode. Please enter a 4-digit number." };

const POSTCODE_RULES = {
  AU: FOUR_DIGITS,
  NZ: FOUR_DIGITS,
  US: { pattern: /^\d{5}(?:-\d{4})?$/, message: "Invalid ZIP code. Please enter a 5-digit number." },
} satisfies Record<Market, { pattern: RegExp; message: string }>;

/**
 * Why a postcode is not one of the market's, as the sentence shown; `null` when it is.
 * Only the shape is checked: new postcodes appear every year.
 *
 * @example
 * postcodeProblem("4000", "AU") // null
 * postcodeProblem("90210-1234", "US") // null
 */
export function postcodeProblem(text: string, market: Market): string | null {
  const rule = POSTCODE_RULES[market];
  return rule.pattern.test(text) ? null : rule.message;
}
