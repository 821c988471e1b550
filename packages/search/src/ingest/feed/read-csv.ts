import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { slugify } from "../../kernel/slugify.ts";
import type { FeedRemarks } from "./feed-remarks.ts";
import { FeedColumns, type FeedItem, feedRow, MAX_COLUMNS, placeOf } from "./feed-row.ts";
import type { Delimiter } from "./recognise-file.ts";
import { RewindableStream } from "./rewindable-stream.ts";

/** How a CSV file is written, what it is called among several, and who hears what was got over. */
export interface CsvFile {
  delimiter: Delimiter;
  file: string | null;
  remarks: FeedRemarks;
}

/** A row longer than this has an unclosed quote in it. Dealer comments of this length do not exist. */
const MAX_ROW = 1_000_000;
/** So many characters of a row that cannot be read are reported. */
const REPORTED_CHARACTERS = 500;

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a CSV file of UTF-8 row by row, whatever its size. The first row is the header; a row that says the header
 * again, as joined files have it, is left out with a remark. Stray quotes are read as text. A row with an unclosed
 * quote is reported, and reading goes on with the line after it, so that one bad quote costs one row.
 */
export async function* readCsv(
  source: AsyncIterable<Uint8Array>,
  { delimiter, file, remarks }: CsvFile,
): AsyncGenerator<FeedItem> {
  const stream = new RewindableStream(source);
  let columns: FeedColumns | null = null;
  let linesBefore = 0;
  for (;;) {
    // Where the last whole record ends. The parser's own sum of record sizes adds each record to all before it.
    let ended = 0;
    const unclosed = { at: -1 };
    let lastLine = 0;
    let overcount = 0;
    const parser = parse({
      delimiter,
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
      on_record: (record: string[], { bytes }) => {
        ended = bytes;
        return record;
      },
      on_skip: () => {
        if (unclosed.at === -1) unclosed.at = ended;
        stream.stop();
      },
    });
    const input = Readable.from(
      stream.read(() => ended),
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
        // Excel says in a line of its own what stands between cells.
        if (/^sep=.?$/i.test(record[0] ?? "")) continue;
        if (record.length > MAX_COLUMNS) {
          throw new Error(`the header has ${record.length} columns, more than ${MAX_COLUMNS}`);
        }
        columns = new FeedColumns(record.map((name) => name.trim()));
        const twice = columns.names.find((name, at) => name !== "" && columns?.index(name) !== at);
        if (twice !== undefined) remarks.add(namedTwice, `'${twice}'${file === null ? "" : ` of ${file}`}`);
        continue;
      }
      const { names } = columns;
      if (isHeader(record, names)) {
        remarks.add(headerAgain, placeOf({ file, line }));
        continue;
      }
      if (record.length !== names.length) {
        const problem = `this row has ${record.length} cells, the header has ${names.length}`;
        const cells = record.map(
          (cell, at) => [names[at] ?? "", cell.slice(0, REPORTED_CHARACTERS)] as const,
        );
        yield { ok: false, file, line, problem, cells };
        continue;
      }
      yield { ok: true, row: feedRow(columns, record, line, file) };
    }
    if (unclosed.at === -1) return;
    const broken = await stream.rewindToLineAfter(unclosed.at);
    const brokenLine = linesBefore + lastLine + broken.blank + 1;
    const problem = "a quote is opened on this line and never closed";
    const text = broken.line.toString("utf8", 0, REPORTED_CHARACTERS).trimEnd();
    yield { ok: false, file, line: brokenLine, problem, cells: [["", text]] };
    if (!broken.more) return;
    linesBefore = brokenLine;
  }
}

/** Whether a row names the columns again, in their own spelling or in words for people ("Stock No" for stock_no). */
const isHeader = (record: readonly string[], names: readonly string[]): boolean =>
  record.length === names.length &&
  names.some((name) => name !== "") &&
  record.every((cell, at) => isName(cell.trim(), names[at] ?? ""));

function isName(cell: string, name: string): boolean {
  if (cell === name) return true;
  // Most rows differ in length already, and are looked at no further.
  if (Math.abs(cell.length - name.length) > 3) return false;
  const slug = slugify(name);
  return slug !== "" && slugify(cell) === slug;
}

const headerAgain = (count: number, first: string): string =>
  `${count} ${count === 1 ? "row says" : "rows say"} the header again and ${count === 1 ? "was" : "were"} left out (first: ${first}).`;

const namedTwice = (_count: number, first: string): string =>
  `The header names a column twice (${first}); a mapping's column is the first of them.`;

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
