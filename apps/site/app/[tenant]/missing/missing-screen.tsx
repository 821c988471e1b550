import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The tenant's own 'not found', with the way back to its stock. */
export function MissingScreen({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  return (
    <div className="fc-empty">
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
      <p>
        <ButtonLink href={mainStockList(site).href}>{words.car.seeStock}</ButtonLink>
      </p>
    </div>
  );
}
