import type { PlateRegister } from "@forecourt/tenant-config";
import { plainRecord } from "#host/http/body/plain-record.ts";
import { askProvider, knownVehicle } from "./ask-provider.ts";
import type { LookupAccount, VehicleProvider } from "./vehicle-provider.ts";

/** Registrations of Australia and New Zealand at AutoGrab, whose response always has a `vehicle`, null for an unknown one. */
export const autograbRegistrations = (
  { url, key, fetch }: LookupAccount,
  { region, byState }: PlateRegister,
): VehicleProvider => ({
  name: "autograb",
  find: async ({ rego, regoState }) => {
    const query = new URLSearchParams({ region });
    if (byState && regoState !== null) query.set("state", regoState.toUpperCase());
    const address = `${url.replace(/\/+$/, "")}/v2/vehicles/registrations/${encodeURIComponent(rego)}?${query.toString()}`;
    const result = await askProvider(address, { apikey: key }, fetch);
    if (!result.ok) return result;
    return knownVehicle(rego, plainRecord(result.body?.["vehicle"]));
  },
});
