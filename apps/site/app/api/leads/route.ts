import { takeLead } from "#server/take-lead.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Creates a lead. */
export const POST = tenantRoute((request, content) => takeLead(request, content));
