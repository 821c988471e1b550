import type { IntegrationSettings } from "../settings/integrations-settings.ts";

/** What an outside service is for; consent is asked by purpose. */
export type ThirdPartyPurpose = "measurement" | "advertising" | "conversation" | "verification";

/** One outside service a site uses, with its public id. */
export interface ThirdParty {
  readonly name: keyof IntegrationSettings;
  readonly purpose: ThirdPartyPurpose;
  readonly id: string;
}

const PURPOSES: readonly (readonly [name: keyof IntegrationSettings, purpose: ThirdPartyPurpose])[] = [
  ["analyticsId", "measurement"],
  ["tagManagerId", "measurement"],
  ["callTrackingId", "measurement"],
  ["dealercell", "measurement"],
  ["socialPixelId", "advertising"],
  ["helpDeskId", "conversation"],
  ["liveChatId", "conversation"],
  ["messagingId", "conversation"],
  ["chatbotId", "conversation"],
  ["autobot", "conversation"],
  ["dealerstudio", "conversation"],
  ["humanVerificationSiteKey", "verification"],
];

/**
 * The outside services whose scripts a site may load, in the order they matter. None of them is loaded before
 * consent where the market asks for it; a service without an id is not used at all.
 *
 * @example
 * thirdParties(config).map(({ name }) => name) // []
 */
export function thirdParties({ integrations }: { readonly integrations: IntegrationSettings }): ThirdParty[] {
  return PURPOSES.flatMap(([name, purpose]) => {
    const id = integrations[name];
    return typeof id === "string" ? [{ name, purpose, id }] : [];
  });
}

/** Who can be asked about a vehicle by its registration or identity, in the order they are asked. */
export type VehicleLookup = "nevdis" | "autograb" | "redbook";

/**
 * The vehicle look-ups a site has switched on.
 *
 * @example
 * vehicleLookups(config) // []
 */
export function vehicleLookups({
  integrations,
}: {
  readonly integrations: Pick<IntegrationSettings, VehicleLookup>;
}): VehicleLookup[] {
  return (["nevdis", "autograb", "redbook"] as const).filter((name) => integrations[name]);
}
