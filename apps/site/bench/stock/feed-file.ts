import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { type FeedRow, readFeed } from "@forecourt/search/ingest";
const ROOT = join(import.meta.dirname, "../../../..");

const shared = process.env["FORECOURT_SHARED"] ?? join(ROOT, "../shared");
const REAL_FEED = join(shared, "data/au-vehicle-prices/au_vehicle_prices.csv");
const SAMPLE_FEED = join(ROOT, "apps/site/demo/feeds/sample-yard.csv");

/** Rows for benches: the real Australian listings where they are, else our own small feed over and over. */
export const feedOfBenches = existsSync(REAL_FEED)
  ? { name: "the real Australian listings", file: REAL_FEED, map: "au-vehicle-prices.map.json" }
  : {
      name: "our own sample yard (the real feed is not here)",
      file: SAMPLE_FEED,
      map: "sample-yard.map.json",
    };

/** Where the mapping of a feed stands. */
export const mapFile = (name: string): string => join(ROOT, "apps/site/demo/feeds", name);

/** All usable rows of a CSV. */
export async function rowsOf(file: string): Promise<FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const item of readFeed(createReadStream(file))) if (item.ok) rows.push(item.row);
  return rows;
}

/** Writes a CSV of so many rows, repeating the given ones; an id column gets a number per round. */
export async function writeFeed(file: string, rows: readonly FeedRow[], wanted: number): Promise<void> {
  const out = createWriteStream(file);
  const header = [...(rows[0]?.entries() ?? [])].map(([name]) => name);
  out.write(`${header.map(csvCell).join(",")}\n`);
  for (let at = 0; at < wanted; at++) {
    const row = rows[at % rows.length];
    const round = Math.floor(at / rows.length);
    const cells = [...(row?.entries() ?? [])].map(([name, cell]) =>
      csvCell(name === "Stock No" ? `${cell}-${round}` : cell),
    );
    if (!out.write(`${cells.join(",")}\n`)) await once(out, "drain");
  }
  out.end();
  await finished(out);
}

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
