import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { mainStockList } from "#server/stock/stock.ts";
import { siteOfCaller } from "#server/tenants/get-site.ts";

/**
 * For what goes missing while its page is rendered; the route table decides everything else before. It is short because the
 * framework hands it to the browser with every page.
 */
export default async function TenantNotFound() {
  const site = await siteOfCaller();
  if (!site) return <h1>404</h1>;
  const { notFound, car } = wording(site.config);
  return (
    <div className="fc-empty">
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <ButtonLink href={mainStockList(site).href}>{car.seeStock}</ButtonLink>
    </div>
  );
}
