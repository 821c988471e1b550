import { askProvider, knownVehicle } from "./ask-provider.ts";
import type { LookupAccount, VehicleProvider } from "./vehicle-provider.ts";

/**
 * The national register by way of a broker, who is called with a key: the register itself has no public address. Some
 * states keep no year, so that a vehicle may come without one.
 */
export const nevdisBroker = ({ url, key, fetch }: LookupAccount): VehicleProvider => ({
  name: "nevdis",
  find: async ({ rego, regoState }) => {
    const query = new URLSearchParams({ plate: rego, include_nvic: "true" });
    if (regoState !== null) query.set("state", regoState.toUpperCase());
    const address = `${url.replace(/\/+$/, "")}/nevdis/vehicle_details?${query.toString()}`;
    const result = await askProvider(address, { authorization: key }, fetch);
    if (!result.ok) return result;
    const { make, model, year_of_manufacture: year, colour } = result.body ?? {};
    return knownVehicle(rego, { make, model, year, colour });
  },
});
