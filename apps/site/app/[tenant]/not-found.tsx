import { headers } from "next/headers";
import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { stockEntry } from "#server/stock/stock.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { siteOfHost } from "#server/tenants/hosted-site.ts";

/** The tenant's own 'not found', with the way back to its stock. */
export default async function TenantNotFound() {
  const site = await siteOfHost((await headers()).get("host"));
  const content = site.kind === "tenant" ? await getTenant(site.slug) : null;
  if (!content) return <h1>404</h1>;
  const words = wording(content.tenant.config);
  return (
    <div className="fc-empty">
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
      <p>
        <ButtonLink href={stockEntry(content).href}>{words.car.seeStock}</ButtonLink>
      </p>
    </div>
  );
}
