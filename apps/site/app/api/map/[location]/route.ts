import { errorResponse } from "#host/http/response/error-response.ts";
import { mapAddress } from "#server/pages/place-map.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Leads to the map of one of the tenant's places. Its key stands in no page: only who opens the map is led there. */
export const GET = tenantRoute<{ params: Promise<{ location: string }> }>(
  async (_request, content, wiring, { params }) => {
    const { location: id } = await params;
    const place = content.locations.find((location) => location.id === id);
    const address = place ? mapAddress(wiring, place, content.tenant.config) : null;
    if (address === null) return errorResponse(404, "There is no map of this place.");
    return new Response(null, {
      status: 302,
      headers: { location: address, "cache-control": "no-store", "referrer-policy": "origin" },
    });
  },
);
