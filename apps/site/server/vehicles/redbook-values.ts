import { plainRecord } from "#host/http/body/plain-record.ts";
import { askProvider, knownVehicle, wholeOf } from "./ask-provider.ts";
import type { LookupAccount, VehicleProvider } from "./vehicle-provider.ts";

/** Where a value stands in a provider's response, by names with dots between them. */
export type ResponsePaths = Readonly<
  Partial<Record<"year" | "make" | "model" | "badge" | "colour" | "low" | "high", string>>
>;

/**
 * Vehicles with their values by RedBook. Its contract is not public, so the address is a pattern with `{rego}` and
 * `{state}`, and the dealer's settings name where each value stands in the response.
 */
export const redbookValues = ({ url, key, fetch }: LookupAccount, paths: ResponsePaths): VehicleProvider => ({
  name: "redbook",
  find: async ({ rego, regoState }) => {
    const address = url
      .replaceAll("{rego}", encodeURIComponent(rego))
      .replaceAll("{state}", encodeURIComponent(regoState ?? ""));
    const result = await askProvider(address, { authorization: key }, fetch);
    if (!result.ok) return result;
    const at = (name: keyof ResponsePaths) => valueAt(result.body, paths[name] ?? name);
    const [low, high] = [wholeOf(at("low")), wholeOf(at("high"))];
    const said = {
      make: at("make"),
      model: at("model"),
      year: at("year"),
      badge: at("badge"),
      colour: at("colour"),
    };
    return knownVehicle(rego, said, low !== null && high !== null && low <= high ? { low, high } : null);
  },
});

const valueAt = (body: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => plainRecord(value)[name], body);
