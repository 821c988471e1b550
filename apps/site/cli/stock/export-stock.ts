import { type AdvertBlocker, CATALOGUES } from "@forecourt/search/export";
import { siteOrigin } from "@forecourt/tenant-config";
import { vehicleFeed } from "#server/machines/vehicle-feed.ts";
import { type SiteTools, stockAndSite, type Terminal } from "./stock-tools.ts";
import { BadCall, EXIT } from "../options/exit-codes.ts";

/** `stock export`: a tenant's cars for sale as a catalogue of adverts takes them, and which were left out and why. */
export async function exportStockFile(
  options: { tenant: string; to: string },
  tools: SiteTools,
  write: (line: string) => void | Promise<void>,
  terminal: Pick<Terminal, "error">,
): Promise<number> {
  const catalogue = CATALOGUES.find(({ name }) => name === options.to);
  const known = CATALOGUES.map(({ name }) => name).join(", ");
  if (!catalogue) throw new BadCall(`There is no catalogue called '${options.to}'. There are: ${known}.`);
  const { index, site } = await stockAndSite(tools, options.tenant);
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
  const feed = vehicleFeed({ site, origin, records: index.records(), catalogue, onSkipped });
  for await (const line of feed) {
    await write(line);
    lines += 1;
  }
  const left = [...skipped].map(([blocker, cars]) => `${cars} ${blocker}`).join(", ");
  terminal.error(`${lines - 1} cars for ${catalogue.name}${left === "" ? "" : `; left out: ${left}`}`);
  return EXIT.done;
}
