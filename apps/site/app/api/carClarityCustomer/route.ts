import { errorResponse } from "#host/http/response/error-response.ts";
import { createLead } from "#server/leads/create-lead.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** The alternate destination: a lead for the tenant's CarClarity sinks alone, stored like any other. */
export const POST = tenantRoute((request, content, wiring) => {
  const onlySinks = content.tenant.config.leads.sinks
    .filter(({ kind }) => kind === "car-clarity")
    .map(({ name }) => name);
  return onlySinks.length > 0
    ? createLead(request, content, wiring, { onlySinks })
    : errorResponse(404, "This site does not offer that.");
});
