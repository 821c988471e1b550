import { formIds } from "@forecourt/leads";
import { z } from "zod";
import { openSavedForm } from "#server/forms/saved-forms.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { readBody } from "#server/http/request-body.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const bodySchema = z.strictObject({ form: z.enum(formIds), token: z.string().regex(/^[\w-]{20,100}$/) });

/** Opens a form that was put aside. A POST, so that the word that opens it is in no address. */
export const POST = tenantRoute(async (request, content) => {
  const body = await readBody(request, 1000);
  const parsed = bodySchema.safeParse(body?.fields);
  if (!parsed.success) return errorAnswer(400, "A form and its word were expected.");
  const kept = await openSavedForm(content.slug, parsed.data.form, parsed.data.token);
  if (kept === null) return errorAnswer(404, "There is nothing to go on with.");
  return Response.json({ kept }, { headers: { "cache-control": "no-store" } });
});
