import { createLead } from "#server/leads/create-lead.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/**
 * Creates a lead with files: a `lead` part of JSON from a script, or a plain form's fields. Files are flushed to their
 * place before the lead is stored.
 */
export const POST = tenantRoute((request, content, wiring) =>
  request.headers.get("content-type")?.startsWith("multipart/form-data")
    ? createLead(request, content, wiring)
    : errorResponse(400, "A multipart form was expected."),
);
