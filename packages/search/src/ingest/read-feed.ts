import type { FeedMapping } from "./feed-mapping.ts";
import type { FeedItem, FeedSource } from "./feed-row.ts";
import { readCsv } from "./read-csv.ts";
import { readJsonLines } from "./read-json-lines.ts";

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
