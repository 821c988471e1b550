import "server-only";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { MachineSite } from "./machine-route.ts";

/** Names the stock, the content and the file that is made of them; null while the stock is away. */
export async function stockVersion({ site, origin, part }: MachineSite): Promise<string | null> {
  const { index } = await (await getWiring()).stock(site.content.slug);
  const counted = await index.count();
  return counted.ok ? [counted.version, site.content.version, origin, part].join(" ") : null;
}
