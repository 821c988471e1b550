import { gzipSync, crc32, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FeedRemarks } from "./feed/feed-remarks.ts";
import type { FeedFile, FeedSource } from "./feed/feed-row.ts";
import type { FeedFormat } from "./mapping/feed-mapping.ts";
import { readFeed } from "./read-feed.ts";

/** A ZIP of these files, as any packer writes it; `deflated` or only stored. */
function zipOf(files: Record<string, string>, deflated = true): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text);
    const packed = deflated ? deflateRawSync(plain) : plain;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(deflated ? 8 : 0, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    entries.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, tail, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(entries).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, ...entries, Buffer.from("PK\u0005\u0006"), end]);
}

/** Each row as "place: cells", each problem as itself; then what was remarked. */
async function read(source: FeedSource | readonly FeedFile[], format?: FeedFormat) {
  const remarks = new FeedRemarks();
  const rows: string[] = [];
  for await (const item of readFeed(source, format, remarks)) {
    if (!item.ok) rows.push(`${item.line}: ${item.problem}`);
    else
      rows.push(
        `${item.row.file ?? ""}${item.row.line}: ${[...item.row.entries()].map(([, cell]) => cell).join(" ")}`,
      );
  }
  return { rows, remarks: remarks.list() };
}

const CSV = "marque;modèle\nCitroën;C3\n";
const ROWS = { rows: ["2: Citroën C3"], remarks: [] };
const sixteenBE = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

describe("readFeed", () => {
  it.each([
    ["UTF-8", Buffer.from(CSV)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${CSV}`)],
    ["UTF-16 LE with its mark", Buffer.from(`\uFEFF${CSV}`, "utf16le")],
    ["UTF-16 LE", Buffer.from(CSV, "utf16le")],
    ["UTF-16 BE with its mark", sixteenBE(`\uFEFF${CSV}`)],
    ["UTF-16 BE", sixteenBE(CSV)],
    ["gzip", gzipSync(CSV)],
    ["a ZIP", zipOf({ "stock.csv": CSV })],
    ["a ZIP that packs nothing", zipOf({ "stock.csv": CSV }, false)],
    ["Excel's line about its separator", Buffer.from(`sep=;\n${CSV}`)],
  ])("recognises %s", async (_, bytes) => {
    const { rows, remarks } = await read([bytes]);
    expect(rows.map((row) => row.replace("3:", "2:"))).toEqual(ROWS.rows);
    expect(remarks).toEqual([]);
  });

  it.each([",", ";", "\t", "|"])("recognises the delimiter %j", async (delimiter) => {
    expect((await read([`a${delimiter}b\n1${delimiter}2\n`])).rows).toEqual(["2: 1 2"]);
  });

  it("reads lines that are not UTF-8 as Windows-1252, and says how many", async () => {
    const bytes = Buffer.concat([
      Buffer.from("make,price\nŠkoda,1\n"),
      Buffer.from("Citro\u00EBn,\u00802\n", "latin1"),
    ]);
    expect(await read([bytes])).toEqual({
      rows: ["2: Škoda 1", "3: Citroën €2"],
      remarks: ["1 line is not UTF-8 and was read as Windows-1252 (first: line 3). Look at their accents."],
    });
  });

  it("gives the same rows however the bytes are cut into pieces", async () => {
    const bytes = Buffer.concat([Buffer.from("a,b\né,š\n"), Buffer.from("\u00EB,\u00EF\n\u00EB", "latin1")]);
    const whole = await read([bytes]);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length)), async (cuts) => {
        const sorted = [0, ...cuts.toSorted((x, y) => x - y), bytes.length];
        const pieces = sorted.slice(1).map((end, at) => bytes.subarray(sorted[at], end));
        expect(await read(pieces)).toEqual(whole);
      }),
    );
  });

  it("reads several files as one feed, and says which is which", async () => {
    const files = [
      { name: "a.csv", source: ["a,b\n1,2\n"] },
      { name: "b.csv.gz", source: [gzipSync("b;a\n4;3\n")] },
    ];
    expect((await read(files)).rows).toEqual(["a.csv2: 1 2", "b.csv.gz2: 4 3"]);
    const zip = zipOf({ "a.csv": "a\n1\n", "b.csv": "a\n2\n", "read me.pdf": "x", "__MACOSX/._a.csv": "x" });
    expect(await read([zip])).toEqual({
      rows: ["a.csv2: 1", "b.csv2: 2"],
      remarks: ["1 file in the ZIP file is no feed and left out (first: read me.pdf)."],
    });
  });

  it("recognises JSON lines", async () => {
    expect((await read(['\uFEFF{"a":1}\n{"a":2}\n'])).rows).toEqual(["1: 1", "2: 2"]);
  });

  it("leaves out a header that comes again, and says so", async () => {
    expect(await read(["stock_no,make\n1,Kia\nstock_no,make\nStock No,Make\n2,Kia\n"])).toEqual({
      rows: ["2: 1 Kia", "5: 2 Kia"],
      remarks: ["2 rows say the header again and were left out (first: line 3)."],
    });
    // Names in letters that no address has are compared as they stand.
    expect((await read(["品牌,型号\n丰田,卡罗拉\n"])).rows).toEqual(["2: 丰田 卡罗拉"]);
  });

  it("says that the header names a column twice", async () => {
    expect((await read(["a,a\n1,2\n"])).remarks).toEqual([
      "The header names a column twice ('a'); a mapping's column is the first of them.",
    ]);
  });

  it.each<[string, Buffer | string, FeedFormat, string]>([
    ["nothing", "", {}, "the file is empty, without even a header"],
    [
      "a web page",
      "<!DOCTYPE html><title>Login</title>",
      {},
      "this is a web page, as servers send instead of a file that has moved or needs a password",
    ],
    ["XML", "<?xml version='1.0'?>", {}, "this is XML; a feed is a CSV file or has one JSON object a line"],
    ["a PDF", "%PDF-1.7", {}, "this is a PDF, which holds no rows"],
    [
      "a picture",
      Buffer.from("89504e470d0a1a0a0000000d", "hex"),
      {},
      "this is no text: it begins with the bytes 89 50 4e 47",
    ],
    [
      "an old workbook",
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      {},
      "this is an Excel workbook of the old kind; save its sheet as 'CSV UTF-8' and import that file",
    ],
    [
      "a workbook",
      zipOf({ "[Content_Types].xml": "<x/>" }),
      {},
      "this is an Excel workbook; save its sheet as 'CSV UTF-8' and import that file",
    ],
    [
      "a ZIP of nothing to read",
      zipOf({ "a.jpg": "x" }),
      {},
      "the ZIP file holds no .csv, .tsv, .txt or .json file",
    ],
    [
      "a ZIP that is cut short",
      zipOf({ "a.csv": CSV }).subarray(0, 60),
      {},
      "the ZIP file is damaged or was cut short",
    ],
    [
      "gzip that is cut short",
      gzipSync(CSV).subarray(0, 30),
      {},
      "the gzip file is damaged or was cut short",
    ],
    [
      "gzip in gzip in gzip",
      gzipSync(gzipSync(gzipSync(CSV))),
      {},
      "files are packed in files that are packed in files",
    ],
    ["a JSON list", '[{"a":1}]', {}, "this is one JSON list; a JSON feed has one object a line"],
    [
      "JSON for CSV",
      '{"a":1}\n',
      { kind: "csv" },
      "the mapping says CSV, and this file has a JSON object a line",
    ],
    [
      "CSV for JSON",
      "a,b\n1,2\n",
      { kind: "json-lines" },
      "the mapping says JSON lines, and the first line is 'a,b'",
    ],
    [
      "another delimiter",
      "a;b;c\n1;2;3\n",
      { delimiter: "," },
      'the mapping says that commas stand between cells, and with them the header is one cell; with semicolons it has 3. Correct "delimiter", or leave it out',
    ],
  ])("refuses %s and says what it is", async (_, bytes, format, problem) => {
    await expect(read([bytes], format)).rejects.toThrow(new Error(problem));
  });

  it("says which of several files it is", async () => {
    const files = [
      { name: "a.csv", source: ["a\n1\n"] },
      { name: "b.csv", source: ["<html>"] },
    ];
    await expect(read(files)).rejects.toThrow("b.csv: this is a web page");
  });

  it("gives a row that cannot be read as it stands", async () => {
    const found: unknown[] = [];
    for await (const item of readFeed(['a,b\n1\n2,"open\n'])) if (!item.ok) found.push(item.cells);
    expect(found).toEqual([[["a", "1"]], [["", '2,"open']]]);
  });
});
