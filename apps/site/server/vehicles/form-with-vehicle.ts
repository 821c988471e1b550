import { isFormId } from "@forecourt/leads";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { LOOKUP_OUTCOME, type LookupOutcome, VEHICLE_FIELDS } from "#client/forms/fields/vehicle-fields.ts";
import { keepTyped } from "#server/forms/drafts.ts";
import { formAgain, typedValues } from "#server/forms/form-again.ts";
import { seeOther } from "#host/http/response/private-response.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { FoundVehicle } from "./find-vehicle.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/**
 * For a browser without a script: its form again, with all that was typed and the vehicle that was found by the plate. Null
 * is a plate that could not be looked up.
 */
export async function formWithVehicle(
  wiring: Pick<Wiring, "counters" | "drafts" | "env" | "log" | "now" | "stock">,
  content: TenantContent,
  fields: Readonly<Record<string, unknown>>,
  found: FoundVehicle | null,
): Promise<Response> {
  const site = await siteOfRequest(wiring, content);
  const { form, car_id: carId } = fields;
  const car = typeof carId === "string" ? await findCarById(wiring, content, carId).catch(() => null) : null;
  const outcome = outcomeOf(found);
  await keepTyped(wiring, content.slug, {
    values: { ...typedValues(fields), ...answersOf(found), [LOOKUP_OUTCOME]: outcome },
    problems: [],
  });
  return seeOther(formAgain(site, { id: isFormId(form) ? form : "trade-in", car }, fields));
}

function outcomeOf(found: FoundVehicle | null): LookupOutcome {
  if (!found?.ok || found.vehicle === null) return "missing";
  return found.provider === "sample" ? "sample" : "found";
}

function answersOf(found: FoundVehicle | null): Record<string, string> {
  if (!found?.ok || found.vehicle === null) return {};
  const { vehicle } = found;
  return Object.fromEntries(
    VEHICLE_FIELDS.flatMap(([name, part]) => {
      const known = vehicle[part];
      return known === null ? [] : [[name, String(known)]];
    }),
  );
}
