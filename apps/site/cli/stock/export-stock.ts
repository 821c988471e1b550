import { type AdvertBlocker, CATALOGUES } from "@forecourt/search/export";
import { siteOrigin } from "@forecourt/tenant-config";
import { vehicleFeed } from "#server/machines/vehicle-feed.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type StockTools, stockOf, type Terminal } from "./stock-tools.ts";
import { EXIT, noTenant } from "../options/exit-codes.ts";

/** `stock export`: a tenant's cars for sale as a catalogue of adverts takes them, and which were left out and why. */
export async function exportStockFile(
  options: { tenant: string; to: string },
  tools: StockTools & { site(slug: string): Promise<TenantSite | null> },
  write: (line: string) => void | Promise<void>,
  terminal: Pick<Terminal, "error">,
): Promise<number> {
  const catalogue = CATALOGUES.find(({ name }) => name === options.to);
  const known = CATALOGUES.map(({ name }) => name).join(", ");
  if (!catalogue) {
    terminal.error(`There is no catalogue called '${options.to}'. There are: ${known}.`);
    return EXIT.badCall;
  }
  const stock = await stockOf(tools, options.tenant);
  const site = await tools.site(options.tenant);
  if (!stock.ok || site === null) {
    terminal.error(stock.ok ? noTenant(options.tenant, await tools.slugs()) : stock.problem);
    return EXIT.badCall;
  }
  const origin = siteOrigin(site.config);
  if (origin === null) {
    terminal.error(`${options.tenant} has no address of its own yet; set site.hosts or site.url.`);
    return EXIT.failed;
  }
  const skipped = new Map<AdvertBlocker, number>();
  const onSkipped = (blockers: readonly AdvertBlocker[]): void => {
    for (const blocker of blockers) skipped.set(blocker, (skipped.get(blocker) ?? 0) + 1);
  };
  let lines = 0;
  const feed = vehicleFeed({ site, origin, records: stock.index.records(), catalogue, onSkipped });
  for await (const line of feed) {
    await write(line);
    lines += 1;
  }
  const left = [...skipped].map(([blocker, cars]) => `${cars} ${blocker}`).join(", ");
  terminal.error(`${lines - 1} cars for ${catalogue.name}${left === "" ? "" : `; left out: ${left}`}`);
  return EXIT.done;
}
