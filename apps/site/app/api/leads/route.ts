import { createLead } from "#server/leads/create-lead.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Creates a lead. */
export const POST = tenantRoute((request, content, wiring) => createLead(request, content, wiring));
