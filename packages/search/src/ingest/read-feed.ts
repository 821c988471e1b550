import type { FeedFormat } from "./mapping/feed-mapping.ts";
import { decodeFeed } from "./feed/decode-feed.ts";
import { FeedRemarks } from "./feed/feed-remarks.ts";
import { type FeedFile, type FeedItem, type FeedSource, placeOf } from "./feed/feed-row.ts";
import { peek } from "./feed/peek.ts";
import { readCsv } from "./feed/read-csv.ts";
import { readJsonLines } from "./feed/read-json-lines.ts";
import {
  cellsOf,
  type Delimiter,
  delimiterName,
  headerLine,
  sniffDelimiter,
  wrongKind,
} from "./feed/recognise-file.ts";
import { type PlainFile, unpackFeed } from "./feed/unpack-feed.ts";

/** Bytes in which a file shows what it is: its header, or the start of it. */
const HEAD = 1 << 16;

/**
 * Reads a feed row by row: a CSV file or one JSON object a line, packed or not, one file or several. What the format
 * does not name is recognised. `remarks` hears what was got over.
 *
 * @throws When a file is no feed at all, or not what the format says; the message says what it is.
 * @example
 * for await (const item of readFeed(createReadStream("stock.csv"), mapping.format)) {
 *   if (item.ok) console.log(item.row.line, item.row.get("Brand"));
 * }
 */
export function readFeed(
  source: FeedSource | readonly FeedFile[],
  format: FeedFormat = {},
  remarks: FeedRemarks = new FeedRemarks(),
): AsyncGenerator<FeedItem> {
  return readFiles(source, format, remarks);
}

async function* readFiles(
  source: FeedSource | readonly FeedFile[],
  format: FeedFormat,
  remarks: FeedRemarks,
): AsyncGenerator<FeedItem> {
  for await (const file of unpackFeed(source, remarks)) {
    try {
      yield* readFile(file, format, remarks);
    } catch (error) {
      if (file.name === null || !(error instanceof Error)) throw error;
      throw new Error(`${file.name}: ${error.message}`, { cause: error });
    }
  }
}

async function* readFile(
  { name, bytes }: PlainFile,
  format: FeedFormat,
  remarks: FeedRemarks,
): AsyncGenerator<FeedItem> {
  const raw = await peek(bytes, HEAD);
  const wrong = wrongKind(raw.head);
  if (wrong !== null) throw new Error(wrong);
  const onForeignLine = (line: number): void => remarks.add(readAsWindows, placeOf({ file: name, line }));
  const { head, source } = await peek(decodeFeed(raw.source, format.encoding, onForeignLine), HEAD);
  const start = head.toString("utf8").trimStart();
  const kind = format.kind ?? (start.startsWith("{") ? "json-lines" : "csv");
  if (start.startsWith("[")) throw new Error("this is one JSON list; a JSON feed has one object a line");
  if (kind === "json-lines") {
    if (start !== "" && !start.startsWith("{")) {
      throw new Error(
        `the mapping says JSON lines, and the first line is '${headerLine(start).slice(0, 60)}'`,
      );
    }
    yield* readJsonLines(source, name);
    return;
  }
  if (start === "") throw new Error("the file is empty, without even a header");
  if (start.startsWith("{")) throw new Error("the mapping says CSV, and this file has a JSON object a line");
  const named = "delimiter" in format ? format.delimiter : undefined;
  yield* readCsv(source, { delimiter: delimiterOf(start, named), file: name, remarks });
}

const readAsWindows = (count: number, first: string): string =>
  `${count} ${count === 1 ? "line is" : "lines are"} not UTF-8 and ${count === 1 ? "was" : "were"} read as Windows-1252 (first: ${first}). Look at their accents.`;

/** What the mapping says stands between cells, else what the header shows; a line of Excel's own before it is none. */
function delimiterOf(start: string, named: Delimiter | undefined): Delimiter {
  const header = headerLine(start.replace(/^sep=.\r?\n/i, ""));
  const sniffed = sniffDelimiter(header);
  if (named === undefined || sniffed === named || cellsOf(header, named) > 1) return named ?? sniffed;
  if (cellsOf(header, sniffed) === 1) return named;
  throw new Error(
    `the mapping says that ${delimiterName(named)} stand between cells, and with them the header is one cell; ` +
      `with ${delimiterName(sniffed)} it has ${cellsOf(header, sniffed)}. Correct "delimiter", or leave it out`,
  );
}
