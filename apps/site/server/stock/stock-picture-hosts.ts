import "server-only";
import { emptyQuery } from "@forecourt/search";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { findPictureHosts, pictureHosts } from "#server/media/picture-hosts.ts";
import { perWiring } from "#server/wiring/per-wiring.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { searchTenantStock } from "./stock.ts";

/** By tenant, as its stock was at this version. */
const knownHosts = perWiring(
  () => new Map<string, { version: string; hosts: Promise<ReadonlySet<string>> }>(),
);

/** Whether a tenant shows pictures of this host: its settings, its content or its own stock name one there. */
export async function showsPicturesOf(content: TenantContent, host: string): Promise<boolean> {
  const { tenant, offers, models, posts, pages } = content;
  if (pictureHosts([tenant.config.site, offers, models, posts, pages]).has(host)) return true;
  return (await stockHosts(content)).has(host);
}

/** The hosts of the stock's photographs, found once for each version of the stock. */
async function stockHosts(content: TenantContent): Promise<ReadonlySet<string>> {
  const wiring = await getWiring();
  const known = knownHosts(wiring);
  const version = (await wiring.stock(content.slug)).version();
  const held = known.get(content.slug);
  if (held?.version === version) return held.hosts;
  const hosts = findPictureHosts((page) =>
    searchTenantStock({ content, config: content.tenant.config }, { ...emptyQuery, page }, { kind: "all" }),
  );
  known.set(content.slug, { version, hosts });
  hosts.catch(() => {
    if (known.get(content.slug)?.hosts === hosts) known.delete(content.slug);
  });
  return hosts;
}
