import type { KnownVehicle, VehicleProvider, VehicleQuestion } from "./vehicle-provider.ts";

/** The vehicle and who knew it; a null vehicle is one that every provider was asked about and none knows. */
export type FoundVehicle =
  | { readonly ok: true; readonly vehicle: KnownVehicle; readonly provider: string }
  | { readonly ok: true; readonly vehicle: null }
  | { readonly ok: false };

/**
 * Asks providers one after the other until one knows the vehicle, and those after it for its value alone. Fails only
 * where one could not answer and the others do not know it.
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
    const answer = await provider.find(question);
    failed ||= !answer.ok;
    if (!answer.ok || answer.vehicle === null) continue;
    if (vehicle === null) knownBy = provider.name;
    vehicle = { ...(vehicle ?? answer.vehicle), value: answer.vehicle.value };
  }
  if (vehicle) return { ok: true, vehicle, provider: knownBy };
  return failed ? { ok: false } : { ok: true, vehicle: null };
}
