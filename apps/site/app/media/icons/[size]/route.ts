import { ICON_SIZES, iconPng } from "#server/media/site-icon.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** The site's icon as PNG, for home screens. */
export const GET = tenantRoute<{ params: Promise<{ size: string }> }>(
  async (_request, content, _wiring, { params }) => {
    const requested = (await params).size;
    const size = ICON_SIZES.find((each) => `${each}.png` === requested);
    if (size === undefined) return errorResponse(404, "There is no such picture.");
    const { site, theme } = content.tenant.config;
    const picture = await iconPng({ name: site.name, ...theme }, size);
    return new Response(picture, {
      headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" },
    });
  },
);
