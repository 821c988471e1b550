import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { findCarById, mainStockList } from "./stock.ts";

let world: TestSite;
let site: TenantSite;
beforeAll(async () => {
  world = await openTestSite();
  site = await world.site("harbourside");
  await world.stock("harbourside", [aCar({ id: "1", slug: "a" })]);
});
afterAll(() => world.close());

const withSearch = (change: object): TenantSite => ({
  ...site,
  config: { ...site.config, search: { ...site.config.search, ...change } },
});

describe("mainStockList", () => {
  it("is the list the settings name, with its address, its title and what is in it", () => {
    expect(mainStockList(site)).toEqual({
      href: "/search/new-used-and-demo-cars",
      title: "New, pre-owned and demo cars",
      scope: { kind: "all" },
    });
    const used = mainStockList(withSearch({ defaultPath: "used-cars" }));
    expect(used).toMatchObject({
      href: "/search/used-cars",
      scope: { kind: "conditions", conditions: ["used"] },
    });
  });
});

describe("findCarById", () => {
  it("finds the dealer's own cars, and none of a dealer nobody knows", async () => {
    expect((await findCarById("harbourside", "1"))?.slug).toBe("a");
    expect(await findCarById("harbourside", "none")).toBeNull();
    expect(await findCarById("lonestar", "1")).toBeNull();
    expect(await findCarById("no-such-dealer", "1")).toBeNull();
  });
});
