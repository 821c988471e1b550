import { createLead } from "#server/leads/create-lead.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

export const POST = tenantRoute((request, content, wiring) => createLead(request, content, wiring));
