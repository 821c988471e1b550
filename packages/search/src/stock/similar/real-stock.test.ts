import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseCar } from "../../car/wire/parse-car.ts";
import { importFeed } from "../../ingest/import-feed.ts";
import { parseFeedMapping } from "../../ingest/mapping/parse-feed-mapping.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { bothIndexes } from "../../testing/fixtures/both-indexes.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import { findSimilar } from "./find-similar.ts";

const FEED = join(process.env["FORECOURT_SHARED"] ?? "", "data/au-vehicle-prices/au_vehicle_prices.csv");
const MAP = join(import.meta.dirname, "../../../../../apps/site/demo/feeds/au-vehicle-prices.map.json");
const { search, cars } = policyDefaults;

it.skipIf(!existsSync(FEED))(
  "finds four cars of about the price for nearly every car of real listings (skipped without shared data)",
  async () => {
    const parsed = parseFeedMapping(JSON.parse(readFileSync(MAP, "utf8")));
    const [embedded] = bothIndexes;
    if (!parsed.ok || !embedded) throw new Error("The mapping or the index cannot be used.");
    const index = await embedded.open();
    const source = [readFileSync(FEED)];
    await importFeed({ source, mapping: parsed.mapping, index, now: new Date(0), missingStatus: "in_stock" });
    const stock = [];
    for await (const { document } of index.records()) stock.push(document);
    const engine = embeddedEngine(stock);
    const shares = { asked: 0, near: 0, body: 0, make: 0 };
    for (const document of stock.filter(({ price }, at) => at % 83 === 0 && price !== undefined)) {
      const read = parseCar(document, cars);
      if (!read.ok) continue;
      const found = await findSimilar({ engine, car: read.car, policy: search, cars });
      expect(found).toHaveLength(4);
      shares.asked += 4;
      const { price, make } = read.car;
      for (const { car, likeness } of found) {
        if (Math.abs((car.price ?? 0) - (price ?? 0)) <= (price ?? 0) * 0.2 + 1) shares.near++;
        if (likeness === "same body, similar price") shares.body++;
        if (car.make === make) shares.make++;
      }
    }
    expect(shares.near / shares.asked).toBeGreaterThan(0.98);
    expect(shares.body / shares.asked).toBeGreaterThan(0.95);
    expect(shares.make / shares.asked).toBeGreaterThan(0.5);
  },
);
