import { bothIndexes } from "../testing/fixtures/both-indexes.ts";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { type ImportOptions, importFeed } from "./import-feed.ts";
import type { RefusedRow } from "./import-report.ts";
import { ownRecord, type StockIndex } from "../stock-index/stock-index.ts";
import {
  documentsOf,
  HEADER,
  importRows,
  mapping,
  summary,
  TODAY,
  TOMORROW,
  YARD,
} from "../testing/fixtures/yard-feed.ts";

let index: StockIndex;

const bringIn = (rows: string, options: Partial<ImportOptions> = {}) => importRows(index, rows, options);
const cars = () => documentsOf(index);

describe.each(bothIndexes)("importFeed, into $name", ({ open }) => {
  beforeEach(async () => {
    index = await open();
  });

  it("brings a feed in, with names, slugs, arrival and listing made up where the feed is silent", async () => {
    expect(summary(await bringIn("Mazda,CX-5,USED,12000,29990,SUV\n"))).toBe("+1 −0 ~0");
    const [car] = await cars();
    expect(car).toMatchObject({
      name: "Mazda CX-5",
      make_model: "Mazda CX-5",
      car_type: "used",
      km: 12_000,
      price: 29_990,
      status: "in_stock",
      show_on_dealer_website: true,
      created_at_timestamp: TODAY.getTime(),
    });
    expect(car?.slug).toBe(`mazda-cx-5-${car?.id}`);
  });

  it("changes nothing when the same file comes again, not even the version", async () => {
    const rows = "Mazda,CX-5,used,12000,29990,SUV\nKia,Rio,used,,POA,Hatch\n";
    const first = await bringIn(rows);
    const second = await bringIn(rows, { now: TOMORROW });
    expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2, left: 0, summary: "+0 −0 ~0" });
    expect(second.ok && second.version).toBe(first.ok && first.version);
  });

  it("keeps ids and slugs when prices and kilometres change", async () => {
    await bringIn("Mazda,CX-5,used,12000,29990,SUV\nMazda,CX-5,used,40000,19990,SUV\n");
    const before = await cars();
    const result = await bringIn("Mazda,CX-5,used,12500,27990,SUV\nMazda,CX-5,used,41000,18990,SUV\n");
    expect(summary(result)).toBe("+0 −0 ~2");
    expect((await cars()).map(({ id, slug }) => [id, slug])).toEqual(
      before.map(({ id, slug }) => [id, slug]),
    );
    expect((await cars()).map(({ price }) => price)).toEqual([27_990, 18_990]);
  });

  it("counts equal rows as so many cars", async () => {
    const row = "Mazda,CX-5,used,10,29990,SUV\n";
    expect(summary(await bringIn(row.repeat(3)))).toBe("+3 −0 ~0");
    const ids = (await cars()).map(({ id }) => id);
    expect(ids[1]).toBe(`${ids[0]}-2`);
    expect(ids[2]).toBe(`${ids[0]}-3`);
    expect(summary(await bringIn(row.repeat(2)))).toBe("+0 −1 ~0");
  });

  it("lets a refused row stop nothing, and reports its line, column and reason", async () => {
    const refused: RefusedRow[] = [];
    const result = await bringIn(
      "Mazda,CX-5,used,1,29990,SUV\n,Rio,used,2,9990,Hatch\nKia,Rio,nearly new,2,1,Hatch\nKia,Rio\n",
      {
        onRefused: (row) => void refused.push(row),
      },
    );
    expect(summary(result)).toBe("+1 −0 ~0");
    expect(refused).toMatchObject([
      { line: 3, column: "Make", reason: "make is needed and is empty", value: null },
      { line: 4, column: "Type", reason: "car_type: this is no condition we know", value: "nearly new" },
      { line: 5, column: null, reason: "this row has 2 cells, the header has 6", value: null },
    ]);
  });

  it("keeps the row but notes a cell that cannot be what it should", async () => {
    const result = await bringIn("Mazda,CX-5,used,twelve,29990,SUV\nKia,Rio,used,12 seats,1,SUV\n");
    expect(result).toMatchObject({ added: 2 });
    expect(result.ok && result.notes).toEqual([
      {
        column: "Kms",
        reason: "this is not a number",
        count: 1,
        firstFile: null,
        firstLine: 2,
        example: "twelve",
      },
      {
        column: "Kms",
        reason: "'seats' does not belong to this column",
        count: 1,
        firstFile: null,
        firstLine: 3,
        example: "12 seats",
      },
    ]);
  });

  it("lists a car elsewhere under the names of the site's locations, whatever the feed calls them by", async () => {
    const elsewhere = mapping({
      ...YARD,
      fields: { ...YARD.fields, distribution_locations: { column: "Body", separator: "|" } },
    });
    const locationNames = new Map([
      ["12", "Northside"],
      ["southside", "Southside"],
    ]);
    await bringIn("Mazda,CX-5,used,1,1,12|southside|Elsewhere\n", { mapping: elsewhere, locationNames });
    expect((await cars())[0]?.location_name).toEqual(["Northside", "Southside", "Elsewhere"]);
  });

  it("refuses the second row of the same id", async () => {
    const withId = mapping({ ...YARD, identity: { id: "Model" } });
    const result = await bringIn("Mazda,CX-5,used,1,1,SUV\nMazda,CX-5,used,2,2,SUV\n", { mapping: withId });
    expect(result).toMatchObject({ added: 1, refused: 1 });
    expect(result.refusedRows[0]?.reason).toBe(
      "the id 'CX-5' in Model is on line 2 already, in a row that differs",
    );
  });

  it("never touches cars of another feed, or of none", async () => {
    const withId = { ...YARD, identity: { id: "Model" } };
    await index.write((writer) => writer.put([ownRecord(stringifyCar(aCar({ id: "Rio" })))]));
    await bringIn("Mazda,CX-5,used,1,1,SUV\n", { mapping: mapping({ ...withId, name: "other" }) });
    const result = await bringIn("Kia,Rio,used,1,1,SUV\nMazda,CX-5,used,1,1,SUV\nMazda,2,used,1,1,SUV\n", {
      mapping: mapping(withId),
    });
    expect(result).toMatchObject({ added: 1, refused: 2, left: 0 });
    expect(result.refusedRows.map(({ reason }) => reason)).toEqual([
      "the car with this id (Rio) was not brought by a feed",
      "the car with this id (CX-5) belongs to the feed 'other'",
    ]);
  });

  it("counts a dry run like a real one and writes nothing", async () => {
    await bringIn("Mazda,CX-5,used,1,29990,SUV\nKia,Rio,used,2,9990,Hatch\n");
    const before = await cars();
    const rows = "Mazda,CX-5,used,1,25990,SUV\nFord,Ranger,used,2,9990,Ute\n";
    const dry = await bringIn(rows, { dryRun: true });
    expect(dry).toMatchObject({ dryRun: true, summary: "+1 −1 ~1" });
    expect(await cars()).toEqual(before);
    expect(await bringIn(rows)).toMatchObject({ summary: "+1 −1 ~1" });
  });

  it("says why a file cannot be read", async () => {
    const failing = (async function* () {
      yield HEADER;
      throw new Error("the connection was lost");
    })();
    const result = await importFeed({ source: failing, mapping: mapping(), index, now: TODAY });
    expect(result).toMatchObject({ ok: false, problem: "unreadable" });
    expect(await cars()).toEqual([]);
  });

  it("reads one JSON object a line, with its lists", async () => {
    const lines = mapping({ extends: "dealer-studio", name: "studio", fields: {} });
    const car = {
      stocknum: "U1",
      make: "Mazda",
      model: "CX-5",
      car_type: "Used",
      odometer: 5,
      advertised_price: "EGC",
      egcprice: "28,500",
      dapprice: 30_000,
      features: ["Sunroof", "Tow Bar"],
      images: [{ url: "https://cars.example/1.jpg" }, { url: "javascript:alert(1)" }],
    };
    const result = await importFeed({
      source: [`${JSON.stringify(car)}\nnull\n{`],
      mapping: lines,
      index,
      now: TODAY,
    });
    expect(result).toMatchObject({ added: 1, refused: 2 });
    expect((await cars())[0]).toMatchObject({
      id: "U1",
      price: 28_500,
      price_type: "excluding_government_charges",
      filtered_features: ["Sunroof", "Tow Bar"],
      images: [{ image: { url: "https://cars.example/1.jpg" } }],
    });
  });

  it("puts every row in exactly one count, whatever the cells hold", async () => {
    const cell = fc.oneof(
      fc.constantFrom("used", "Mazda", "-", "", "12", "$1,800"),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 5, maxLength: 7 }), { maxLength: 12 }),
        async (rows) => {
          const quoted = rows
            .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","))
            .join("\n");
          const result = await bringIn(`Mazda,CX-5,used,1,1,SUV\n${quoted}\n`, { maxLeavingShare: 1 });
          if (!result.ok) throw new Error(result.detail);
          const { added, returned, changed, unchanged, skipped, refused, deleted } = result;
          expect(added + returned + changed + unchanged + skipped + refused + deleted).toBe(result.rows);
        },
      ),
      { numRuns: 60 },
    );
  });
});
