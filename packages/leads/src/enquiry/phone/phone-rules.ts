import type { CountryCode } from "libphonenumber-js/core";
import type { NumberingPlan, PhoneRules } from "./plan-rules.ts";

/**
 * Cuts one country's plan out of the world's. For a server that wants to spare the browser the
 * rest: hand the result to the page, and from there to `loadPhoneRules`.
 */
export async function loadNumberingPlan(country: CountryCode): Promise<NumberingPlan> {
  const { default: world } = await import("libphonenumber-js/max/metadata");
  const plan = world.countries[country];
  if (!plan)
    throw new Error(`libphonenumber-js has no plan for ${country}, so its numbers cannot be checked.`);
  const code = String(plan[0]);
  return {
    ...world,
    country_calling_codes: Object.fromEntries([[code, [country]]]),
    countries: Object.fromEntries([[country, plan]]),
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
export async function loadPhoneRules(country: CountryCode, plan?: NumberingPlan): Promise<PhoneRules> {
  const [{ planRules }, numberingPlan] = await Promise.all([
    import("./plan-rules.ts"),
    plan ?? loadNumberingPlan(country),
  ]);
  return planRules(country, numberingPlan);
}
