import { wording } from "@forecourt/tenant-config";
import { hasStock, href } from "@forecourt/tenant-config/routes";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Where a page leads on to: the stock, or booking a service at a dealer that sells nothing; null where neither is there. */
export function mainWay(site: TenantSite): { href: string; label: string } | null {
  const words = wording(site.config);
  if (hasStock(site)) return { href: mainStockList(site).href, label: words.car.seeStock };
  if (!site.config.site.serviceOnly) return null;
  const booking = serviceHref(site);
  return booking === null ? null : { href: booking, label: words.navigation.bookService };
}

/** Where a service is booked: a page of this site or of the dealer's scheduler, else the service enquiry. */
export const serviceHref = (site: TenantSite): string | null =>
  href("form", { form: "book-service" }, site) ?? href("form", { form: "service" }, site);

/** Where a page leads back to once something is sent: the stock, or the home page of a dealer without any. */
export function backWay(site: TenantSite): { href: string; label: string } {
  const words = wording(site.config);
  return hasStock(site)
    ? { href: mainStockList(site).href, label: words.success.back }
    : { href: href("home", {}, site), label: words.home };
}
