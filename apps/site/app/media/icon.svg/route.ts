import { iconSvg } from "#server/media/site-icon.ts";
import { tenantOfRequest } from "#server/tenants/tenant-route.ts";

/** The icon of a site that brings none, or of the platform itself. */
export async function GET(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  const { accent, accentInk } = content?.tenant.config.theme ?? { accent: "#16181a", accentInk: "#ffffff" };
  const name = content?.tenant.config.site.name ?? "Forecourt";
  return new Response(iconSvg({ name, accent, accentInk }, { round: true }), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
