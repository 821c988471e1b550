import { beforeEach, describe, expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { ownRecord } from "../../stock-index/stock-index.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { type FakeMeilisearch, fakeMeilisearch, refused } from "../../testing/fixtures/fake-meilisearch.ts";
import { openMeilisearchStock } from "./open-meilisearch-stock.ts";

let now: number;
let server: FakeMeilisearch;
/** Whether the server answers with an error. */
let down: boolean;
beforeEach(() => {
  now = 50_000;
  server = fakeMeilisearch();
  down = false;
});

const open = (options: { versionFor?: number } = {}) =>
  openMeilisearchStock({
    host: "http://meili.test",
    index: "cars",
    fetch: (...request) => (down ? Promise.resolve(refused(503, "internal")) : server.fetch(...request)),
    clock: () => now,
    taskTimeout: { timeout: 5_000, interval: 0 },
    ...options,
  });

type Stock = ReturnType<typeof open>;

/** The version once the look that asking for it started has ended. */
async function heard(stock: Stock): Promise<string> {
  stock.version();
  await stock.close();
  return stock.version();
}

const put = (stock: Stock, id: string) =>
  stock.index.write((writer) => writer.put([ownRecord(stringifyCar(aCar({ id })))]));

describe("openMeilisearchStock", () => {
  it("knows no version before it asked, and asks nothing before the version is wanted", async () => {
    const stock = open();
    await stock.close();
    expect(server.requests).toEqual([]);
    expect(stock.version()).toBe("unknown");
  });

  it("names the stock as the server does, in the background", async () => {
    const stock = open();
    expect(await heard(stock)).toBe("empty");
    const written = await put(stock, "a");
    now += 2_000;
    expect(stock.version()).toBe("empty");
    await stock.close();
    expect(stock.version()).toBe(written.ok && written.version);
  });

  it("asks at most every two seconds, or as often as is set", async () => {
    for (const [options, every] of [
      [{}, 2_000],
      [{ versionFor: 500 }, 500],
    ] as const) {
      const stock = open(options);
      await heard(stock);
      const asked = server.requests.length;
      now += every - 1;
      await heard(stock);
      expect(server.requests.length).toBe(asked);
      now += 1;
      await heard(stock);
      expect(server.requests.length).toBeGreaterThan(asked);
    }
  });

  it("waits for a look that is due, so that what another process wrote is known at once", async () => {
    const [site, importer] = [open(), open()];
    expect(await site.newestVersion()).toBe("empty");
    const written = await put(importer, "a");
    expect(await site.newestVersion()).toBe("empty");
    now += 2_000;
    expect(await site.newestVersion()).toBe(written.ok && written.version);
  });

  it("does not wait for a server that hangs, and not again while it does", async () => {
    const stock = openMeilisearchStock({
      host: "http://meili.test",
      index: "cars",
      fetch: () => new Promise<Response>(() => undefined),
      clock: () => now,
      waitForVersion: 5,
    });
    expect(await stock.newestVersion()).toBe("unknown");
    now += 5;
    expect(await stock.newestVersion()).toBe("unknown");
  });

  it("starts no second look while one is under way", async () => {
    const stock = open();
    stock.version();
    const asked = server.requests.length;
    now += 60_000;
    stock.version();
    expect(server.requests.length).toBe(asked);
    await stock.close();
  });

  it("keeps the last version while the server is down, and hears of the next one afterwards", async () => {
    const stock = open();
    await put(stock, "a");
    const before = await heard(stock);
    down = true;
    now += 2_000;
    expect(await heard(stock)).toBe(before);
    down = false;
    await put(stock, "b");
    now += 2_000;
    expect(await heard(stock)).not.toBe(before);
  });
});
