import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { FeedColumns, type FeedItem, type FeedSource, feedRow, MAX_COLUMNS } from "./feed-row.ts";
import { RewindableStream } from "./rewindable-stream.ts";

/** How a CSV feed is written. */
export interface CsvFormat {
  delimiter: string;
  encoding: "utf-8" | "latin1" | "utf-16le";
}

/** A row longer than this has an unclosed quote in it. Dealer comments of this length do not exist. */
const MAX_ROW = 1_000_000;

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a CSV feed row by row, whatever its size. The first row is the header.
 * Stray quotes are read as text. A row with an unclosed quote is reported, and
 * reading goes on with the line after it, so that one bad quote costs one row.
 */
export async function* readCsv(source: FeedSource, format: CsvFormat): AsyncGenerator<FeedItem> {
  const stream = new RewindableStream(source, format.encoding);
  let columns: FeedColumns | null = null;
  let linesBefore = 0;
  for (;;) {
    const unclosed = { at: -1, lines: 0 };
    let lastLine = 0;
    let overcount = 0;
    const parser = parse({
      delimiter: format.delimiter,
      encoding: "utf8",
      record_delimiter: ["\r\n", "\n", "\r"],
      bom: true,
      info: true,
      columns: false,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MAX_ROW,
      on_skip: () => {
        if (unclosed.at === -1) unclosed.at = parser.info.bytes_records;
        stream.stop();
      },
    });
    const input = Readable.from(
      stream.read(() => parser.info.bytes_records),
      { objectMode: false },
    );
    // The callback has nothing to do: an error of the source destroys the parser with it, and the loop below throws it.
    const records: AsyncIterable<CsvRecord> = pipeline(input, parser, () => undefined);
    for await (const { record, info } of records) {
      const breaks = lineBreaksWithin(record);
      overcount += breaks.double;
      lastLine = info.lines - overcount;
      const line = linesBefore + lastLine - breaks.all;
      if (columns === null) {
        if (record.length > MAX_COLUMNS) {
          throw new Error(`the header has ${record.length} columns, more than ${MAX_COLUMNS}`);
        }
        columns = new FeedColumns(record.map((name) => name.trim()));
        continue;
      }
      if (record.length !== columns.names.length) {
        const problem = `this row has ${record.length} cells, the header has ${columns.names.length}`;
        yield { ok: false, line, problem };
        continue;
      }
      yield { ok: true, row: feedRow(columns, record, line) };
    }
    if (unclosed.at === -1) return;
    const brokenLine = linesBefore + lastLine + 1;
    yield { ok: false, line: brokenLine, problem: "a quote is opened on this line and never closed" };
    if (!(await stream.rewindToLineAfter(unclosed.at))) return;
    linesBefore = brokenLine;
  }
}

/** Line breaks inside quoted cells; the parser counts a CR LF there as two lines. */
function lineBreaksWithin(record: readonly string[]): { all: number; double: number } {
  let all = 0;
  let double = 0;
  for (const cell of record) {
    for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1)) {
      all++;
      if (cell[at - 1] === "\r") double++;
    }
  }
  return { all, double };
}
