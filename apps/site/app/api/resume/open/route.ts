import { formIds } from "@forecourt/leads";
import { z } from "zod";
import { openAside } from "#server/put-aside.ts";
import { readBody } from "#server/request-body.ts";
import { tenantOfRequest } from "#server/tenants.ts";

const bodySchema = z.strictObject({ form: z.enum(formIds), token: z.string().regex(/^[\w-]{20,100}$/) });

/** Opens a form that was put aside. A POST, so that the word that opens it is in no address. */
export async function POST(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  if (!content) return Response.json({ error: "This server does not serve that host." }, { status: 421 });
  const body = await readBody(request, 1000);
  const parsed = bodySchema.safeParse(body?.fields);
  if (!parsed.success) return Response.json({ error: "A form and its word were expected." }, { status: 400 });
  const kept = await openAside(content.slug, parsed.data.form, parsed.data.token);
  if (kept === null) return Response.json({ error: "There is nothing to go on with." }, { status: 404 });
  return Response.json({ kept }, { headers: { "cache-control": "no-store" } });
}
