import { z } from "zod";
import { REVEALED_COOKIE, revealPhone } from "#server/phone-reveal.ts";
import { readBody } from "#server/request-body.ts";
import { tenantOfRequest } from "#server/tenants.ts";

const bodySchema = z.object({ car_id: z.coerce.string().min(1).max(100) });

/** Gives the full number of a car's dealer: as JSON, or for a plain form by showing the car's page again. */
export async function POST(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const body = await readBody(request, 10_000);
  const parsed = body && bodySchema.safeParse(body.fields);
  if (!body || !parsed?.success) return Response.json({ error: "A car_id was expected." }, { status: 400 });
  const revealed = await revealPhone(content.slug, parsed.data.car_id);
  if (!revealed) return Response.json({ error: "This car has no phone number." }, { status: 404 });
  if (body.kind === "json")
    return Response.json({ phone: revealed.phone }, { headers: { "cache-control": "no-store" } });
  const cookie = `${REVEALED_COOKIE}=${encodeURIComponent(parsed.data.car_id)}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`;
  return new Response(null, { status: 303, headers: { location: revealed.path, "set-cookie": cookie } });
}
