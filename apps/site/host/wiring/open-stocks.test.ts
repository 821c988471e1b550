import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { stringifyCar } from "@forecourt/search/car";
import { aCar, aPlan } from "@forecourt/search/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openStocks } from "./open-stocks.ts";
import { testSite } from "#server/testing/test-site.ts";
import { listening } from "#host/testing/listening.ts";

const DEALER = "harbourside";
const world = await testSite();
await world.stock(DEALER, [aCar({ id: "1", slug: "one" }), aCar({ id: "2", slug: "two" })]);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Which cars of the dealer's stock are shown as reserved. */
async function reserved(): Promise<unknown[]> {
  const { engine } = await world.wiring.stock(DEALER);
  const found = await engine.run(aPlan({ fields: ["id", "reserved"], limit: 2 }));
  if (!found.ok) throw new Error("The stock gave no cars.");
  expect(found.hits).toHaveLength(2);
  return found.hits.flatMap(({ document }) => (document["reserved"] === true ? [document["id"]] : []));
}

describe("a dealer's stock", () => {
  it("shows the cars as reserved that are reserved on the site", async () => {
    expect(await reserved()).toEqual([]);
    const asked = vi.spyOn(world.wiring.reservations, "reservedCars").mockResolvedValue(["2"]);
    expect(await reserved()).toEqual(["2"]);
    expect(asked).toHaveBeenCalledWith(DEALER);
  });

  it("is shown as the feed says while the reservations cannot be read", async () => {
    vi.spyOn(world.wiring.reservations, "reservedCars").mockRejectedValue(new Error("away"));
    expect(await reserved()).toEqual([]);
  });
});

describe("the stocks of many dealers", () => {
  const { env, log, reservations, content } = world.wiring;
  const opened = async () => {
    let ms = 0;
    const stocks = openStocks({ env, log, reservations, content, most: 2, now: () => ms });
    for (const slug of ["one", "two", "three"]) await stocks.of(slug);
    const later = (seconds: number): void => {
      ms += seconds * 1_000;
    };
    return { stocks, later };
  };

  it("are closed once idle for ten seconds, the least recently used first, until few enough are open", async () => {
    const { stocks, later } = await opened();
    const first = await stocks.of("one");
    expect(stocks.loaded()).toEqual(["two", "three", "one"]);
    later(9);
    await stocks.of("four");
    expect(stocks.loaded()).toEqual(["two", "three", "one", "four"]);
    later(1);
    await stocks.of("four");
    expect(stocks.loaded()).toEqual(["one", "four"]);
    later(10);
    await stocks.of("four");
    expect(stocks.loaded()).toEqual(["one", "four"]);
    expect(await stocks.of("one")).toBe(first);
    await stocks.close();
  });

  it("are let go though one of them cannot be closed, and the log says which", async () => {
    const warned: unknown[] = [];
    vi.spyOn(log, "warn").mockImplementation((fields: unknown) => void warned.push(fields));
    const { stocks, later } = await opened();
    const first = await stocks.of("one");
    Object.assign(first, { close: () => Promise.reject(new Error("The disk is full.")) });
    later(10);
    for (const slug of ["four", "five"]) await stocks.of(slug);
    await vi.waitFor(() => expect(warned).toEqual([{ tenant: "one", error: "Error: The disk is full." }]));
    expect(stocks.loaded()).not.toContain("one");
    await stocks.close();
  });

  it("answer who still has one in hand that was closed, and are opened again as they were", async () => {
    const { stocks, later } = await opened();
    const { index, engine } = await stocks.of("one");
    const car = { document: stringifyCar(aCar({ id: "7" })), feed: "test", fingerprint: "" };
    later(10);
    await stocks.of("two");
    await stocks.of("three");
    expect(stocks.loaded()).toEqual(["two", "three"]);
    await index.rebuild((writer) => writer.put([car]));
    const again = await stocks.of("one");
    for (const searched of [engine, again.engine])
      expect(await searched.run(aPlan({ fields: ["id"] }))).toMatchObject({ ok: true, total: 1 });
    expect(again.engine).not.toBe(engine);
    await stocks.close();
  });

  it("are not kept open by who only looks how they are", async () => {
    const { stocks, later } = await opened();
    later(10);
    expect(await (await stocks.look("one")).health()).toMatchObject({ ok: true });
    await stocks.of("three");
    expect(stocks.loaded()).toEqual(["two", "three"]);
    await stocks.close();
  });
});

describe("stocks on a search server", () => {
  it("have an index each, whose name has letters, digits, - and _ alone, and are well while it gives cars", async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push(json(request));
      const found = { hits: [], query: "", offset: 0, limit: 1, estimatedTotalHits: 0, processingTimeMs: 0 };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ results: [{ indexUid: "cars_a_b", ...found }] }));
    });
    const port = await listening(server);
    const { env, log, reservations, content } = world.wiring;
    const onServer = { ...env, MEILI_URL: `http://127.0.0.1:${port}`, MEILI_INDEX: "cars" };
    const stocks = openStocks({ env: onServer, log, reservations, content });
    const stock = await stocks.of("a.b");
    expect(await stock.health()).toMatchObject({ ok: true });
    expect(await Promise.all(asked)).toMatchObject([{ queries: [{ indexUid: "cars_a_b" }] }]);
    await stocks.close();
    server.close();
  });
});
