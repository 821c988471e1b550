import { stringifyCar } from "@forecourt/search/car";
import { isConfigurable, ownRecord } from "@forecourt/search/ingest";
import {
  meilisearchEngine,
  meilisearchIndex,
  meilisearchSettings,
  openMeilisearchStock,
  searchToken,
} from "@forecourt/search/meilisearch";
import { aCar, aPlan, fakeMeilisearch, oneOf } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";

/** In real life `fetch` is the runtime's; this one belongs to a stand-in server that answers searches with one car. */
const server = () =>
  fakeMeilisearch(() => ({
    results: [{ hits: [stringifyCar(aCar({ make: "Mazda" }))], estimatedTotalHits: 1 }],
  }));

describe("asking a Meilisearch server", () => {
  it("is one engine and one index over one address", async () => {
    const { fetch } = server();
    const stock = openMeilisearchStock({
      host: "http://127.0.0.1:7700",
      index: "Car_hillside",
      fetch,
      clock: Date.now,
    });
    const written = await stock.index.write((writer) => writer.put([ownRecord(stringifyCar(aCar()))]));
    expect(written.ok).toBe(true);
    const answer = await stock.engine.run(aPlan({ filter: [oneOf("make", "Mazda")] }));
    expect(answer.ok && answer.hits[0]?.document["make"]).toBe("Mazda");
    await stock.close();
  });

  it("can be had in parts", async () => {
    const { fetch } = server();
    const options = { host: "http://127.0.0.1:7700", index: "Car_hillside", fetch };
    const index = meilisearchIndex(options);
    expect(isConfigurable(index)).toBe(true);
    expect(await index.applySettings()).toMatchObject({ ok: true });
    expect(await index.settingsDrift()).toEqual({ ok: true, differing: [] });
    const engine = meilisearchEngine({
      ...options,
      clock: Date.now,
    });
    expect(await engine.run(aPlan())).toMatchObject({ ok: true, total: 1 });
  });

  it("knows the settings its index needs", () => {
    expect(meilisearchSettings({ strictSort: true }).rankingRules[0]).toBe("sort");
  });

  it("signs tokens for products that search from the browser", async () => {
    const token = await searchToken({
      key: "a-search-key",
      keyUid: "76cf8b87-fd12-4688-ad34-260d930ca4f4",
      index: "Car_hillside",
      filter: oneOf("show_on_dealer_website", true),
      expiresAt: new Date("2030-01-01"),
    });
    expect(token.split(".")).toHaveLength(3);
  });
});
