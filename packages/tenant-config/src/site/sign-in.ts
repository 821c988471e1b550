import type { FeatureSettings } from "../settings/sections/features-settings.ts";
import type { GarageSettings } from "../settings/sections/garage-settings.ts";

/** Whether shoppers of a site may sign in, and if not, why. */
export type SignIn = { offered: true } | { offered: false; reason: "garage_off" | "authentication_off" };

/**
 * Sign-in needs both: a garage to keep things in, and the feature. Authentication is off by default.
 *
 * @example
 * signIn(config) // { offered: false, reason: "garage_off" }
 */
export function signIn({
  garage,
  features,
}: {
  readonly garage: GarageSettings;
  readonly features: Pick<FeatureSettings, "authentication">;
}): SignIn {
  if (!garage.enabled) return { offered: false, reason: "garage_off" };
  return features.authentication ? { offered: true } : { offered: false, reason: "authentication_off" };
}
