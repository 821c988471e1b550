import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedStock } from "../engines/embedded/open-embedded-stock.ts";
import type { StockIndex } from "../stock-index/stock-index.ts";
import { importFeed } from "./import-feed.ts";
import type { FeedMapping } from "./mapping/feed-mapping.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";

const shared = process.env["FORECOURT_SHARED"] ?? "";
const maps = join(import.meta.dirname, "../../../../apps/site/demo/feeds");

/** What stands in a real feed, and the numbers and names in the messages about it. */
const FEEDS = [
  {
    file: "data/au-vehicle-prices/au_vehicle_prices.csv",
    map: "au-vehicle-prices.map.json",
    make: "Brand",
    usedFor: "make, model",
    columns: 19,
    first: "Ssangyong",
  },
  {
    file: "data/nz-manheim/car_data_2023-05-27.csv",
    map: "nz-manheim.map.json",
    make: "Manufacturer",
    usedFor: "make",
    columns: 11,
    first: "Suzuki",
  },
] as const;

const MAX_LINES = 801;

/** Cuts a line at the commas outside quotes. */
const cellsOf = (line: string): string[] => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);

describe.skipIf(!existsSync(join(shared, "data"))).each(FEEDS)(
  "$file, broken (skipped without shared data)",
  ({ file, map, make, usedFor, columns, first }) => {
    // Rows of one line, so that a test may count lines.
    const path = join(shared, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const whole = text.split(/\r?\n/).filter((line) => line !== "" && cellsOf(line).length === columns);
    const lines = whole.slice(0, MAX_LINES);
    const [header = "", ...rows] = lines;
    const csv = `${lines.join("\n")}\n`;
    let mapping: FeedMapping;
    let index: StockIndex;
    let cars = 0;
    let directory = "";
    afterAll(() => rmSync(directory, { recursive: true, force: true }));

    beforeAll(async () => {
      const parsed = parseFeedMapping(JSON.parse(readFileSync(join(maps, map), "utf8")));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      mapping = parsed.mapping;
      directory = mkdtempSync(join(tmpdir(), "broken-"));
      ({ index } = await openEmbeddedStock({ directory }));
      const report = await bringIn(csv);
      if (!report.ok) throw new Error(report.detail);
      cars = report.added;
    });

    const bringIn = (source: string | Buffer, changes: Partial<FeedMapping> = {}, dryRun = false) =>
      importFeed({ source: [source], mapping: { ...mapping, ...changes }, index, now: new Date(0), dryRun });

    /** Why a broken file changed nothing. */
    async function refusal(source: string | Buffer, changes: Partial<FeedMapping> = {}): Promise<string> {
      const result = await bringIn(source, changes);
      expect(await bringIn(csv, {}, true)).toMatchObject({ summary: "+0 −0 ~0" });
      const said = result.ok ? result.summary : result.detail;
      // Nothing advises an option of the command, above all none that switches a guard off.
      expect(said).not.toMatch(/--\w/);
      return said;
    }

    it("cut short: says how many cars it would take", async () => {
      const result = await refusal(`${lines.slice(0, 101).join("\n")}\n`);
      expect(result).toMatch(
        new RegExp(
          `^This file would take \\d+ of ${cars} cars out of the lists, which looks like a file that was cut short\\. Nothing was changed\\. Ask who sends it whether it is whole\\.$`,
        ),
      );
    });

    it("with semicolons where the mapping says commas", async () => {
      const other = `${lines.map((line) => cellsOf(line).join(";")).join("\n")}\n`;
      expect(await refusal(other, { format: { kind: "csv", delimiter: "," } })).toBe(
        `The feed could not be read: the mapping says that commas stand between cells, and with them the header is one cell; with semicolons it has ${columns}. Correct "delimiter", or leave it out.`,
      );
    });

    it("in Windows-1252: says which lines", async () => {
      const bytes = Buffer.from(csv.replace(`\n${first}`, "\nCitroën"), "latin1");
      const report = await bringIn(bytes, {}, true);
      expect(report.ok && report.remarks).toEqual([
        "1 line is not UTF-8 and was read as Windows-1252 (first: line 2). Look at their accents.",
      ]);
    });

    it("in UTF-16: changes nothing", async () => {
      expect(await bringIn(Buffer.from(`\uFEFF${csv}`, "utf16le"), {}, true)).toMatchObject({
        summary: "+0 −0 ~0",
      });
    });

    it("with its columns in another order: changes nothing", async () => {
      const turned = `${lines.map((line) => cellsOf(line).toReversed().join(",")).join("\n")}\n`;
      expect(await bringIn(turned, {}, true)).toMatchObject({ ok: true, summary: "+0 −0 ~0" });
    });

    it("with a column that has another name", async () => {
      expect(await refusal(csv.replace(make, `${make}x`))).toBe(
        `The file lacks columns the mapping names: '${make}' (${usedFor}; perhaps '${make}x'). Its columns are: ${cellsOf(header).join(", ").replace(make, `${make}x`)}.`,
      );
    });

    it("with its header again in the middle", async () => {
      const report = await bringIn([header, rows[0], header, ...rows.slice(1), ""].join("\n"), {}, true);
      expect(report.ok && [report.summary, report.remarks]).toEqual([
        "+0 −0 ~0",
        ["1 row says the header again and was left out (first: line 3)."],
      ]);
    });

    it("with a row twice: tells the row it repeats", async () => {
      const report = await bringIn(`${csv}${rows[0]}\n`, {}, true);
      if (!report.ok) throw new Error(report.detail);
      const told = report.refusedRows
        .filter(({ earlier }) => earlier?.line === 2)
        .map(({ line, reason }) => `${line}: ${reason}`);
      // With an id the row is refused; without one it is a further car, and counted as exact.
      expect([told, report.added]).toEqual(
        mapping.identity.id ? [[`${lines.length + 1}: this row repeats line 2 in every cell`], 0] : [[], 1],
      );
      expect(report.repeats.exact > 0).toBe(!mapping.identity.id);
    });

    it("with a quote that is never closed: loses one row, and shows it", async () => {
      const last = (rows.at(-1) ?? "").replace(/,([^,]*)$/, ',"$1');
      const report = await bringIn([header, ...rows.slice(0, -1), last, ""].join("\n"), {}, true);
      expect(report.refusedRows.at(-1)).toMatchObject({
        line: lines.length,
        reason: "a quote is opened on this line and never closed",
        cells: [["", last]],
      });
    });

    it("as a web page, as a workbook, as a PDF and as nothing at all", async () => {
      const read = "The feed could not be read: ";
      expect(await refusal("<!doctype html><h1>Log in</h1>")).toBe(
        `${read}this is a web page, as servers send instead of a file that has moved or needs a password.`,
      );
      expect(await refusal(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe(
        `${read}this is an Excel workbook of the old kind; save its sheet as 'CSV UTF-8' and import that file.`,
      );
      expect(await refusal("%PDF-1.7\n")).toBe(`${read}this is a PDF, which holds no rows.`);
      expect(await refusal("")).toBe(`${read}the file is empty, without even a header.`);
    });

    it("packed and cut short", async () => {
      const packed = gzipSync(csv);
      expect(await bringIn(packed, {}, true)).toMatchObject({ summary: "+0 −0 ~0" });
      expect(await refusal(packed.subarray(0, packed.length - 500))).toBe(
        "The feed could not be read: the gzip file is damaged or was cut short.",
      );
    });
  },
);
