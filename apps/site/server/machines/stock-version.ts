import "server-only";
import type { MachineSite } from "./machine-route.ts";

/** Names the stock, the content and the file that is made of them; null while the stock is away. */
export async function stockVersion({ site, origin, part, stock }: MachineSite): Promise<string | null> {
  const { index } = await stock();
  const counted = await index.count();
  return counted.ok ? [counted.version, site.content.version, origin, part].join(" ") : null;
}
