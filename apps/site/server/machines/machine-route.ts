import "server-only";
import { siteOrigin } from "@forecourt/tenant-config";
import { notThere } from "./not-there.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** A site as a file for programs is made of it. */
export interface MachineSite {
  readonly site: TenantSite;
  /** The site's own address without a path. A site that has none yet is named by the requested host. */
  readonly origin: string;
  /** Which of several files is requested; empty for one that stands alone. */
  readonly part: string;
  readonly stock: () => ReturnType<Wiring["stock"]>;
}

interface Context {
  params: Promise<{ tenant: string; part?: string }>;
}

/** Makes the route handler of a file for programs; the proxy has found the tenant and the part. */
export const machineRoute = (
  respond: (request: Request, given: MachineSite) => Promise<Response> | Response,
) =>
  wiredRoute<Context>(async (request, wiring, { params }) => {
    const { tenant, part = "" } = await params;
    const content = await wiring.tenant(tenant);
    if (!content) return notThere();
    const site = tenantSite(content, wiring.now());
    const own = siteOrigin(site.config);
    const origin = own ?? new URL(request.url).protocol + `//${request.headers.get("host") ?? "localhost"}`;
    return respond(request, {
      site,
      origin,
      part: decodeURIComponent(part),
      stock: () => wiring.stock(content.slug),
    });
  });
