import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringifyCar } from "@forecourt/search/car";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import {
  carSlug,
  describeColumns,
  feedPresetNames,
  importFeed,
  isConfigurable,
  ownRecord,
  parseFeedMapping,
  readFeed,
} from "@forecourt/search/ingest";
import { aCar, aPlan, oneOf } from "@forecourt/search/testing";
import { describe, expect, it, onTestFinished } from "vitest";

const FEED = `Stock No,Brand,Model,Condition,Odometer,Price
U100,Mazda,CX-5,USED,"60,500 km","$27,990"
U101,Kia,Rio,USED,12 seats,POA
U102,,Rio,USED,1,1
`;

const MAPPING = {
  name: "hillside-yard",
  identity: { id: "Stock No" },
  fields: {
    make: "Brand",
    model: "Model",
    car_type: "Condition",
    status: { constant: "in_stock" },
    km: "Odometer",
    price: "Price",
    stocknum: "Stock No",
  },
};

async function openStock() {
  const directory = mkdtempSync(join(tmpdir(), "example-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return openEmbeddedStock({ directory });
}

describe("importing a feed", () => {
  it("goes from a file to cars that can be searched", async () => {
    const stock = await openStock();
    const parsed = parseFeedMapping(MAPPING);
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
    const { mapping } = parsed;

    const dryRun = await importFeed({
      source: [FEED],
      mapping,
      index: stock.index,
      now: new Date(),
      dryRun: true,
    });
    expect(dryRun.ok && dryRun.summary).toBe("+2 −0 ~0");

    const report = await importFeed({ source: [FEED], mapping, index: stock.index, now: new Date() });
    if (!report.ok) throw new Error(report.detail);
    expect(report.refusedRows).toMatchObject([
      { line: 4, column: "Brand", reason: "make is needed and is empty", value: null },
    ]);
    expect(report.notes[0]).toMatchObject({ column: "Odometer", example: "12 seats" });

    const answer = await stock.engine.run(aPlan({ filter: [oneOf("make", "mazda")] }));
    expect(answer.ok && answer.hits[0]?.document).toMatchObject({ id: "U100", km: 60_500, price: 27_990 });
    expect(await stock.health()).toEqual({ ok: true, cars: 2, version: stock.version() });
    await stock.close();
  });

  it("writes cars of your own beside those of feeds, and leaves them alone in imports", async () => {
    const { index } = await openStock();
    const record = ownRecord(
      stringifyCar(aCar({ id: "own-1", slug: carSlug("2021 Toyota HiLux SR5", "own-1") })),
    );
    const written = await index.write((writer) => writer.put([record]));
    expect(written.ok).toBe(true);
    expect(await index.get(["own-1"])).toEqual([record]);
    expect(isConfigurable(index)).toBe(false);
  });

  it("reads a file row by row, for tools of your own", async () => {
    const makes: (string | undefined)[] = [];
    for await (const item of readFeed([FEED])) {
      if (item.ok) makes.push(item.row.get("Brand"));
    }
    expect(makes).toEqual(["Mazda", "Kia", ""]);
  });

  it("knows its columns and presets", () => {
    expect(describeColumns().map(({ column }) => column)).toContain("stocknum");
    expect(feedPresetNames).toContain("meta-automotive");
  });
});
