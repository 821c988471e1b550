import { emptyQuery, type SearchEngine } from "@forecourt/search";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { findPictureHosts, pictureHosts } from "#server/media/picture-hosts.ts";
import { searchTenantStock, type StockParts } from "./stock.ts";

/** By what searches a tenant's stock, as it was at this version. */
const known = new WeakMap<SearchEngine, { version: string; hosts: Promise<ReadonlySet<string>> }>();

/** Whether a tenant shows pictures of this host: its settings, its content or its own stock name one there. */
export async function showsPicturesOf(
  wiring: StockParts,
  content: TenantContent,
  host: string,
): Promise<boolean> {
  const { tenant, offers, models, posts, pages } = content;
  if (pictureHosts([tenant.config.site, offers, models, posts, pages]).has(host)) return true;
  return (await stockHosts(wiring, content)).has(host);
}

/** The hosts of the stock's photographs, found once for each version of the stock. */
async function stockHosts(wiring: StockParts, content: TenantContent): Promise<ReadonlySet<string>> {
  const stock = await wiring.stock(content.slug);
  const version = stock.version();
  const held = known.get(stock.engine);
  if (held?.version === version) return held.hosts;
  const hosts = findPictureHosts((page) =>
    searchTenantStock(
      wiring,
      { content, config: content.tenant.config },
      { ...emptyQuery, page },
      { kind: "all" },
    ),
  );
  known.set(stock.engine, { version, hosts });
  hosts.catch(() => {
    if (known.get(stock.engine)?.hosts === hosts) known.delete(stock.engine);
  });
  return hosts;
}
