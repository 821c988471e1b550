import "server-only";
import type { VehicleLookup } from "@forecourt/tenant-config";
import { z } from "zod";
import { clientInfo } from "#server/http/client-info.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#server/http/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { findVehicle } from "./find-vehicle.ts";
import { vehicleProviders } from "./vehicle-lookup.ts";

const questionSchema = z.object({
  rego: z
    .string()
    .transform((rego) => rego.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""))
    .pipe(z.string().min(1).max(10)),
  regoState: z.string().max(10).nullish(),
});

/** A shopper values a car or two; a program asks for a whole register. */
const questions = rateLimit({ name: "vehicle-lookup", times: 60, windowMs: 10 * 60_000 });

/** The route of a look-up by number plate: the vehicle and its source, 404 with a sentence for the shopper, or 503. */
export const lookupRoute = (wanted?: VehicleLookup) =>
  tenantRoute(async (request, content) => {
    const providers = await vehicleProviders(content, wanted);
    if (providers.length === 0) return errorAnswer(404, "There is no vehicle look-up here.");
    const wait = await questions.take(clientInfo(request).address);
    if (wait !== null)
      return errorAnswer(429, "Too many vehicles were asked for.", { "retry-after": String(wait) });
    const body = await readBody(request, 2000);
    const parsed = questionSchema.safeParse(body?.fields);
    if (!parsed.success) return errorAnswer(400, "A rego of at most 10 letters and digits was expected.");
    const { rego, regoState } = parsed.data;
    const found = await findVehicle(providers, { rego, regoState: regoState || null });
    if (!found.ok) return errorAnswer(503, "No register can be asked just now.", { "retry-after": "60" });
    if (found.vehicle === null) return errorAnswer(404, "We could not find that registration number.");
    const { vehicle, provider } = found;
    return Response.json({ vehicle, provider }, { headers: { "cache-control": "no-store" } });
  });
