import { z } from "zod";
import { REVEALED_COOKIE, revealPhone } from "#server/events/phone-reveal.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const bodySchema = z.object({ car_id: z.coerce.string().min(1).max(100) });

/** Gives the full number of a car's dealer: as JSON, or for a plain form by showing the car's page again. */
export const POST = tenantRoute(async (request, content) => {
  const body = await readBody(request, 10_000);
  const parsed = body && bodySchema.safeParse(body.fields);
  if (!body || !parsed?.success) return errorAnswer(400, "A car_id was expected.");
  const revealed = await revealPhone(content.slug, parsed.data.car_id);
  if (!revealed) return errorAnswer(404, "This car has no phone number.");
  if (body.kind === "json")
    return Response.json({ phone: revealed.phone }, { headers: { "cache-control": "no-store" } });
  const cookie = `${REVEALED_COOKIE}=${encodeURIComponent(parsed.data.car_id)}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`;
  return new Response(null, { status: 303, headers: { location: revealed.path, "set-cookie": cookie } });
});
