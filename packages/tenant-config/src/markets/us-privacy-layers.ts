import type { ConfigLayer } from "../settings/tenant-config.ts";

/** States whose privacy law has shoppers refuse other companies by a link and by their browser's signal. */
const OPT_OUT_STATES = ["CA", "CO", "CT", "DE", "MD", "MN", "MT", "NE", "NH", "NJ", "OR", "TX"];

/** The link's words where the law leaves them to the site, and where it gives them. */
const optOut = (change: string): ConfigLayer => ({
  analytics: { thirdPartyConsent: "notice" },
  wording: { consent: { change } },
});

const USUAL = optOut("Your Privacy Choices");
const CALIFORNIA = optOut("Do Not Sell or Share My Personal Information");
const NO_OPT_OUT_LAW: ConfigLayer = { analytics: { thirdPartyConsent: "implied" } };

/**
 * What a state of the United States adds to its market. A dealer who names no state is taken for one of a state with
 * such a law.
 *
 * @example
 * usPrivacyLayer("AZ").analytics // { thirdPartyConsent: "implied" }
 */
export function usPrivacyLayer(state: string | null): ConfigLayer {
  const code = state?.trim().toUpperCase() ?? "";
  if (code === "CA") return CALIFORNIA;
  return code === "" || OPT_OUT_STATES.includes(code) ? USUAL : NO_OPT_OUT_LAW;
}
