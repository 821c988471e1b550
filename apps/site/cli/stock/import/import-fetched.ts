import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shownAddress } from "#server/stock/feeds/fetch-feed.ts";
import type { fetchedFeeds } from "#server/stock/feeds/fetched-feeds.ts";
import { type ImportedFeed, type ImportTools, importOneFeed } from "./import-one-feed.ts";
import type { Terminal } from "../stock-tools.ts";
import { EXIT } from "../../options/exit-codes.ts";

/**
 * Fetches a feed and imports it. Nothing is done when the server says that it has not changed since it was last imported,
 * and a feed that cannot be fetched leaves the stock as it was.
 */
export async function importFetched(
  url: string,
  feed: Omit<ImportedFeed, "files"> & { known: ReturnType<typeof fetchedFeeds> },
  tools: ImportTools,
  terminal: Terminal,
): Promise<number> {
  const { stock, mapping, options, known } = feed;
  const readAs = [mapping, stock.cars.missingStatus, [...stock.locationNames]];
  const counted = await stock.index.count();
  const isEmpty = !counted.ok || counted.cars === 0;
  const folder = await mkdtemp(join(tmpdir(), "forecourt-feed-"));
  try {
    const file = join(folder, "feed");
    const fetched = await tools.feeds.fetch({
      url,
      file,
      known: isEmpty ? null : await known.known(url, readAs),
    });
    if (fetched.kind === "failed") {
      terminal.error(fetched.detail);
      return EXIT.failed;
    }
    const name = shownAddress(url);
    if (fetched.kind === "unchanged") {
      if (options.json) terminal.out(JSON.stringify({ ok: true, unchanged: name }));
      else terminal.out(`The feed ${name} is unchanged since it was last imported. Nothing was done.`);
      return EXIT.done;
    }
    const exit = await importOneFeed(
      { ...feed, files: [{ name, file, bytes: fetched.bytes }] },
      tools,
      terminal,
    );
    const isImported = exit === EXIT.done || exit === EXIT.cachesMissed;
    if (isImported && !options.dryRun) await known.note(url, readAs, fetched.mark);
    return exit;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
