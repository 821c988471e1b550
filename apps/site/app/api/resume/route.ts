import { formIds } from "@forecourt/leads";
import { z } from "zod";
import { saveForm } from "#server/forms/saved-forms.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import { clientInfo } from "#server/http/client-info.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const LIMIT = 200_000;
const bodySchema = z.strictObject({ form: z.enum(formIds), state: z.string().min(1).max(LIMIT) });

/** Puts a half-filled form aside: answers with the word that opens it again. */
export const POST = tenantRoute(async (request, content) => {
  const body = await readBody(request, LIMIT);
  const parsed = bodySchema.safeParse(body?.fields);
  if (!parsed.success) return errorAnswer(400, "A form and its state were expected.");
  const { address } = clientInfo(request);
  const kept = await saveForm(content.slug, { ...parsed.data, address });
  if (kept === null) return errorAnswer(429, "Too many links were asked for. Please try again later.");
  return Response.json({ kept }, { status: 201, headers: { "cache-control": "no-store" } });
});
