import type { SiteVersion } from "#host/documents/cache/shared-page.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What the pages of a host are made of: its content, the stock that is served now, and the cars reserved. */
export async function versionOfSite(
  wiring: Pick<Wiring, "siteOfHost" | "tenant" | "stock" | "reservations">,
  host: string,
): Promise<SiteVersion | null> {
  const hosted = await wiring.siteOfHost(host);
  if (hosted.kind !== "tenant") return null;
  const content = await wiring.tenant(hosted.slug);
  if (!content) return null;
  const stock = await wiring.stock(hosted.slug);
  // A store that is away takes no reservations either.
  const reserved = await wiring.reservations.reservedCars(hosted.slug).catch(() => []);
  return {
    tenant: hosted.slug,
    version: [content.version, await stock.newestVersion(), ...reserved].join(" "),
  };
}
