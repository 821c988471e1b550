import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFeed } from "../read-feed.ts";
import type { FeedFormat } from "../mapping/feed-mapping.ts";

const format = { delimiter: ",", encoding: "utf-8" } as const;

async function read(text: string | (string | Uint8Array)[], as: FeedFormat = format) {
  const rows: { line: number; cells: (string | undefined)[] | string }[] = [];
  for await (const item of readFeed(typeof text === "string" ? [text] : text, as)) {
    if (item.ok) rows.push({ line: item.row.line, cells: [...item.row.entries()].map(([, cell]) => cell) });
    else rows.push({ line: item.line, cells: item.problem });
  }
  return rows;
}

const headerOf = (columns: number) => `${Array.from({ length: columns }, (_, at) => `c${at}`).join(",")}\n`;

async function firstOf(text: string) {
  for await (const item of readFeed([text], { delimiter: ",", encoding: "utf-8" })) return item;
  return null;
}

describe("readCsv", () => {
  it("gives up a file whose header has more columns than any feed", async () => {
    expect(await firstOf(`${headerOf(2_000)}${",".repeat(1_999)}`)).toMatchObject({ ok: true });
    await expect(firstOf(headerOf(2_001))).rejects.toThrow("the header has 2001 columns, more than 2000");
  });

  it("reads quoted commas, doubled quotes and line breaks, and knows each row's first line", async () => {
    expect(await read('a,b\r\n1,"x, ""y""\r\nz"\r\n\r\n2,3\r\n')).toEqual([
      { line: 2, cells: ["1", 'x, "y"\r\nz'] },
      { line: 5, cells: ["2", "3"] },
    ]);
  });

  it("does not care where the file is cut into pieces, even inside a character", async () => {
    const bytes = Buffer.from("\uFEFFmake,model\nŠkoda,Octavia\n", "utf8");
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await read(pieces)).toEqual([{ line: 2, cells: ["Škoda", "Octavia"] }]);
  });

  it('reads a stray quote as text, as in 18" wheels', async () => {
    expect(await read('a,b\n18" alloys,x\n')).toEqual([{ line: 2, cells: ['18" alloys', "x"] }]);
  });

  it("refuses a row with too few or too many cells and reads on", async () => {
    expect(await read("a,b\n1\n1,2,3\n4,5\n")).toEqual([
      { line: 2, cells: "this row has 1 cells, the header has 2" },
      { line: 3, cells: "this row has 3 cells, the header has 2" },
      { line: 4, cells: ["4", "5"] },
    ]);
  });

  it("loses one row, not the file, to a quote that is never closed", async () => {
    const rows = await read('a,b\n1,2\n3,"open\n5,6\n7,8\n');
    expect(rows).toEqual([
      { line: 2, cells: ["1", "2"] },
      { line: 3, cells: "a quote is opened on this line and never closed" },
      { line: 4, cells: ["5", "6"] },
      { line: 5, cells: ["7", "8"] },
    ]);
  });

  it("loses one row to an unclosed quote behind many others, and behind blank lines", async () => {
    for (const end of ["\n", "\r\n"]) {
      const lines = Array.from({ length: 60 }, (_, at) =>
        at === 40 ? 'x,"open' : `${at},${"y".repeat(at)}`,
      );
      const rows = await read(["a,b", ...lines.slice(0, 40), "", "", ...lines.slice(40), ""].join(end));
      expect(rows).toHaveLength(60);
      expect(rows[40]).toEqual({ line: 44, cells: "a quote is opened on this line and never closed" });
      expect(rows[41]).toEqual({ line: 45, cells: ["41", "y".repeat(41)] });
    }
  });

  it("loses one row to an unclosed quote in a file larger than any row may be", async () => {
    const many = Array.from({ length: 60_000 }, (_, index) => `${index},some cell of a car\n`);
    const rows = await read(["a,b\n", '0,"open\n', ...many]);
    expect(rows).toHaveLength(60_001);
    expect(rows[0]?.line).toBe(2);
    expect(rows.at(-1)).toEqual({ line: 60_002, cells: ["59999", "some cell of a car"] });
  });

  it("reads latin1 and semicolons when the mapping says so", async () => {
    const bytes = Buffer.from("marque;prix\nCitroën;1\n", "latin1");
    expect(await read([bytes], { delimiter: ";", encoding: "latin1" })).toEqual([
      { line: 2, cells: ["Citroën", "1"] },
    ]);
  });

  it("reads back any table that was written by the rules, however it is cut into pieces", async () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom("", '"', ",", "\n", "\r\n", ' "x" ', "a\nb"),
    );
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
        const bytes = Buffer.from(`a,b,c\n${quoted.join("\n")}\n`, "utf8");
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
        const found = await read(pieces);
        expect(found.map(({ cells }) => cells)).toEqual(rows);
        let line = 2;
        for (const [at, row] of rows.entries()) {
          expect(found[at]?.line).toBe(line);
          line += 1 + row.join("").split("\n").length - 1;
        }
      }),
      { numRuns: 200 },
    );
  });

  it("loses the last row to a quote that is opened there, with or without a line break behind it", async () => {
    const rows = [
      { line: 2, cells: ["1", "2"] },
      { line: 3, cells: "a quote is opened on this line and never closed" },
    ];
    expect(await read('a,b\n1,2\n3,"open')).toEqual(rows);
    expect(await read('a,b\n1,2\n3,"open\n')).toEqual(rows);
  });

  it("finds the line after an unclosed quote in another piece of the file", async () => {
    const pieces = ["a,b\n1,", '"op', "en", " on\n", "5,6\n7,", "8"];
    const expected = [
      { line: 2, cells: "a quote is opened on this line and never closed" },
      { line: 3, cells: ["5", "6"] },
      { line: 4, cells: ["7", "8"] },
    ];
    expect(await read(pieces)).toEqual(expected);
    expect(await read(pieces.map((piece) => Buffer.from(piece)))).toEqual(expected);
  });

  it("reads UTF-16, with or without its mark, and lines that end in CR alone", async () => {
    const as = { delimiter: "\t", encoding: "utf-16le" } as const;
    for (const mark of ["", "\uFEFF"]) {
      const bytes = Buffer.from(`${mark}make\tmodel\rŠkoda\tRS\r`, "utf16le");
      const pieces = [bytes.subarray(0, 5), bytes.subarray(5)];
      expect(await read(pieces, as)).toEqual([{ line: 2, cells: ["Škoda", "RS"] }]);
    }
  });

  it("takes the blanks off the names of columns, and leaves those of cells", async () => {
    const found: [string, string][][] = [];
    for await (const item of readFeed([" a , b\n 1 , 2\n"], format))
      found.push(item.ok ? [...item.row.entries()].map(([name, cell]) => [name, cell]) : []);
    expect(found).toEqual([
      [
        ["a", " 1 "],
        ["b", " 2"],
      ],
    ]);
  });

  it("gives no rows for a header alone, and refuses a file without one", async () => {
    await expect(read("")).rejects.toThrow("the file is empty, without even a header");
    expect(await read("a,b\n")).toEqual([]);
  });
});

const shared = process.env["FORECOURT_SHARED"] ?? "";
const spectrum = join(shared, "data/csv-spectrum");

describe.skipIf(!existsSync(spectrum))(
  "readCsv, on the csv-spectrum collection (skipped without shared data)",
  () => {
    const names = existsSync(spectrum) ? readdirSync(join(spectrum, "csvs")) : [];
    // This one's JSON holds another phone number than its CSV.
    const known = names.filter((name) => name !== "location_coordinates.csv");
    it.each(known)("reads %s as its JSON says", async (name) => {
      const wanted: unknown = JSON.parse(
        readFileSync(join(spectrum, "json", name.replace(".csv", ".json")), "utf8"),
      );
      const rows: Record<string, string>[] = [];
      for await (const item of readFeed([readFileSync(join(spectrum, "csvs", name))], format)) {
        if (item.ok) rows.push(Object.fromEntries(item.row.entries()));
      }
      expect(rows).toEqual(wanted);
    });
  },
);
