import { type ThirdParty, thirdParties } from "./third-parties.ts";
import type { IntegrationSettings } from "../settings/integrations-settings.ts";

/** A service that may receive what a shopper did. */
export type EventDestination =
  | { name: "numbered_events"; thirdParty: false }
  /** Receives only with the shopper's consent, where the market asks for it. */
  | { name: ThirdParty["name"]; thirdParty: true; id: string };

/** The parts of a config that decide who receives events. */
export interface EventDestinationPolicy {
  readonly analytics: { readonly numberedEvents: boolean };
  readonly integrations: IntegrationSettings;
}

/**
 * Who receives the events of a site, besides the site itself: the numbered endpoint where it is on, then the
 * measuring and advertising services that have an id.
 *
 * @example
 * eventDestinations(config) // []
 */
export function eventDestinations(config: EventDestinationPolicy): EventDestination[] {
  const receivers = thirdParties(config).filter(
    ({ purpose }) => purpose === "measurement" || purpose === "advertising",
  );
  return [
    ...(config.analytics.numberedEvents ? [{ name: "numbered_events", thirdParty: false } as const] : []),
    ...receivers.map(({ name, id }) => ({ name, id, thirdParty: true as const })),
  ];
}
