import { createReadStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CarDocument } from "@forecourt/search/car";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { importFeed, parseFeedMapping } from "@forecourt/search/ingest";
import { feedOfBenches, mapFile } from "../stock/feed-file.ts";
import { seededRandom } from "../../demo/dice/seeded-random.ts";

const FEATURES = Array.from({ length: 40 }, (_, at) => `Feature ${at + 1}`);
const LOCATIONS = Array.from({ length: 25 }, (_, at) => `Yard ${at + 1}`);

/** So many cars, made of a real feed's: repeated with other prices and kilometres, and with features and yards. */
export async function benchStock(wanted: number): Promise<CarDocument[]> {
  const cars = await realCars();
  const random = seededRandom(20_261_121);
  return Array.from({ length: wanted }, (_, at): CarDocument => {
    const car = cars[at % cars.length];
    if (!car) throw new Error("The feed for benches holds no cars.");
    const id = `c${at}`;
    const shift = at < cars.length ? 0 : random.between(-2_000, 1_999);
    const features = FEATURES.filter(() => random.chance(0.12));
    return {
      ...car,
      id,
      slug: `${car.slug}-${id}`,
      location_name: random.pick(LOCATIONS),
      certified: random.chance(0.1),
      ...(car.price === undefined ? {} : { price: Math.max(500, car.price + shift) }),
      ...(car.km === undefined ? {} : { km: Math.max(1, car.km + shift) }),
      ...(features.length === 0 ? {} : { filtered_features: features }),
    };
  });
}

async function realCars(): Promise<CarDocument[]> {
  const directory = mkdtempSync(join(tmpdir(), "bench-stock-"));
  try {
    const parsed = parseFeedMapping(JSON.parse(readFileSync(mapFile(feedOfBenches.map), "utf8")));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { index } = await openEmbeddedStock({ directory });
    const source = createReadStream(feedOfBenches.file);
    const report = await importFeed({ source, mapping: parsed.mapping, index, now: new Date(0) });
    if (!report.ok) throw new Error(report.detail);
    const cars: CarDocument[] = [];
    for await (const { document } of index.records()) cars.push(document);
    return cars;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
