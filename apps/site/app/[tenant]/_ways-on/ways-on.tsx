import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";

/** Where to go from a page without what was looked for: a search of the stock, the lists, the phone and its hours. */
export function WaysOn({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const stock = mainStockList(site);
  const { phone, open } = dealerContact(site);
  return (
    <>
      <search>
        <form action={stock.href} method="get" className="fc-search">
          <input
            className="fc-input"
            type="search"
            name="q"
            aria-label={words.stock.keywords}
            placeholder={words.stock.keywords}
            maxLength={200}
          />
          <Button type="submit">{words.stock.search}</Button>
        </form>
      </search>
      <p className="fc-ways-on">
        <ButtonLink href={stock.href}>{words.car.seeStock}</ButtonLink>
        <ButtonLink href={href("home", {}, site)} kind="quiet">
          {words.home}
        </ButtonLink>
        {phone ? (
          <ButtonLink href={phone.href} kind="quiet">
            {words.call(phone.text)}
          </ButtonLink>
        ) : null}
      </p>
      {phone && open ? <p data-open={open.isOpen}>{open.text}</p> : null}
    </>
  );
}
