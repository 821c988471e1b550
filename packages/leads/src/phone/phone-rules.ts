import type { Market } from "../model/market.ts";
import type { NumberingPlan, PhoneRules } from "./plan-rules.ts";

/**
 * Cuts one market's plan out of the world's. For a server that wants to spare the browser the
 * rest: hand the result to the page, and from there to `loadPhoneRules`.
 */
export async function loadNumberingPlan(market: Market): Promise<NumberingPlan> {
  const { default: world } = await import("libphonenumber-js/max/metadata");
  const country = world.countries[market];
  if (!country)
    throw new Error(`libphonenumber-js has no plan for ${market}, so its numbers cannot be checked.`);
  const code = String(country[0]);
  return {
    ...world,
    country_calling_codes: Object.fromEntries([[code, [market]]]),
    countries: Object.fromEntries([[market, country]]),
    nonGeographic: {},
  };
}

/**
 * Loads the numbering plan that knows which numbers exist; nothing of it is
 * downloaded before. Pass the result to `validateForm`, which uses it when `forms.strictPhoneNumbers` is on.
 *
 * @example
 * const phoneRules = await loadPhoneRules("AU");
 * phoneRules.exists("0412 345 678", { mobileOnly: true }) // true
 */
export async function loadPhoneRules(market: Market, plan?: NumberingPlan): Promise<PhoneRules> {
  const [{ planRules }, numberingPlan] = await Promise.all([
    import("./plan-rules.ts"),
    plan ?? loadNumberingPlan(market),
  ]);
  return planRules(market, numberingPlan);
}
