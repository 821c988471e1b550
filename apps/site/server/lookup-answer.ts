import "server-only";
import type { VehicleLookup } from "@forecourt/tenant-config";
import { z } from "zod";
import { readBody } from "./request-body.ts";
import { tenantOfRequest } from "./tenants.ts";
import { vehicleProvider } from "./vehicle-lookup.ts";

const questionSchema = z.object({
  rego: z
    .string()
    .transform((rego) => rego.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""))
    .pipe(z.string().min(1).max(10)),
  regoState: z.string().max(10).nullish(),
});

/** Answers a look-up by number plate: the vehicle and who said so, or 404 with a sentence for the shopper. */
export async function lookupAnswer(request: Request, wanted?: VehicleLookup): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const provider = await vehicleProvider(content, wanted);
  if (!provider) return Response.json({ error: "There is no vehicle look-up here." }, { status: 404 });
  const body = await readBody(request, 2000);
  const parsed = questionSchema.safeParse(body?.fields);
  if (!parsed.success)
    return Response.json({ error: "A rego of at most 10 letters and digits was expected." }, { status: 400 });
  const { rego, regoState } = parsed.data;
  const vehicle = await provider.find({ rego, regoState: regoState ?? null });
  if (!vehicle)
    return Response.json({ error: "We could not find that registration number." }, { status: 404 });
  return Response.json({ vehicle, provider: provider.name }, { headers: { "cache-control": "no-store" } });
}
