import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { ownRecord } from "../../../stock-index/stock-index.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { describeStockIndex } from "../../../testing/contracts/describe-stock-index.ts";
import {
  type FakeMeilisearch,
  fakeMeilisearch,
  refused,
} from "../../../testing/fixtures/fake-meilisearch.ts";
import { type MeilisearchIndexOptions, meilisearchIndex } from "./meilisearch-index.ts";

const taskTimeout = { timeout: 5_000, interval: 0 };
const open = (server: FakeMeilisearch, options: Partial<MeilisearchIndexOptions> = {}) =>
  meilisearchIndex({
    host: "http://meili.test",
    index: "cars",
    fetch: server.fetch,
    taskTimeout,
    ...options,
  });
const record = (id: string) => ownRecord(stringifyCar(aCar({ id })));

describeStockIndex("Meilisearch (a stand-in, derived from its documentation)", async () => ({
  index: open(fakeMeilisearch()),
  close: () => Promise.resolve(),
}));

describe("meilisearchIndex, from derived cases", () => {
  it("makes the index with its primary key and settings before the first car", async () => {
    const server = fakeMeilisearch();
    await open(server).write((writer) => writer.put([record("a")]));
    const writes = server.requests.filter((line) => !line.startsWith("GET"));
    expect(writes).toEqual(["POST /indexes", "PATCH /indexes/cars/settings", "POST /indexes/cars/documents"]);
    expect(server.indexes.get("cars")?.settings["pagination"]).toEqual({ maxTotalHits: 200_000 });
  });

  it("re-indexes by swap: the stock is there at every moment, and the helper index is gone afterwards", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    await index.write((writer) => writer.put([record("a")]));
    await index.rebuild(async (writer) => {
      await writer.put([record("b")]);
      expect([...(server.indexes.get("cars")?.documents.keys() ?? [])]).toEqual(["a"]);
    });
    expect([...(server.indexes.get("cars")?.documents.keys() ?? [])]).toEqual(["b"]);
    expect(server.requests).toContain("POST /swap-indexes");
    expect(server.requests.at(-1)).toBe("DELETE /indexes/cars_next");
  });

  it("rebuilds from nothing where an interrupted rebuild left its helper index", async () => {
    const server = fakeMeilisearch();
    await open(server, { index: "cars_next" }).write((writer) => writer.put([record("left")]));
    await open(server).rebuild((writer) => writer.put([record("b")]));
    expect([...(server.indexes.get("cars")?.documents.keys() ?? [])]).toEqual(["b"]);
  });

  it("sets the settings of a new index once", async () => {
    const server = fakeMeilisearch();
    await open(server).applySettings();
    expect(server.requests.filter((line) => line.startsWith("PATCH"))).toHaveLength(1);
  });

  it("reads and takes out more cars than one request holds", async () => {
    const index = open(fakeMeilisearch());
    const ids = Array.from({ length: 2_001 }, (_, at) => `c${at}`);
    await index.write((writer) => writer.put(ids.map(record)));
    const stored: string[] = [];
    for await (const { document } of index.records()) stored.push(document.id);
    expect(stored).toEqual(ids);
    expect((await index.get(ids)).map(({ document }) => document.id)).toEqual(ids);
    await index.write((writer) => writer.remove(ids.slice(1)));
    expect(await index.count()).toMatchObject({ cars: 1 });
  });

  it("keeps the old stock when a rebuild fails", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    await index.write((writer) => writer.put([record("a")]));
    await expect(index.rebuild(() => Promise.reject(new Error("feed cut off")))).rejects.toThrow(
      "feed cut off",
    );
    expect([...(server.indexes.get("cars")?.documents.keys() ?? [])]).toEqual(["a"]);
  });

  it("reports a task that failed after it was accepted", async () => {
    const bad = { ...record("a"), document: { ...record("a").document, id: "a b" } };
    expect(await open(fakeMeilisearch()).write((writer) => writer.put([bad]))).toEqual({
      ok: false,
      problem: "refused",
      detail:
        "Task 2 (documentAdditionOrUpdate) of the search server did not succeed. invalid_document_id: documentAdditionOrUpdate failed",
    });
  });

  it.each([
    ["refused", "a wrong key", () => Promise.resolve(refused(403, "invalid_api_key"))],
    ["unreachable", "an overloaded server", () => Promise.resolve(refused(503, "too_many_search_requests"))],
    ["unreachable", "a server that is down", () => Promise.reject(new TypeError("fetch failed"))],
    ["unreachable", "a proxy's error page", () => Promise.resolve(new Response("<html>", { status: 502 }))],
  ])("answers '%s' for %s", async (problem, _, fetch) => {
    const index = open({ ...fakeMeilisearch(), fetch });
    expect(await index.write((writer) => writer.put([record("a")]))).toMatchObject({ ok: false, problem });
    expect(await index.count()).toMatchObject({ ok: false, problem });
    await expect(index.get(["a"])).rejects.toMatchObject({ failure: { problem } });
  });

  it("says which settings differ, sets them, and then has nothing to do", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    const none = await index.settingsDrift();
    expect(none.ok && none.differing).toContain("rankingRules");
    expect(await index.applySettings()).toMatchObject({ ok: true });
    expect(await index.settingsDrift()).toEqual({ ok: true, differing: [] });
    const strict = open(server, { settings: { strictSort: true } });
    expect(await strict.settingsDrift()).toEqual({ ok: true, differing: ["rankingRules"] });
    expect(await strict.applySettings()).toEqual({ ok: true, changed: ["rankingRules"] });
    expect(await strict.applySettings()).toEqual({ ok: true, changed: [] });
  });

  it("never shows where a car came from as part of the car", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    await index.write((writer) => writer.put([{ ...record("a"), feed: "yard", fingerprint: "f" }]));
    const [read] = await index.get(["a"]);
    expect(read?.feed).toBe("yard");
    expect(read?.document).not.toHaveProperty("stock_origin");
  });

  it("passes over what another program put into the index and is no car", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    await index.write((writer) => writer.put([record("a")]));
    await server.fetch("http://meili.test/indexes/cars/documents?primaryKey=id", {
      method: "POST",
      body: JSON.stringify([{ id: "page", title: "About us" }]),
    });
    const entries: string[] = [];
    await index.write(async (writer) => {
      await writer.put([record("b")]);
    });
    await index.write(async (writer) => {
      for await (const { id } of writer.entries()) entries.push(id);
    });
    expect(entries).toEqual(["a", "b"]);
    const stored: string[] = [];
    for await (const { document } of index.records()) stored.push(document.id);
    expect(stored).toEqual(["a", "b"]);
    expect((await index.get(["page", "a"])).map(({ document }) => document.id)).toEqual(["a"]);
  });

  it("has no cars where there is no index yet", async () => {
    const index = open(fakeMeilisearch());
    const stored: string[] = [];
    for await (const { document } of index.records()) stored.push(document.id);
    expect(stored).toEqual([]);
    expect(await index.get(["a"])).toEqual([]);
    expect(await index.count()).toEqual({ ok: true, cars: 0, version: "empty" });
  });

  it("asks once for a stock that fits one request, and asks for each thousand once", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    const asked = async (work: () => Promise<unknown>) => {
      const before = server.requests.length;
      await work();
      return server.requests.slice(before);
    };
    const everything = async () => {
      for await (const { document } of index.records()) expect(document.id).toMatch(/^c/);
    };
    const ids = Array.from({ length: 1_000 }, (_, at) => `c${at}`);
    await index.write((writer) => writer.put(ids.slice(1).map(record)));
    expect(await asked(everything)).toHaveLength(1);
    await index.write((writer) => writer.put(ids.slice(0, 1).map(record)));
    expect(await asked(everything)).toHaveLength(2);
    expect(await asked(() => index.get(ids))).toHaveLength(1);
    expect(await asked(() => index.get([...ids, "c1000"]))).toHaveLength(2);
    expect(await asked(() => index.get([]))).toEqual([]);
    const removed = await asked(() => index.write((writer) => writer.remove(ids)));
    expect(removed.filter((line) => line.endsWith("delete-batch"))).toHaveLength(1);
    expect(await index.count()).toMatchObject({ ok: true, cars: 0 });
  });

  it("sends nothing for no cars", async () => {
    const server = fakeMeilisearch();
    const index = open(server);
    await index.write((writer) => writer.put([record("a")]));
    const before = server.requests.length;
    await index.write(async (writer) => {
      await writer.put([]);
      await writer.remove([]);
    });
    expect(server.requests.slice(before).filter((line) => !line.startsWith("GET"))).toEqual([]);
  });

  it("makes changes in the order in which they came", async () => {
    const index = open(fakeMeilisearch());
    await index.write(async (writer) => {
      await writer.put([record("a"), record("b")]);
      await writer.remove(["a", "b"]);
      await writer.put([record("b")]);
    });
    const stored: string[] = [];
    for await (const { document } of index.records()) stored.push(document.id);
    expect(stored).toEqual(["b"]);
  });

  it("takes turns, and goes on after a write that failed", async () => {
    const index = open(fakeMeilisearch());
    const order: string[] = [];
    const first = index.write(async (writer) => {
      order.push("first begins");
      await writer.put([record("a")]);
      order.push("first ends");
      throw new Error("feed cut off");
    });
    const second = index.write(async (writer) => {
      order.push("second begins");
      await writer.put([record("b")]);
    });
    await expect(first).rejects.toThrow("feed cut off");
    expect(await second).toMatchObject({ ok: true });
    expect(order).toEqual(["first begins", "first ends", "second begins"]);
    expect((await index.get(["a", "b"])).map(({ document }) => document.id)).toEqual(["b"]);
  });

  it.each([
    [
      "refused",
      "The search server refused (invalid_api_key): Something about invalid_api_key.",
      () => Promise.resolve(refused(403, "invalid_api_key")),
    ],
    [
      "unreachable",
      "The search server cannot be used: Something about internal..",
      () => Promise.resolve(refused(500, "internal")),
    ],
    [
      "unreachable",
      "The search server cannot be used: fetch failed.",
      () => Promise.reject(new TypeError("fetch failed")),
    ],
  ])("fails in every way of reading and writing with '%s': %s", async (problem, detail, fetch) => {
    const failure = { ok: false, problem, detail };
    const index = open({ ...fakeMeilisearch(), fetch });
    const read = async () => {
      for await (const { document } of index.records()) expect(document).toBeUndefined();
    };
    await expect(read()).rejects.toMatchObject({ failure });
    await expect(index.get(["a"])).rejects.toMatchObject({ failure });
    expect(await index.count()).toEqual(failure);
    expect(await index.settingsDrift()).toEqual(failure);
    expect(await index.applySettings()).toEqual(failure);
    expect(await index.write((writer) => writer.put([record("a")]))).toEqual(failure);
    expect(await index.rebuild((writer) => writer.put([record("a")]))).toEqual(failure);
  });

  it("reports settings that the server does not take", async () => {
    const server = fakeMeilisearch();
    const index = open({
      ...server,
      fetch: (input, init) =>
        init?.method === "PATCH" ? Promise.resolve(refused(400, "bad_setting")) : server.fetch(input, init),
    });
    const failure = {
      ok: false,
      problem: "refused",
      detail: "The search server refused (bad_setting): Something about bad_setting.",
    };
    expect(await index.applySettings()).toEqual(failure);
    expect(await index.applySettings()).toEqual(failure);
  });
});
