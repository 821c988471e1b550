import { wording } from "@forecourt/tenant-config";
import { hasStock, href } from "@forecourt/tenant-config/routes";
import { Button, ButtonLink } from "@forecourt/ui/button";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";
import { mainWay } from "#server/views/main-way.ts";

/** Where to go from a page without what was looked for: a search of the stock, the lists, the phone and its hours. */
export function WaysOn({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const main = mainWay(site);
  const { phone, open } = dealerContact(site);
  return (
    <>
      {main === null || !hasStock(site) ? null : (
        <search>
          <form action={main.href} method="get" className="fc-search">
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
      )}
      <p className="fc-ways-on">
        {main ? <ButtonLink href={main.href}>{main.label}</ButtonLink> : null}
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
