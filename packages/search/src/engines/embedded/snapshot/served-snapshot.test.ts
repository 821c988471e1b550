import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { ownRecord } from "../../../stock-index/stock-index.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { embeddedEngine } from "../embedded-engine.ts";
import { ServedSnapshot } from "./served-snapshot.ts";
import { snapshotIndex } from "./snapshot-index.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "served-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const put = (id: string) =>
  snapshotIndex({
    directory,
    log: silent,
    now: Date.now,
    waitForWriter: 0,
    onCommit: () => Promise.resolve(),
  }).write((writer) => writer.put([ownRecord(stringifyCar(aCar({ id })))]));
const serve = () =>
  new ServedSnapshot({
    directory,
    log: silent,
    buildEngine: (cars) => embeddedEngine(cars),
    emptyVersion: "none",
  });

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
});
