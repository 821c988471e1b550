import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { headers } from "next/headers";
import { mainStockList } from "#server/stock/stock.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { siteOfHost } from "#server/tenants/hosted-site.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

/**
 * For what goes missing while its page is drawn; the route table answers everything else before. It is short because the
 * framework hands it to the browser with every page.
 */
export default async function TenantNotFound() {
  const hosted = await siteOfHost((await headers()).get("host"));
  const content = hosted.kind === "tenant" ? await getTenant(hosted.slug) : null;
  if (!content) return <h1>404</h1>;
  const site = tenantSite(content, (await getWiring()).now());
  const { notFound, car } = wording(site.config);
  return (
    <div className="fc-empty">
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <ButtonLink href={mainStockList(site).href}>{car.seeStock}</ButtonLink>
    </div>
  );
}
