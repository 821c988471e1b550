import { tenantOfRequest } from "#server/tenants/tenant-route.ts";

/** The dealer's initial on its accent: the icon of a site that brings none. */
export async function GET(request: Request): Promise<Response> {
  const content = await tenantOfRequest(request);
  const initial = (content?.tenant.config.site.name ?? "F").slice(0, 1).replace(/[^\p{L}\p{N}]/u, "");
  const { accent, accentInk } = content?.tenant.config.theme ?? { accent: "#16181a", accentInk: "#ffffff" };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="18" fill="${accentInk}">${initial}</text></svg>`;
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400", "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" },
  });
}
