import { createLead } from "#server/leads/create-lead.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

const ID = /^[\w-]{1,100}$/;

/** Extends a lead by a later step of its form. A lead this tenant does not have gets 404; the client then creates it. */
export const PUT = tenantRoute<{ params: Promise<{ id: string }> }>(
  async (request, content, wiring, { params }) => {
    const { id } = await params;
    return ID.test(id)
      ? createLead(request, content, wiring, { leadId: id })
      : errorResponse(404, "This site has no such lead.");
  },
);
