import { plainRecord } from "#host/http/body/plain-record.ts";
import { askProvider, textOf, wholeOf } from "./ask-provider.ts";
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
    const make = textOf(at("make"));
    const model = textOf(at("model"));
    if (make === null || model === null) return { ok: true, vehicle: null };
    const low = wholeOf(at("low"));
    const high = wholeOf(at("high"));
    return {
      ok: true,
      vehicle: {
        rego,
        make,
        model,
        year: wholeOf(at("year")),
        badge: textOf(at("badge")),
        colour: textOf(at("colour")),
        value: low !== null && high !== null && low <= high ? { low, high } : null,
      },
    };
  },
});

const valueAt = (body: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => plainRecord(value)[name], body);
