import type { PlainFetch } from "@forecourt/search/kernel";
import type { CarsFound, CheckImagesOptions, ImageFindings } from "#server/stock/feeds/check-images.ts";
import { checkPicturesOf, pictureCheck } from "#server/stock/feeds/picture-check.ts";
import { type SiteTools, stockAndSite, type Terminal } from "./stock-tools.ts";
import { countedProgress, type Progress } from "../options/progress-bar.ts";
import { EXIT } from "../options/exit-codes.ts";

/** `stock check-images`: what is odd about the pictures of a tenant's cars for sale. */
export async function checkStockImages(
  options: { tenant: string; seconds: number; json?: boolean },
  tools: SiteTools & { pictures: PlainFetch },
  terminal: Terminal,
  clock: CheckImagesOptions["clock"],
): Promise<number> {
  const { index, site } = await stockAndSite(tools, options.tenant);
  const shown: { bar: Progress | null } = { bar: null };
  const findings = await checkPicturesOf(index.records(), site.config, {
    fetch: tools.pictures,
    clock,
    onChecked: (addresses) => {
      shown.bar ??= countedProgress("checking pictures", addresses);
      shown.bar.step();
    },
    limits: { atOnce: 8, eachMs: 10_000, allMs: options.seconds * 1000 },
  });
  shown.bar?.stop();
  // The desk shows the last check.
  const at = tools.now().toISOString();
  await pictureCheck(tools.dataDirectory, options.tenant).note({ at, ...findings });
  if (options.json) terminal.out(JSON.stringify(findings));
  else for (const line of describeFindings(findings)) terminal.out(line);
  return findings.broken.count > 0 ? EXIT.failed : EXIT.done;
}

function describeFindings({ cars, images, checked, unchecked, broken, ...found }: ImageFindings): string[] {
  const lines = [`${cars} cars for sale with ${images} pictures; ${checked} addresses asked for.`];
  const list = (what: string, { count, first }: CarsFound) => {
    if (count === 0) return;
    lines.push(`  ${count} ${what}: ${first.join(", ")}${count > first.length ? " …" : ""}`);
  };
  list("without a picture", found.without);
  list("with fewer pictures than search.requireMinimumPhotos, and in no list", found.tooFew);
  list("whose feed counts more pictures than it sends", found.unsent);
  list("whose pictures are ordered as text (1, 10, 2)", found.asText);
  list("whose first picture is another car's, too", found.shared);
  if (broken.count > 0) lines.push(`  ${broken.count} addresses show nothing:`);
  for (const { url, why, car } of broken.first) lines.push(`    ${url} ${why}: ${car}`);
  if (broken.count > broken.first.length) lines.push(`    … and ${broken.count - broken.first.length} more`);
  if (unchecked > 0)
    lines.push(`  ${unchecked} addresses were not asked for: the time was over. --seconds gives more.`);
  return lines;
}
