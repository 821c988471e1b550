import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { ownRecord } from "../../stock-index/stock-index.ts";
import type { SearchPlan } from "../../plan/search-plan.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { type EmbeddedStock, type EmbeddedStockOptions, openEmbeddedStock } from "./open-embedded-stock.ts";

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

const everything: SearchPlan = {
  main: {
    text: [],
    matching: "last",
    filter: [],
    sort: [],
    order: "relevance",
    offset: 0,
    limit: 100,
    facets: [],
    fields: ["id"],
    highlight: null,
  },
  counts: [],
};

const noting = (level: string) => (facts: object, message: string) => {
  log.push(`${level}: ${message}`);
  factsOf.set(message, facts);
};

const open = (options: Partial<EmbeddedStockOptions> = {}) =>
  openEmbeddedStock({
    directory,
    waitForReload: 10_000,
    log: {
      info: noting("info"),
      warn: noting("warn"),
      error: noting("error"),
    },
    ...options,
  });

async function ids(stock: EmbeddedStock): Promise<unknown[] | string> {
  const answer = await stock.engine.run(everything);
  return answer.ok ? answer.hits.map(({ document }) => document["id"]) : answer.problem;
}

const put = (stock: EmbeddedStock, ...carIds: string[]) =>
  stock.index.write((writer) => writer.put(carIds.map((id) => ownRecord(stringifyCar(aCar({ id }))))));

describe("openEmbeddedStock", () => {
  it("knows the newest version of another process's stock, also when nothing was asked since it was written", async () => {
    const [site, importer] = [await open(), await open()];
    await put(importer, "a");
    expect(await ids(site)).toEqual(["a"]);
    const before = site.version();
    const written = await put(importer, "b");
    const newest = await site.newestVersion();
    expect(newest).not.toBe(before);
    expect(newest).toBe(written.ok && written.version);
    expect(await site.newestVersion()).toBe(newest);
  });

  it("names the version it has when a newer one takes longer to load than a query waits", async () => {
    const [site, importer] = [await open({ waitForReload: 0 }), await open()];
    await put(importer, "a");
    await ids(site);
    const before = site.version();
    await put(importer, "b");
    expect(await site.newestVersion()).toBe(before);
    await site.health();
    expect(await site.newestVersion()).not.toBe(before);
  });

  it("answers with no cars before anything was imported, and makes its directory", async () => {
    const stock = await open({ directory: join(directory, "pool", "main") });
    expect(await ids(stock)).toEqual([]);
    expect(stock.version()).toBe("empty");
    expect(await stock.health()).toEqual({ ok: true, version: "empty", cars: 0 });
  });

  it("answers with what was written here, at once", async () => {
    const stock = await open();
    await ids(stock);
    const written = await put(stock, "a", "b");
    expect(stock.version()).toBe(written.ok && written.version);
    expect(await ids(stock)).toEqual(["a", "b"]);
  });

  it("searches with the engine's own settings, also after a change", async () => {
    const stock = await open({ settings: { maxTotalHits: 1 } });
    await put(stock, ...Array.from({ length: 40 }, (_, at) => `c${at}`));
    expect(await ids(stock)).toEqual(["c0"]);
    await put(stock, "c7");
    expect(await ids(stock)).toEqual(["c0"]);
  });

  it("answers with what was written here even where a page waits for no other load", async () => {
    const stock = await open({ waitForReload: 0 });
    expect(await ids(stock)).toEqual([]);
    await put(stock, "a");
    expect(await ids(stock)).toEqual(["a"]);
  });

  it("answers with what another process wrote, without being reopened", async () => {
    const site = await open();
    expect(await ids(site)).toEqual([]);
    const before = site.version();
    const command = await open();
    const written = await put(command, "a");
    expect(await ids(site)).toEqual(["a"]);
    expect(site.version()).not.toBe(before);
    expect(site.version()).toBe(written.ok && written.version);
  });

  it("notices a replaced snapshot even when every page is cached and only the version is asked for", async () => {
    const site = await open();
    await ids(site);
    await put(await open(), "a");
    expect(site.version()).toBe("empty");
    await site.close();
    expect(site.version()).not.toBe("empty");
  });

  it("answers from the old stock while a new one takes long to load", async () => {
    const site = await open({ waitForReload: 0 });
    await put(site, "a");
    expect(await ids(site)).toEqual(["a"]);
    await put(await open(), "b");
    expect(await ids(site)).toEqual(["a"]);
    await site.close();
    expect(await ids(site)).toEqual(["a", "b"]);
  });

  it("has the same version for the same stock in another process", async () => {
    const written = await put(await open(), "a");
    expect((await open()).version()).toBe(written.ok && written.version);
  });

  it("says that the snapshot was deleted under it", async () => {
    const stock = await open();
    await put(stock, "a");
    await ids(stock);
    rmSync(join(directory, "stock.snapshot"));
    expect(await stock.health()).toEqual({
      ok: false,
      detail: `The stock snapshot in ${directory} cannot be used: it was deleted.`,
    });
  });

  it.each([
    ["damaged", (file: string) => truncateSync(file, 100)],
    ["emptied", (file: string) => truncateSync(file, 0)],
    ["deleted", (file: string) => rmSync(file)],
    ["deleted with its directory", (file: string) => rmSync(dirname(file), { recursive: true })],
  ])("keeps serving what it has when the snapshot is %s under it, and reports it", async (_, spoil) => {
    const stock = await open();
    await put(stock, "a");
    await ids(stock);
    spoil(join(directory, "stock.snapshot"));
    expect(await ids(stock)).toEqual(["a"]);
    expect(await stock.health()).toMatchObject({ ok: false });
    expect(log.join("\n")).toContain("error: stock snapshot cannot be used");
  });

  it.each([
    ["damaged", (file: string) => truncateSync(file, 100)],
    ["deleted", (file: string) => rmSync(file)],
  ])("serves the snapshot before a %s one after a restart", async (_, spoil) => {
    const writer = await open();
    await put(writer, "a");
    await put(writer, "b");
    spoil(join(directory, "stock.snapshot"));
    const stock = await open();
    expect(await ids(stock)).toEqual(["a"]);
    expect(log).toContain("warn: serving the snapshot before");
    expect(await stock.health()).toMatchObject({ ok: false });
    await put(stock, "c");
    expect(await stock.health()).toMatchObject({ ok: true });
  });

  it("says that it is unavailable when there is nothing whole to serve, and recovers with the next import", async () => {
    await put(await open(), "a");
    truncateSync(join(directory, "stock.snapshot"), 100);
    const stock = await open();
    const detail = `The stock snapshot in ${directory} cannot be used: it was cut short: its last line is missing.`;
    const unavailable = { ok: false, problem: "unavailable", detail, retryAfter: 30 };
    expect(await stock.engine.run(everything)).toEqual(unavailable);
    expect(await stock.health()).toEqual({ ok: false, detail });
    await put(stock, "b");
    expect(await ids(stock)).toEqual(["b"]);
    expect(await stock.health()).toMatchObject({ ok: true });
  });

  it("reports what it loaded, and says so when it was replaced", async () => {
    const stock = await open();
    await ids(stock);
    expect(log).toEqual([]);
    const written = await put(stock, "a", "b");
    const version = written.ok && written.version;
    expect(log).toEqual(["info: stock replaced", "info: stock loaded"]);
    expect(factsOf.get("stock replaced")).toEqual({ directory, cars: 2, version });
    expect(factsOf.get("stock loaded")).toEqual({ directory, cars: 2, version });
    expect(await stock.health()).toEqual({ ok: true, version, cars: 2 });
  });

  it("loads a snapshot once, however often it is asked", async () => {
    await put(await open(), "a");
    const stock = await open();
    log = [];
    await Promise.all([ids(stock), ids(stock), stock.health()]);
    await ids(stock);
    await stock.health();
    expect(log).toEqual(["info: stock loaded"]);
  });

  it("reports which snapshot it serves in place of a damaged one", async () => {
    const writer = await open();
    const before = await put(writer, "a");
    await put(writer, "b");
    truncateSync(join(directory, "stock.snapshot"), 100);
    log = [];
    expect(await ids(await open())).toEqual(["a"]);
    expect(log).toEqual(["error: stock snapshot cannot be used", "warn: serving the snapshot before"]);
    expect(factsOf.get("stock snapshot cannot be used")).toEqual({
      directory,
      reason: "it was cut short: its last line is missing",
    });
    expect(factsOf.get("serving the snapshot before")).toEqual({
      directory,
      cars: 1,
      version: before.ok && before.version,
    });
  });

  it("reports that a deleted snapshot and the one before cannot be used", async () => {
    const writer = await open();
    await put(writer, "a");
    await put(writer, "b");
    rmSync(join(directory, "stock.snapshot"));
    truncateSync(join(directory, "stock.previous.snapshot"), 100);
    log = [];
    const stock = await open();
    expect(await ids(stock)).toEqual([]);
    expect(log).toEqual(["error: the snapshot before cannot be used either"]);
    expect(factsOf.get("the snapshot before cannot be used either")).toEqual({
      reason: "it was cut short: its last line is missing",
    });
    expect(await stock.health()).toEqual({ ok: true, version: "empty", cars: 0 });
  });

  it("serves no cars, and reports nothing, where an emptied stock was deleted", async () => {
    const stock = await open();
    await put(stock, "a");
    await stock.index.write((writer) => writer.remove(["a"]));
    await stock.index.write((writer) => writer.remove(["a"]));
    expect(await ids(stock)).toEqual([]);
    rmSync(join(directory, "stock.snapshot"));
    expect(await stock.health()).toMatchObject({ ok: true, cars: 0 });
    expect(log.filter((line) => line.startsWith("error"))).toEqual([]);
  });

  it("does not serve the snapshot before where that had no cars", async () => {
    const writer = await open();
    await put(writer, "a");
    await writer.index.write((one) => one.remove(["a"]));
    await put(writer, "b");
    truncateSync(join(directory, "stock.snapshot"), 100);
    log = [];
    expect(await ids(await open())).toBe("unavailable");
    expect(log).toEqual(["error: stock snapshot cannot be used"]);
  });

  it("names the version of a damaged snapshot as that of no stock, until it is loaded", async () => {
    await put(await open(), "a");
    truncateSync(join(directory, "stock.snapshot"), 100);
    const stock = await open();
    expect([stock.version(), await stock.newestVersion()]).toEqual(["empty", "empty"]);
  });

  it("needs no log", async () => {
    const stock = await openEmbeddedStock({ directory, waitForReload: 10_000 });
    await put(stock, "a");
    truncateSync(join(directory, "stock.snapshot"), 100);
    expect(await stock.health()).toMatchObject({ ok: false });
    await put(stock, "b");
    expect(await ids(stock)).toEqual(["b"]);
  });
});
