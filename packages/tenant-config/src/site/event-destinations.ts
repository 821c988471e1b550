import { type ThirdParty, thirdParties } from "./third-parties.ts";
import type { IntegrationSettings } from "../settings/integrations-settings.ts";

/** Somebody who may be told what a shopper did. */
export type EventDestination =
  | { name: "numbered_events"; thirdParty: false }
  /** Told only with the shopper's consent, where the market asks for it. */
  | { name: ThirdParty["name"]; thirdParty: true; id: string };

/** The parts of a config that decide who is told. */
export interface EventDestinationPolicy {
  readonly analytics: { readonly numberedEvents: boolean };
  readonly integrations: IntegrationSettings;
}

/**
 * Who is told what happens on a site, besides the site itself: the numbered endpoint where it is on, then the
 * measuring and advertising services that have an id.
 *
 * @example
 * eventDestinations(config) // []
 */
export function eventDestinations(config: EventDestinationPolicy): EventDestination[] {
  const told = thirdParties(config).filter(
    ({ purpose }) => purpose === "measurement" || purpose === "advertising",
  );
  return [
    ...(config.analytics.numberedEvents ? [{ name: "numbered_events", thirdParty: false } as const] : []),
    ...told.map(({ name, id }) => ({ name, id, thirdParty: true as const })),
  ];
}
