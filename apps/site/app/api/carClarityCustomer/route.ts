import { takeLead } from "#server/take-lead.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** The alternate destination of section 7: a lead for the tenant's CarClarity sinks alone, kept like any other. */
export const POST = tenantRoute((request, content) =>
  takeLead(request, content, ({ tenant }) => {
    const sinks = tenant.config.leads.sinks
      .filter(({ kind }) => kind === "car-clarity")
      .map(({ name }) => name);
    return sinks.length > 0 ? sinks : null;
  }),
);
