import { formIds } from "@forecourt/leads";
import { z } from "zod";
import { keepAside } from "#server/put-aside.ts";
import { readBody } from "#server/request-body.ts";
import { senderOf } from "#server/sender.ts";
import { tenantOfRequest } from "#server/tenants.ts";

const LIMIT = 200_000;
const bodySchema = z.strictObject({ form: z.enum(formIds), state: z.string().min(1).max(LIMIT) });

/** Puts a half-filled form aside: answers with the word that opens it again. */
export async function POST(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const body = await readBody(request, LIMIT);
  const parsed = bodySchema.safeParse(body?.fields);
  if (!parsed.success)
    return Response.json({ error: "A form and its state were expected." }, { status: 400 });
  const { address } = senderOf(request);
  const kept = await keepAside(content.slug, { ...parsed.data, address });
  if (kept === null)
    return Response.json(
      { error: "Too many links were asked for. Please try again later." },
      { status: 429 },
    );
  return Response.json({ kept }, { status: 201, headers: { "cache-control": "no-store" } });
}
