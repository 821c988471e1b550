import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { BEST_MATCH_FIELD } from "../../plan/best-match.ts";
import { buildMultiSearch } from "../../plan/build-multi-search.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { emptyQuery } from "../../query/fields/stock-query.ts";
import { ownRecord } from "../../stock-index/stock-index.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { aPlan } from "../../testing/fixtures/a-plan.ts";
import { anyStock, CAR_NOW } from "../../testing/fixtures/any-car.arbitrary.ts";
import { buildColumnStore, type IndexedStock, indexedStockOf, openColumnStore } from "./column-store.ts";
import { engineOver } from "./embedded-engine.ts";
import { openEmbeddedStock } from "./open-embedded-stock.ts";
import { INDEX_FORMAT } from "./index-file.ts";
import { aligned, readStoredValue, storedValue } from "./value-file/stored-value.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "index-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The bytes of a stored value, as a file has them. */
function bytesOf(arrays: ReturnType<typeof storedValue>["arrays"]): ArrayBuffer {
  const bytes = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return bytes.buffer;
}

const open = (storeIndexFrom = 1) => openEmbeddedStock({ directory, storeIndexFrom, waitForReload: 20_000 });
const put = async (make: string, ids: readonly string[]) => {
  const { index } = await open();
  await index.write((writer) =>
    writer.put(ids.map((id) => ownRecord(stringifyCar(aCar({ id, slug: id, make }))))),
  );
};
/** The makes that a stock opened anew finds. */
async function start(storeIndexFrom?: number) {
  const stock = await open(storeIndexFrom);
  const found = await stock.engine.run(aPlan());
  await stock.close();
  return found.ok ? found.hits.map(({ document }) => document["make"]) : found.detail;
}
const spoilSnapshot = () => {
  const file = join(directory, "stock.snapshot");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("Kia", "Kai"));
};

describe("IndexFile", () => {
  it("is read at the next start, and the cars of the snapshot are not", async () => {
    await put("Kia", ["a", "b"]);
    expect(await start()).toEqual(["Kia", "Kia"]);
    spoilSnapshot();
    expect(await start()).toEqual(["Kia", "Kia"]);
    rmSync(join(directory, "stock.index"));
    expect(await start()).toContain("its contents do not fit its checksum");
  });

  it("is built anew for other cars, and when it is damaged", async () => {
    await put("Kia", ["a"]);
    await start();
    await put("Mazda", ["b"]);
    expect(await start()).toEqual(["Kia", "Mazda"]);
    writeFileSync(join(directory, "stock.index"), "damaged");
    expect(await start()).toEqual(["Kia", "Mazda"]);
    spoilSnapshot();
    expect(await start()).toEqual(["Kia", "Mazda"]);
  });

  it("serves the stock with the changes since it was stored, and goes on from there", async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `k${at}`);
    await put("Kia", ids);
    await start();
    const before = readFileSync(join(directory, "stock.index"));
    await put("Mazda", ["k1"]);
    await put("Toyota", ["t"]);
    const makes = ids.map((id) => (id === "k1" ? "Mazda" : "Kia"));
    expect(await start()).toEqual([...makes, "Toyota"]);
    expect(readFileSync(join(directory, "stock.index")).equals(before)).toBe(true);
    await put("Kia", ["k1"]);
    expect(await start()).toEqual([...makes.with(1, "Kia"), "Toyota"]);
  });

  it("is stored for stocks that are large enough", async () => {
    await put("Kia", ["a", "b"]);
    expect(await start(3)).toEqual(["Kia", "Kia"]);
    expect(existsSync(join(directory, "stock.index"))).toBe(false);
    await start(2);
    expect(existsSync(join(directory, "stock.index"))).toBe(true);
  });

  it("is searched as the index that was built", () =>
    fc.assert(
      fc.asyncProperty(anyStock, fc.constantFrom("", "mazda", "hi lux", '"cx-5"'), async (cars, keywords) => {
        const built = buildColumnStore(cars.map(stringifyCar));
        const { json, arrays } = storedValue(indexedStockOf(built));
        const read = openColumnStore(readStoredValue(json, bytesOf(arrays)) as IndexedStock);
        const query = {
          ...emptyQuery,
          keywords,
          values: { body: ["SUV"] },
          ranges: { price: { min: 9_000 } },
        };
        const plan = buildMultiSearch(query, {
          scope: { kind: "all" },
          policy: policyDefaults.search,
          cars: policyDefaults.cars,
          now: CAR_NOW,
        });
        for (const one of [plan, aPlan()])
          expect(await engineOver(read).run(one)).toEqual(await engineOver(built).run(one));
      }),
    ));

  it("has another format when an index is built otherwise: raise INDEX_FORMAT with this digest", () => {
    const cars = ["Škoda", "Land Rover", "land rover"].map((make, id) => ({
      id,
      name: `${make} GX-${id}`,
      make,
      price: 20_000 + id,
      features: ["Tow Bar", "Sunroof"].slice(id),
    }));
    const fields = {
      searchable: ["name"],
      exactOnly: [],
      values: ["make", "features"],
      numbers: ["price"],
      sortable: [BEST_MATCH_FIELD],
    };
    const { json, arrays } = storedValue(indexedStockOf(buildColumnStore(cars, { fields })));
    const digest = createHash("sha256")
      .update(json)
      .update(new Uint8Array(bytesOf(arrays)))
      .digest("hex");
    expect(`${INDEX_FORMAT} ${digest.slice(0, 16)}`).toMatchInlineSnapshot(`"3 783603fb159cd3f0"`);
  });
});
