import { describe, expect, it } from "vitest";
import type { CarDocument } from "../../car/wire/car-document.ts";
import { parseCar } from "../../car/wire/parse-car.ts";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import type { StockEntry, StockIndex, StockRecord } from "../../stock-index/stock-index.ts";

/** An index under examination, and how to put it away afterwards. */
export interface IndexUnderTest {
  index: StockIndex;
  close: () => Promise<void>;
}

/**
 * The contract every {@link StockIndex} keeps. `open` gives a new, empty index each time.
 *
 * @example
 * describeStockIndex("embedded", async () => {
 *   const stock = await openEmbeddedStock({ directory: await mkdtemp(join(tmpdir(), "stock-")) });
 *   return { index: stock.index, close: () => stock.close() };
 * });
 */
export function describeStockIndex(name: string, open: () => Promise<IndexUnderTest>): void {
  const onNewIndex = async (check: (index: StockIndex) => Promise<void>) => {
    const { index, close } = await open();
    try {
      await check(index);
    } finally {
      await close();
    }
  };

  describe(`${name}, as a stock index`, () => {
    it("is empty at first", () =>
      onNewIndex(async (index) => {
        expect(await stored(index)).toEqual([]);
        expect(await index.count()).toMatchObject({ ok: true, cars: 0 });
        expect(await index.get(["unknown"])).toEqual([]);
      }));

    it("keeps what was put, whole, with the feed it came from", () =>
      onNewIndex(async (index) => {
        const records = [aRecord("a", { feed: "yard", fingerprint: "f1" }), aRecord("b")];
        const written = await index.write((writer) => writer.put(records));
        expect(written).toMatchObject({ ok: true });
        expect(await stored(index)).toEqual(records);
        expect(await index.get(["b", "unknown"])).toEqual([records[1]]);
        expect(await index.count()).toMatchObject({ ok: true, cars: 2 });
      }));

    it("replaces a car as a whole: fields that are gone are gone", () =>
      onNewIndex(async (index) => {
        await index.write((writer) => writer.put([aRecord("a", {}, { badge: "SR5", price: 30_000 })]));
        const bare = aRecord("a", {}, { price: 29_000 });
        await index.write((writer) => writer.put([bare]));
        expect(await stored(index)).toEqual([bare]);
      }));

    it("takes cars out, and does not mind one that was never there", () =>
      onNewIndex(async (index) => {
        await index.write((writer) => writer.put([aRecord("a"), aRecord("b")]));
        expect(await index.write((writer) => writer.remove(["a", "unknown"]))).toMatchObject({ ok: true });
        expect((await stored(index)).map(({ document }) => document.id)).toEqual(["b"]);
      }));

    it("lets the last word count when one write names a car twice", () =>
      onNewIndex(async (index) => {
        await index.write(async (writer) => {
          await writer.put([aRecord("a", {}, { price: 1_000 })]);
          await writer.remove(["a", "b"]);
          await writer.put([aRecord("b", {}, { price: 2_000 })]);
        });
        expect((await stored(index)).map(({ document }) => document.id)).toEqual(["b"]);
      }));

    it("shows a writer what was there when it opened", () =>
      onNewIndex(async (index) => {
        await index.write((writer) => writer.put([aRecord("a", { feed: "yard", fingerprint: "f1" })]));
        const seen: StockEntry[] = [];
        await index.write(async (writer) => {
          for await (const entry of writer.entries()) seen.push(entry);
          expect((await writer.get(["a"])).map(({ document }) => document.id)).toEqual(["a"]);
        });
        expect(seen).toMatchObject([
          { id: "a", slug: "slug-a", feed: "yard", fingerprint: "f1", sold: null },
        ]);
      }));

    it("starts from nothing when it rebuilds", () =>
      onNewIndex(async (index) => {
        await index.write((writer) => writer.put([aRecord("a"), aRecord("b")]));
        const rebuilt = await index.rebuild((writer) => writer.put([aRecord("c")]));
        expect(rebuilt).toMatchObject({ ok: true });
        expect((await stored(index)).map(({ document }) => document.id)).toEqual(["c"]);
      }));

    it("rebuilds to nothing when nothing is put", () =>
      onNewIndex(async (index) => {
        await index.write((writer) => writer.put([aRecord("a")]));
        await index.rebuild(async () => undefined);
        expect(await stored(index)).toEqual([]);
      }));

    it("passes an error of the work on", () =>
      onNewIndex(async (index) => {
        const work = index.write(async () => {
          throw new RangeError("the work failed");
        });
        await expect(work).rejects.toThrow("the work failed");
        expect(await index.write((writer) => writer.put([aRecord("a")]))).toMatchObject({ ok: true });
      }));

    it("writes nothing of a work that fails, however much it had put and removed", () =>
      onNewIndex(async (index) => {
        const before = [aRecord("a", { feed: "yard" }), aRecord("b")];
        await index.write((writer) => writer.put(before));
        const work = index.write(async (writer) => {
          for (let at = 0; at < 3; at++)
            await writer.put([aRecord(`c${at}`), aRecord("a", {}, { price: at })]);
          await writer.remove(["b"]);
          throw new RangeError("the work failed");
        });
        await expect(work).rejects.toThrow("the work failed");
        expect(await stored(index)).toEqual(before);
      }));

    it("shows readers nothing of a write before its work is done", () =>
      onNewIndex(async (index) => {
        await index.write((writer) => writer.put([aRecord("a")]));
        await index.write(async (writer) => {
          await writer.put([aRecord("b")]);
          await writer.remove(["a"]);
          expect((await stored(index)).map(({ document }) => document.id)).toEqual(["a"]);
        });
        expect((await stored(index)).map(({ document }) => document.id)).toEqual(["b"]);
      }));

    it("keeps every car of writers that come at the same time", () =>
      onNewIndex(async (index) => {
        const ids = ["a", "b", "c", "d", "e", "f"];
        const results = await Promise.all(
          ids.map((id) => index.write((writer) => writer.put([aRecord(id)]))),
        );
        expect(results.every(({ ok }) => ok)).toBe(true);
        expect((await stored(index)).map(({ document }) => document.id)).toEqual(ids);
      }));

    it("stores any text a feed may hold", () =>
      onNewIndex(async (index) => {
        const name = 'Škoda "Octavia" 日本 🚗 \u2028 </script> \\ {a: [1]}\n\tline';
        await index.write((writer) => writer.put([aRecord("a", {}, { name, comments: name })]));
        expect((await index.get(["a"]))[0]?.document).toMatchObject({ name, comments: name });
      }));
  });
}

async function stored(index: StockIndex): Promise<StockRecord[]> {
  const records: StockRecord[] = [];
  for await (const record of index.records()) records.push(record);
  return records.toSorted((a, b) => a.document.id.localeCompare(b.document.id));
}

function aRecord(
  id: string,
  origin: Partial<Omit<StockRecord, "document">> = {},
  fields: Partial<CarDocument> = {},
): StockRecord {
  const parsed = parseCar({
    id,
    slug: `slug-${id}`,
    make: "Mazda",
    model: "CX-5",
    status: "in_stock",
    show_on_dealer_website: true,
    ...fields,
  });
  if (!parsed.ok) throw new Error("The contract suite's own car does not parse.");
  return { document: stringifyCar(parsed.car), feed: null, fingerprint: "", ...origin };
}
