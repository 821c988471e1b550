import type { FeedMapping } from "./mapping/feed-mapping.ts";
import type { FeedItem, FeedSource } from "./feed/feed-row.ts";
import { readCsv } from "./feed/read-csv.ts";
import { readJsonLines } from "./feed/read-json-lines.ts";

/**
 * Reads a feed file in the format its mapping names, row by row.
 *
 * @example
 * for await (const item of readFeed(createReadStream("stock.csv"), mapping.format)) {
 *   if (item.ok) console.log(item.row.line, item.row.get("Brand"));
 * }
 */
export function readFeed(source: FeedSource, format: FeedMapping["format"]): AsyncGenerator<FeedItem> {
  return format.kind === "csv" ? readCsv(source, format) : readJsonLines(source);
}
