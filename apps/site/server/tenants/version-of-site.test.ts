import { join } from "node:path";
import { emptyQuery } from "@forecourt/search";
import { stringifyCar } from "@forecourt/search/car";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { ownRecord } from "@forecourt/search/ingest";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { searchTenantStock } from "#server/stock/stock.ts";
import { testSite } from "#server/testing/test-site.ts";
import { versionOfSite } from "./version-of-site.ts";

const world = await testSite();
await world.stock("harbourside", [aCar({ id: "9", price: 41_000 })]);

const HOST = "harbourside.localhost";

async function priceShown(): Promise<unknown> {
  const site = await world.site("harbourside");
  const found = await searchTenantStock(world.wiring, site, emptyQuery, { kind: "all" });
  return found.ok ? found.cars.map(({ price }) => price) : found;
}

describe("versionOfSite", () => {
  it("is another one for whoever asks first after another process's import, and the page has the new price", async () => {
    expect(await priceShown()).toEqual([41_000]);
    const before = await versionOfSite(world.wiring, HOST);
    expect(await versionOfSite(world.wiring, HOST)).toEqual(before);
    // What `forecourt stock import` does, on the folder that all processes share.
    const importer = await openEmbeddedStock({
      directory: join(world.wiring.dataDirectory, "stock/harbourside"),
    });
    await importer.index.write((writer) =>
      writer.put([ownRecord(stringifyCar(aCar({ id: "9", price: 39_500 })))]),
    );
    await importer.close();
    expect(await versionOfSite(world.wiring, HOST)).not.toEqual(before);
    expect(await priceShown()).toEqual([39_500]);
  });

  it("names the content, the stock and the cars reserved, or none of these while their store is away", async () => {
    const content = await world.wiring.tenant("harbourside");
    const stock = await world.wiring.stock("harbourside");
    const made = [content?.version, await stock.newestVersion()].join(" ");
    const reserved = vi.spyOn(world.wiring.reservations, "reservedCars").mockResolvedValue(["1", "2"]);
    expect(await versionOfSite(world.wiring, HOST)).toEqual({
      tenant: "harbourside",
      version: `${made} 1 2`,
    });
    reserved.mockRejectedValue(new Error("away"));
    expect(await versionOfSite(world.wiring, HOST)).toEqual({ tenant: "harbourside", version: made });
    reserved.mockRestore();
  });

  it("is none for a dealer whose content is gone", async () => {
    const tenant = vi.spyOn(world.wiring, "tenant").mockResolvedValue(null);
    expect(await versionOfSite(world.wiring, HOST)).toBeNull();
    tenant.mockRestore();
  });

  it("is none for a host that is no site", async () => {
    expect(await versionOfSite(world.wiring, "nobody.example")).toBeNull();
  });
});
