import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { siteOfCaller } from "#server/tenants/get-site.ts";
import { mainWay } from "#server/views/main-way.ts";

/**
 * For what goes missing while its page is rendered; the route table decides everything else before. It is short because the
 * framework hands it to the browser with every page.
 */
export default async function TenantNotFound() {
  const site = await siteOfCaller();
  if (!site) return <h1>404</h1>;
  const { notFound } = wording(site.config);
  const main = mainWay(site);
  return (
    <div className="fc-empty">
      <h1>{notFound.title}</h1>
      <p>{site.config.site.serviceOnly ? notFound.serviceText : notFound.text}</p>
      {main ? <ButtonLink href={main.href}>{main.label}</ButtonLink> : null}
    </div>
  );
}
