import type { VehicleLookup } from "@forecourt/tenant-config";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { plainRecord } from "#host/http/body/plain-record.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { privateResponse } from "#host/http/response/private-response.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { findVehicle } from "./find-vehicle.ts";
import { formWithVehicle } from "./form-with-vehicle.ts";
import { vehicleProviders } from "./vehicle-lookup.ts";
import { lookupBody } from "#server/api/calls/request-bodies.ts";

/** A shopper values a car or two; a program asks for a whole register. */
const questions = rateLimit({ name: "vehicle-lookup", times: 60, windowMs: 10 * 60_000 });

/** A script sends a plate and a state; a browser without one its whole form. */
const MAX_BYTES = 64_000;

/**
 * The route of a look-up by number plate. A script gets the vehicle and its source, 404 with a sentence for the
 * shopper, or 503; a browser without one is led back to its form, with the result in it.
 */
export const lookupRoute = (wanted?: VehicleLookup) =>
  tenantRoute(async (request, content, wiring) => {
    const providers = vehicleProviders(wiring, content, wanted);
    if (providers.length === 0) return errorResponse(404, "There is no vehicle look-up here.");
    const wait = await questions.take(wiring, clientInfo(request).address);
    const body = await readBody(request, MAX_BYTES);
    const fields = plainRecord(body?.fields);
    // A form's field has the name of its answer.
    const parsed = lookupBody.safeParse({ ...fields, rego: fields["rego"] ?? fields["Rego"] });
    if (body?.kind === "form") {
      const question = parsed.success && wait === null ? parsed.data : null;
      return formWithVehicle(wiring, content, fields, question && (await findVehicle(providers, question)));
    }
    if (wait !== null)
      return errorResponse(429, "Too many vehicles were asked for.", { "retry-after": String(wait) });
    if (!parsed.success) return errorResponse(400, "A rego of at most 10 letters and digits was expected.");
    const found = await findVehicle(providers, parsed.data);
    if (!found.ok) return errorResponse(503, "No register can be asked just now.", { "retry-after": "60" });
    if (found.vehicle === null) return errorResponse(404, "We could not find that registration number.");
    const { vehicle, provider } = found;
    return privateResponse({ vehicle, provider });
  });
