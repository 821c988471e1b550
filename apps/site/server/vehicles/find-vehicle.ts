import type { KnownVehicle, VehicleProvider, VehicleQuestion } from "./vehicle-provider.ts";

/** The vehicle and who knew it; a null vehicle is one that no provider knows. */
export type FoundVehicle =
  | { readonly ok: true; readonly vehicle: KnownVehicle; readonly provider: string }
  | { readonly ok: true; readonly vehicle: null }
  | { readonly ok: false };

/**
 * Asks providers one after the other until one knows the vehicle, and those after it for its value alone. Fails only
 * where one did not respond and the others do not know it.
 */
export async function findVehicle(
  providers: readonly VehicleProvider[],
  question: VehicleQuestion,
): Promise<FoundVehicle> {
  let vehicle: KnownVehicle | null = null;
  let knownBy = "";
  let failed = false;
  for (const provider of providers) {
    if (vehicle && vehicle.value !== null) break;
    const result = await provider.find(question);
    failed ||= !result.ok;
    if (!result.ok || result.vehicle === null) continue;
    if (vehicle === null) knownBy = provider.name;
    vehicle = { ...(vehicle ?? result.vehicle), value: result.vehicle.value };
  }
  if (vehicle) return { ok: true, vehicle, provider: knownBy };
  return failed ? { ok: false } : { ok: true, vehicle: null };
}
