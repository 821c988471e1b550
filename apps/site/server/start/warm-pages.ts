import { defaultStockList } from "@forecourt/search";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import type { WarmPage } from "#host/process/warm-up.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { href } from "@forecourt/tenant-config/routes";

/** The home and the first list of the first dealers, up to as many as the environment says: what is certain to be requested. */
export async function warmPages(
  wiring: Pick<Wiring, "content" | "tenant" | "env" | "now">,
): Promise<readonly WarmPage[]> {
  const slugs = (await wiring.content.slugs()).slice(0, wiring.env.FORECOURT_WARM_DEALERS);
  const pages: WarmPage[] = [];
  for (const slug of slugs) {
    const content = await wiring.tenant(slug);
    if (!content) continue;
    const { site, search } = content.tenant.config;
    const [base] = wiring.env.FORECOURT_BASE_HOSTS;
    const host = site.hosts[0] ?? (base === undefined ? undefined : `${slug}.${base}`);
    if (host === undefined) continue;
    const list = href("stock", { list: defaultStockList(search) }, tenantSite(content, wiring.now()));
    for (const path of ["/", list]) if (path !== null) pages.push({ host, path });
  }
  return pages;
}
