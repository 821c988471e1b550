import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { plainPage } from "#host/http/response/plain-page.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { mainWay } from "#server/views/main-way.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What is sent when a page of a host could not be rendered: what happened, and the dealer's search and phone. */
export async function problemPage(
  { siteOfHost, tenant, now }: Pick<Wiring, "siteOfHost" | "tenant" | "now">,
  host: string,
): Promise<string> {
  const hosted = await siteOfHost(host);
  const content = hosted.kind === "tenant" ? await tenant(hosted.slug) : null;
  if (!content) return troublePage();
  const site = tenantSite(content, now());
  const { config } = site;
  const words = wording(config);
  const main = mainWay(site);
  const { phone } = dealerContact(site);
  return plainPage({
    lang: config.market.locale,
    title: words.notFound.errorTitle,
    text: words.notFound.errorText,
    name: config.site.name,
    search: config.site.serviceOnly
      ? null
      : { action: mainStockList(site).href, label: words.stock.keywords, button: words.stock.search },
    links: [
      { label: words.home, href: href("home", {}, site) },
      ...(main ? [main] : []),
      ...(phone ? [{ label: words.call(phone.text), href: phone.href }] : []),
    ],
  });
}

/** The same for a site whose name and phone are not known. */
export const troublePage = (): string =>
  plainPage({
    lang: "en-AU",
    title: "Something went wrong on our side",
    text: "Please try again in a moment.",
    name: null,
    search: null,
    links: [],
  });

/** The response for a host that belongs to no site; it names none. */
export const unknownHostPage = (): string =>
  plainPage({
    lang: "en-AU",
    title: "No site is served under this address",
    text: "This server does not serve that host. Please check the address for a typing mistake.",
    name: null,
    search: null,
    links: [],
  });
