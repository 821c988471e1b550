import type { FileStorage } from "@forecourt/leads/intake";
import { errorResponse } from "#host/http/response/error-response.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";
import { createLead } from "./create-lead.ts";

/** Files are read and checked, and stored nowhere. */
const NOWHERE: FileStorage = {
  write: async (_location, content) => {
    for await (const chunk of content) void chunk;
  },
  read: () => Promise.reject(new Error("Mock mode keeps no files, so there is none to read.")),
  remove: async () => undefined,
};

/**
 * A lead call in mock mode: the same intake over a memory store, so the same responses, and no lead ever reaches a
 * dealer. Production has no mock mode unless it is switched on; with `FORECOURT_MOCK=forms` every form posts here.
 */
export async function mockLead(
  request: Request,
  wiring: Wiring,
  tenant: string,
  leadId?: string,
): Promise<Response> {
  const content = wiring.env.FORECOURT_MOCK !== "off" ? await wiring.tenant(tenant) : null;
  if (!content) return errorResponse(404, "There is no mock mode here.");
  const place = { intake: wiring.mockIntake(), storage: NOWHERE };
  return createLead(request, content, wiring, { place, ...(leadId === undefined ? {} : { leadId }) });
}

/** The route handler of every mock lead call; the proxy has found the tenant. */
export const mockRoute = wiredRoute<{ params: Promise<{ tenant: string; id?: string }> }>(
  async (request, wiring, { params }) => {
    const { tenant, id } = await params;
    return mockLead(request, wiring, tenant, id);
  },
);
