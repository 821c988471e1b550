import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { ownRecord, type StockWriter } from "../../../stock-index/stock-index.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { aPlan } from "../../../testing/fixtures/a-plan.ts";
import { IndexFile } from "../index-file.ts";
import { ServedSnapshot, type StockEngine, type StockEngines } from "./served-snapshot.ts";
import { snapshotIndex } from "./snapshot-index.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "served-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const change = (work: (writer: StockWriter) => Promise<void>) =>
  snapshotIndex({
    directory,
    log: silent,
    now: Date.now,
    waitForWriter: 0,
    onCommit: () => Promise.resolve(),
  }).write(work);
const put = (...ids: string[]) =>
  change((writer) => writer.put(ids.map((id) => ownRecord(stringifyCar(aCar({ id, badge: `${next++}` }))))));
const remove = (id: string) => change((writer) => writer.remove([id]));
let next = 0;

/** How each engine was made. */
let made: string[];
beforeEach(() => {
  made = [];
});
const noting = (engine: StockEngine): StockEngine => ({
  ...engine,
  async changed(changes) {
    made.push(`changed ${[...changes.keys()].join(" ")}`);
    return noting(await engine.changed(changes));
  },
});
function serve(fails?: unknown): ServedSnapshot {
  const file = new IndexFile({ directory, log: silent, leastCars: 1_000, settings: {} });
  const engines: StockEngines = {
    stored: (versions, cars) => file.stored(versions, cars),
    async build(batches, version) {
      if (fails !== undefined) throw fails;
      made.push("built");
      return noting(await file.build(batches, version));
    },
  };
  return new ServedSnapshot({ directory, log: silent, engines, emptyVersion: "none" });
}
/** What is found after a load, as "id badge", in order. */
async function found(served: ServedSnapshot): Promise<string[]> {
  await served.refresh();
  const answer = await served.served?.engine.run(aPlan({ limit: 1_000 }));
  if (!answer?.ok) throw new Error("nothing is served");
  return answer.hits.map(({ document }) => `${String(document["id"])} ${String(document["badge"])}`);
}

describe("ServedSnapshot", () => {
  it("loads nothing before it is asked, and then no file twice", async () => {
    await put("a");
    const served = serve();
    expect([served.served, served.problem, served.loading]).toEqual([null, null, null]);
    const loading = served.refresh();
    expect(served.loading).toBe(loading);
    await loading;
    expect(served.loading).toBeNull();
    expect(served.served?.cars).toBe(1);
    expect(served.refresh()).toBeNull();
  });

  it("starts no second load while one is under way, and loads what came meanwhile afterwards", async () => {
    await put("a");
    const served = serve();
    const loading = served.refresh();
    utimesSync(join(directory, "stock.snapshot"), 1, 1);
    expect(served.refresh()).toBe(loading);
    await loading;
    const next = served.refresh();
    expect(next).not.toBeNull();
    await next;
    expect(served.refresh()).toBeNull();
  });

  it("loads a file that differs by its time alone, by its place on the disk, and one that came back", async () => {
    const file = join(directory, "stock.snapshot");
    const served = serve();
    const loads = async () => {
      const loading = served.refresh();
      await loading;
      return loading !== null;
    };
    expect([await loads(), await loads()]).toEqual([true, false]);
    expect(served.served?.version).toBe("none");
    await put("a");
    expect([await loads(), await loads()]).toEqual([true, false]);
    utimesSync(file, 5, 5);
    expect([await loads(), await loads()]).toEqual([true, false]);
    await put("b");
    utimesSync(file, 5, 5);
    expect([await loads(), await loads()]).toEqual([true, false]);
    expect(served.served?.cars).toBe(2);
    rmSync(file);
    expect([await loads(), await loads()]).toEqual([true, false]);
    expect(served.problem).toBe(`The stock snapshot in ${directory} cannot be used: it was deleted.`);
    await put("c");
    expect([await loads(), await loads()]).toEqual([true, false]);
    expect(served.problem).toBeNull();
  });

  it("builds no engine after a few changed cars, and finds what one that is built anew finds", async () => {
    await put(...Array.from({ length: 300 }, (_, at) => `c${at}`));
    const served = serve();
    await served.refresh();
    await put("c7", "new1");
    expect(await found(served)).toEqual(await found(serve()));
    await remove("c8");
    await put("new2", "c7", "new1");
    expect(await found(served)).toEqual(await found(serve()));
    expect(made).toEqual(["built", "changed c7 new1", "built", "changed c7 new1 c8 new2", "built"]);
  });

  it("builds one where a car came back to its old place, and of a snapshot that was written anew", async () => {
    await put(...Array.from({ length: 300 }, (_, at) => `c${at}`));
    const served = serve();
    await served.refresh();
    await remove("c8");
    await served.refresh();
    await put("c8");
    const anew = await found(served);
    expect(anew[8]).toContain("c8");
    expect(made).toEqual(["built", "changed c8", "built"]);
    await put(...Array.from({ length: 50 }, (_, at) => `c${at}`));
    expect((await found(served)).slice(50)).toEqual(anew.slice(50));
    expect(made.at(-1)).toBe("built");
    expect(made).toHaveLength(4);
  });

  it("cannot use a snapshot that no engine can be made of, and throws on what is no error", async () => {
    await put("a");
    const served = serve(new TypeError("no engine"));
    await served.refresh();
    expect(served.problem).toBe(`The stock snapshot in ${directory} cannot be used: no engine.`);
    await expect(serve({ no: "engine" }).refresh()).rejects.toEqual({ no: "engine" });
  });

  it.each([
    ["a car's contents", '"document"', '"decument"'],
    ["what a line is", "{", "["],
    ["a text", '"slug":"', '"slug":"x'],
  ])(
    "says that a snapshot is damaged where %s changed, whatever an engine makes of it",
    async (_, was, is) => {
      await put("a");
      const file = join(directory, "stock.snapshot");
      const [header, ...lines] = readFileSync(file, "utf8").split("\n");
      writeFileSync(
        file,
        [header, ...lines.map((line, at) => (at === 0 ? line.replace(was, is) : line))].join("\n"),
      );
      const served = serve();
      await served.refresh();
      expect(served.problem).toBe(
        `The stock snapshot in ${directory} cannot be used: its contents do not fit its checksum.`,
      );
    },
  );
});
