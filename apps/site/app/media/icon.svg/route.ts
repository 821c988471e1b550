import { iconSvg } from "#server/media/site-icon.ts";
import { tenantOfHost } from "#server/tenants/tenant-route.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** The icon of a site that brings none, or of the platform itself. */
export const GET = wiredRoute(async (request, wiring) => {
  const content = await tenantOfHost(wiring, request.headers.get("host"));
  const { accent, accentInk } = content?.tenant.config.theme ?? { accent: "#16181a", accentInk: "#ffffff" };
  const name = content?.tenant.config.site.name ?? "Forecourt";
  return new Response(iconSvg({ name, accent, accentInk }, { round: true }), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
});
