import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { findCarById, mainStockList } from "./stock.ts";

const world = await testSite();
const site = await world.site("harbourside");
await world.stock("harbourside", [aCar({ id: "1", slug: "a" })]);

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
  it("finds the dealer's own cars, and none of another dealer's", async () => {
    expect((await findCarById(world.wiring, site.content, "1"))?.slug).toBe("a");
    expect(await findCarById(world.wiring, site.content, "none")).toBeNull();
    const { content: other } = await world.site("lonestar");
    expect(await findCarById(world.wiring, other, "1")).toBeNull();
  });

  it("finds none that the site's presets leave out, and that has no page there", async () => {
    await world.stock("bluegum-mazda", [
      aCar({ id: "in", slug: "in", make: "Mazda" }),
      aCar({ id: "out", slug: "out", make: "Kia" }),
    ]);
    const { content } = await world.site("bluegum-mazda");
    expect((await findCarById(world.wiring, content, "in"))?.slug).toBe("in");
    expect(await findCarById(world.wiring, content, "out")).toBeNull();
  });
});
