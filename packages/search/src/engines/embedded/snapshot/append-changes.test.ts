import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { ownRecord, type StockIndex } from "../../../stock-index/stock-index.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { snapshotIndex } from "./snapshot-index.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "changes-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const open = (folder = directory): StockIndex =>
  snapshotIndex({
    directory: folder,
    log: silent,
    now: Date.now,
    waitForWriter: 5_000,
    onCommit: () => Promise.resolve(),
  });
const file = (name: string) => join(directory, name);

/** What is stored, as "id badge", in order. */
async function stored(index = open()): Promise<string[]> {
  const cars: string[] = [];
  for await (const { document } of index.records()) cars.push(`${document.id} ${document.badge}`);
  return cars;
}
const records = (cars: readonly string[]) =>
  cars.map((car) => {
    const [id = "", badge = ""] = car.split(" ");
    return ownRecord(stringifyCar(aCar({ id, badge })));
  });
const put = (...cars: string[]) => open().write((writer) => writer.put(records(cars)));
const remove = (...ids: string[]) => open().write((writer) => writer.remove(ids));
const many = Array.from({ length: 100 }, (_, at) => `c${at} old`);
const with7 = many.with(7, "c7 new");

describe("appendChanges", () => {
  it("leaves a large snapshot as it is, and keeps the places of changed cars", async () => {
    const first = await put(...many);
    const before = statSync(file("stock.snapshot"));
    const changed = await put("c7 new", "c100 new");
    expect(await stored()).toEqual([...with7, "c100 new"]);
    expect(await remove("c100", "c50", "unknown")).toMatchObject({ ok: true });
    expect(await stored()).toEqual(with7.filter((car) => car !== "c50 old"));
    expect(await open().get(["c7", "c50", "c100"])).toEqual(records(["c7 new"]));
    expect(await open().count()).toMatchObject({ cars: 99 });
    expect(statSync(file("stock.snapshot"))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    expect(changed).not.toEqual(first);
    expect(await put("c7 old", "c50 old")).toEqual(first);
  });

  it("names a stock as it would be named when it was written at once", async () => {
    await put(...many);
    const changed = await put("c7 new");
    const other = mkdtempSync(join(tmpdir(), "changes-"));
    expect(await open(other).rebuild((writer) => writer.put(records(with7)))).toEqual(changed);
    rmSync(other, { recursive: true });
  });

  it("writes nothing where a car is put as it is stored", async () => {
    const first = await put(...many);
    expect(await put("c7 old")).toEqual(first);
    expect(existsSync(file("stock.changes"))).toBe(false);
  });

  it("after a crash at any byte has every commit that was whole, and goes on from there", async () => {
    await put(...many);
    await put("c7 new");
    const one = statSync(file("stock.changes")).size;
    await put("c8 new", "c9 new");
    const whole = readFileSync(file("stock.changes"));
    const with9 = with7.with(8, "c8 new").with(9, "c9 new");
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), fc.nat(200), async (end, zeros) => {
        const torn = Buffer.concat([whole.subarray(0, end), Buffer.alloc(end < whole.length ? zeros : 0)]);
        writeFileSync(file("stock.changes"), torn);
        const expected = end === whole.length ? with9 : end >= one ? with7 : many;
        expect(await stored()).toEqual(expected);
        await put("c10 newer");
        expect(await stored()).toEqual(expected.with(10, "c10 newer"));
      }),
      { numRuns: 40 },
    );
  });

  it("writes the snapshot anew once changes take a sixteenth of it, and leaves them with the one before", async () => {
    await put(...many);
    await put("c7 new");
    await put(...many.map((car) => car.replace("old", "newer")));
    expect(existsSync(file("stock.changes"))).toBe(false);
    expect(await stored()).toEqual(many.map((car) => car.replace("old", "newer")));
    truncateSync(file("stock.snapshot"), 300);
    await put("c8 newest");
    expect(await stored()).toEqual(with7.with(8, "c8 newest"));
  });

  it("reads a snapshot whose stock has no name yet, and gives it one by writing it anew", async () => {
    await put(...many);
    const named = readFileSync(file("stock.snapshot"), "utf8");
    writeFileSync(file("stock.snapshot"), named.replace(/,"stock":"[0-9a-f]{16}"/, ""));
    const sha256 = /"sha256":"([0-9a-f]{16})/.exec(named)?.[1];
    expect(await open().count()).toEqual({ ok: true, cars: 100, version: sha256 });
    await put("c7 new");
    expect(await stored()).toEqual(with7);
    expect(readFileSync(file("stock.snapshot"), "utf8")).toContain('"stock":"');
  });

  it("stores what a map would store, whatever is put and removed", () => {
    const step = fc.tuple(
      fc.uniqueArray(fc.nat(110), { maxLength: 4 }),
      fc.uniqueArray(fc.nat(110), { maxLength: 4 }),
    );
    return fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await open().rebuild((writer) => writer.put(records(many)));
        const model = new Map(many.map((car) => [car.split(" ")[0] ?? "", car]));
        for (const [at, [puts, removed]] of steps.entries()) {
          await put(...puts.map((id) => `c${id} v${at}`));
          await remove(...removed.map((id) => `c${id}`));
          for (const id of puts) model.set(`c${id}`, `c${id} v${at}`);
          for (const id of removed) model.delete(`c${id}`);
        }
        expect((await stored()).toSorted()).toEqual([...model.values()].toSorted());
        expect(await open().count()).toMatchObject({ cars: model.size });
      }),
      { numRuns: 25 },
    );
  });
});
