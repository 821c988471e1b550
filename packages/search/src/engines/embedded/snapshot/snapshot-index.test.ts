import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { ownRecord, type StockIndex } from "../../../stock-index/stock-index.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { describeStockIndex } from "../../../testing/contracts/describe-stock-index.ts";
import { snapshotIndex } from "./snapshot-index.ts";

let directory: string;
let log: string[];
/** What was reported last with a message. */
let factsOf: Map<string, object>;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "stock-"));
  log = [];
  factsOf = new Map();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = () => join(directory, "stock.snapshot");
const lockFile = () => join(directory, "writer.lock");

const noting = (level: string) => (facts: object, message: string) => {
  log.push(`${level}: ${message}`);
  factsOf.set(message, facts);
};

const open = (options: Partial<Parameters<typeof snapshotIndex>[0]> = {}): StockIndex =>
  snapshotIndex({
    directory,
    log: {
      info: noting("info"),
      warn: noting("warn"),
      error: noting("error"),
    },
    now: Date.now,
    waitForWriter: 5_000,
    onCommit: () => Promise.resolve(),
    ...options,
  });

const put = (index: StockIndex, ...ids: string[]) =>
  index.write((writer) => writer.put(ids.map((id) => ownRecord(stringifyCar(aCar({ id }))))));

async function ids(index: StockIndex): Promise<string[]> {
  const found: string[] = [];
  for await (const { document } of index.records()) found.push(document.id);
  return found;
}

describeStockIndex("the snapshot index", async () => ({ index: open(), close: () => Promise.resolve() }));

/** Damages a file by writing something else in one place of it. */
const replace = (wanted: string, other: string) => (path: string) =>
  writeFileSync(path, readFileSync(path, "utf8").replace(wanted, other));

describe("snapshotIndex", () => {
  it("gives the same stock the same version, and keeps the version when nothing changed", async () => {
    const first = await put(open(), "a", "b");
    const version = first.ok ? first.version : "";
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(await open().write(() => Promise.resolve("looked only"))).toEqual({
      ok: true,
      value: "looked only",
      version,
    });
    await put(open(), "c");
    expect(await open().write((writer) => writer.remove(["c"]))).toMatchObject({ ok: true, version });
  });

  it("keeps a changed car in its place, so that equal cars do not jump about in a list", async () => {
    const index = open();
    await put(index, "a", "b", "c");
    await put(index, "a", "d");
    expect(await ids(index)).toEqual(["a", "b", "c", "d"]);
  });

  it("leaves nothing but its files behind", async () => {
    await put(open(), "a");
    await put(open(), "b");
    expect(readdirSync(directory).toSorted()).toEqual(["stock.previous.snapshot", "stock.snapshot"]);
  });

  it("drops what was written when the work fails", async () => {
    await put(open(), "a");
    const before = readFileSync(file());
    const work = open().write(async (writer) => {
      await writer.put([ownRecord(stringifyCar(aCar({ id: "b" })))]);
      throw new Error("feed cut off");
    });
    await expect(work).rejects.toThrow("feed cut off");
    expect(readFileSync(file())).toEqual(before);
  });

  it("refuses an id that could not move to another engine", async () => {
    await expect(put(open(), "a b")).rejects.toThrow("no index can store");
  });

  it.each([
    ["cut short", (path: string) => truncateSync(path, 300)],
    ["empty", (path: string) => truncateSync(path, 0)],
    [
      "with one character changed",
      (path: string) => writeFileSync(path, readFileSync(path, "utf8").replace("Toyota", "Toyoto")),
    ],
    ["something else", (path: string) => writeFileSync(path, "<html>")],
    [
      "of another format",
      (path: string) => writeFileSync(path, readFileSync(path, "utf8").replace('"format":1', '"format":9')),
    ],
  ])("sets a snapshot that is %s aside, says so, and goes on from the one before", async (_, damage) => {
    await put(open(), "a");
    await put(open(), "b");
    damage(file());
    await put(open(), "c");
    expect(await ids(open())).toEqual(["a", "c"]);
    expect(log.slice(2)).toEqual([
      "error: stock snapshot is damaged and was set aside",
      "warn: writing on top of the stock before the damaged one",
      "info: stock replaced",
    ]);
    expect(factsOf.get("stock snapshot is damaged and was set aside")).toEqual({
      file: join(directory, "stock.broken.snapshot"),
      reason: expect.stringMatching(/^its? /),
    });
    expect(factsOf.get("writing on top of the stock before the damaged one")).toEqual({ cars: 1 });
    expect(readdirSync(directory)).toContain("stock.broken.snapshot");
  });

  it("starts empty, and says so, when the snapshot before is damaged too", async () => {
    await put(open(), "a");
    await put(open(), "b");
    truncateSync(file(), 300);
    truncateSync(join(directory, "stock.previous.snapshot"), 300);
    await put(open(), "c");
    expect(await ids(open())).toEqual(["c"]);
    expect(log).toContain("error: the snapshot before is damaged too; the stock starts empty");
    expect(factsOf.get("the snapshot before is damaged too; the stock starts empty")).toEqual({
      reason: "it was cut short: its last line is missing",
    });
  });

  it.each(["stock.snapshot", "stock.previous.snapshot", "stock.broken.snapshot"])(
    "writes nothing while it cannot read or replace %s",
    async (name) => {
      await put(open(), "a");
      await put(open(), "b");
      if (name !== "stock.snapshot") truncateSync(file(), 300);
      rmSync(join(directory, name), { force: true });
      mkdirSync(join(directory, name, "in the way"), { recursive: true });
      expect(await put(open(), "c")).toMatchObject({ ok: false, problem: "unreachable" });
      expect(readdirSync(directory)).toContain(name);
    },
  );

  it("cannot be reached where its directory is a file", async () => {
    writeFileSync(join(directory, "file"), "");
    const index = open({ directory: join(directory, "file") });
    expect(await index.count()).toMatchObject({ ok: false, problem: "unreachable" });
    expect(await put(index, "a")).toMatchObject({ ok: false, problem: "unreachable" });
  });

  it.each([
    ["it was cut short: its last line is missing", (path: string) => truncateSync(path, 300)],
    [
      "it was cut short: its last line is missing",
      (path: string) => truncateSync(path, readFileSync(path).length - 1),
    ],
    ["it was cut short: its last line is missing", replace('"cars":2', '"cars":"2"')],
    ["it is no stock snapshot", (path: string) => truncateSync(path, 0)],
    ["it was written by another version of this package", replace('"format":1', '"format":9')],
    ["its contents do not fit its checksum", replace("Toyota", "Toyoto")],
    ["its contents do not fit its checksum", replace('"cars":2', '"cars":3')],
  ])("says what is wrong with a snapshot: %s", async (reason, damage) => {
    await put(open(), "a", "b");
    damage(file());
    await expect(ids(open())).rejects.toMatchObject({
      failure: { problem: "broken", detail: `The stock snapshot is damaged: ${reason}.` },
    });
  });

  it("keeps a stock of several megabytes whole, and each car in its place", async () => {
    const names = Array.from({ length: 1_500 }, (_, at) => `c${at}`);
    const comments = "Škoda \n ".repeat(200);
    const recordOf = (id: string, badge: string) => ownRecord(stringifyCar(aCar({ id, badge, comments })));
    await open().write((writer) => writer.put(names.map((id) => recordOf(id, "old"))));
    await open().write(async (writer) => {
      expect(
        (await writer.get(["c1400", "c0", "c1400", "unknown"])).map(({ document }) => document.id),
      ).toEqual(["c1400", "c0"]);
      await writer.put([recordOf("new", "new"), recordOf("c700", "new")]);
      await writer.remove(["c3"]);
    });
    expect(await ids(open())).toEqual([...names.filter((id) => id !== "c3"), "new"]);
    const [changed] = await open().get(["c700"]);
    expect(changed?.document).toMatchObject({ badge: "new", comments });
  });

  it("reports to a reader that the snapshot is damaged", async () => {
    await put(open(), "a");
    truncateSync(file(), 200);
    await expect(ids(open())).rejects.toMatchObject({ failure: { problem: "broken" } });
    expect(await open().count()).toMatchObject({ ok: false, problem: "broken" });
  });

  it("sweeps up after a writer that was killed", async () => {
    await put(open(), "a");
    writeFileSync(join(directory, "half.snapshot.tmp"), "{");
    await put(open(), "b");
    expect(readdirSync(directory)).not.toContain("half.snapshot.tmp");
  });
});

const holder = (fields: object) =>
  writeFileSync(
    lockFile(),
    JSON.stringify({ pid: 1, host: hostname(), token: "t", since: "2026-11-21", ...fields }),
  );

describe("the writer's lock", () => {
  it("says who is writing when waiting did not help", async () => {
    holder({ pid: process.ppid });
    const result = await put(open({ waitForWriter: 0 }), "a");
    const who = `process ${process.ppid} on ${hostname()}, since 2026-11-21`;
    const detail = `Another writer holds the stock in ${directory}: ${who}.`;
    expect(result).toEqual({ ok: false, problem: "busy", detail });
  });

  it("is taken over from a process that died", async () => {
    holder({ pid: 2 ** 22 + 12_345 });
    expect(await put(open({ waitForWriter: 0 }), "a")).toMatchObject({ ok: true });
  });

  it("is taken over from a predecessor that had our own number, as in a restarted container", async () => {
    holder({ pid: process.pid });
    expect(await put(open({ waitForWriter: 0 }), "a")).toMatchObject({ ok: true });
  });

  it("is respected on another machine until it is silent for ten minutes", async () => {
    holder({ host: "elsewhere" });
    expect(await put(open({ waitForWriter: 0 }), "a")).toMatchObject({ ok: false, problem: "busy" });
    const longAgo = Date.now() / 1000 - 601;
    utimesSync(lockFile(), longAgo, longAgo);
    expect(await put(open({ waitForWriter: 0 }), "a")).toMatchObject({ ok: true });
  });

  /** The lock, or the guard of a process that takes it over, as old as this at a moment that stands still. */
  const NOW = 1_800_000_000_000;
  const asOld = (path: string, age: number) => utimesSync(path, (NOW - age) / 1000, (NOW - age) / 1000);
  const standing = () => open({ waitForWriter: 0, now: () => NOW });
  const DEAD = { pid: 2 ** 22 + 12_345 };

  it.each([
    ["of another machine, after ten minutes", { host: "elsewhere" }, 600_000],
    ["of another machine, whatever runs under its number here", { host: "elsewhere", ...DEAD }, 600_000],
    ["of a process that runs, after ten minutes", { pid: process.ppid }, 600_000],
  ])("is taken over %s, and not before", async (_, fields, age) => {
    holder(fields);
    asOld(lockFile(), age);
    expect(await put(standing(), "a")).toMatchObject({ ok: false, problem: "busy" });
    asOld(lockFile(), age + 1_000);
    expect(await put(standing(), "a")).toMatchObject({ ok: true });
  });

  it("is taken over after ten seconds where its writer had no time to say who it is", async () => {
    for (const contents of ["", "{}", '{"pid":']) {
      writeFileSync(lockFile(), contents);
      asOld(lockFile(), 10_000);
      expect(await put(standing(), "a")).toMatchObject({ ok: false, problem: "busy" });
      asOld(lockFile(), 11_000);
      expect(await put(standing(), "a")).toMatchObject({ ok: true });
    }
  });

  it("is left to the process that is taking it over, and taken from one that died at it", async () => {
    const guard = `${lockFile()}.takeover`;
    holder(DEAD);
    writeFileSync(guard, "");
    asOld(guard, 10_000);
    expect(await put(standing(), "a")).toMatchObject({ ok: false, problem: "busy" });
    asOld(guard, 11_000);
    expect(await put(standing(), "a")).toMatchObject({ ok: true });
    expect(readdirSync(directory)).toEqual(["stock.snapshot"]);
  });

  it("is kept alive by a long write", async () => {
    const { mtimeMs } = await open()
      .write(async (writer) => {
        asOld(lockFile(), 500_000);
        await writer.put([ownRecord(stringifyCar(aCar({ id: "a" })))]);
        return statSync(lockFile());
      })
      .then((written) => (written.ok ? written.value : { mtimeMs: 0 }));
    expect(Math.abs(Date.now() - mtimeMs)).toBeLessThan(60_000);
  });

  it("keeps a writer that was taken for dead from undoing the other's work", async () => {
    const late = await open().write(async (writer) => {
      await writer.put([ownRecord(stringifyCar(aCar({ id: "late" })))]);
      holder({ pid: process.ppid, token: "another" });
    });
    expect(late).toEqual({
      ok: false,
      problem: "busy",
      detail: "Another writer took this one for dead and went on; nothing of this write was stored.",
    });
    expect(readFileSync(lockFile(), "utf8")).toContain("another");
    expect(readdirSync(directory)).toEqual(["writer.lock"]);
    rmSync(lockFile());
    expect(await ids(open())).toEqual([]);
  });
});
