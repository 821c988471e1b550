import { headers } from "next/headers";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { siteOfHost } from "#server/tenants/hosted-site.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { MissingScreen } from "./missing/missing-screen.tsx";

/** For what goes missing while its page is drawn; the route table answers everything else before. */
export default async function TenantNotFound() {
  const hosted = await siteOfHost((await headers()).get("host"));
  const content = hosted.kind === "tenant" ? await getTenant(hosted.slug) : null;
  if (!content) return <h1>404</h1>;
  return <MissingScreen site={tenantSite(content, (await getWiring()).now())} />;
}
