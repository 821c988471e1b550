import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Where to go once a text is read: to the stock, or to who wrote it. */
export function NextStep({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const contact = href("form", { form: "general" }, site);
  return (
    <p className="fc-next-step">
      <ButtonLink href={mainStockList(site).href}>{words.car.seeStock}</ButtonLink>
      {contact === null ? null : (
        <ButtonLink href={contact} kind="quiet">
          {words.models.contact}
        </ButtonLink>
      )}
    </p>
  );
}
