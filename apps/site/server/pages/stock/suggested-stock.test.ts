import { describe, expect, it } from "vitest";
import { openStockedSite } from "#server/testing/stocked-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { suggestedStock } from "./suggested-stock.ts";

const { world, site } = await openStockedSite();

const suggested = (text: string, of: TenantSite = site, list = "used-cars") =>
  suggestedStock(world.wiring, of, { list, text, version: "1" });

async function groupsFor(text: string, of: TenantSite = site) {
  const view = await suggested(text, of);
  if (typeof view === "string") throw new Error(view);
  return view.groups;
}

describe("suggestedStock", () => {
  it("leads to the list with the filters of each search, and says how many cars it has", async () => {
    const [searches, names] = await groupsFor("ki");
    expect(searches?.suggestions).toEqual([]);
    expect(names?.suggestions[0]).toEqual({
      href: "/search/used-cars?make=Kia",
      label: "Kia",
      note: "6 cars",
    });
  });

  it("shows cars by name, each with its price", async () => {
    const [, , cars] = await groupsFor("kia");
    expect(cars?.suggestions).toHaveLength(3);
    for (const { label, note, href } of cars?.suggestions ?? [])
      expect([label, note, href]).toEqual([
        expect.stringContaining("Kia"),
        expect.stringMatching(/^\$|\w/),
        expect.stringMatching(/^\/cars\/./),
      ]);
  });

  it("reads sentences where the site does", async () => {
    const [searches] = await groupsFor("kia suv");
    expect(searches?.suggestions[0]?.label).toBe("Kia, SUV");
    const stockList = { ...site.config.stockList, plainWords: false };
    const [none] = await groupsFor("kia suv", { ...site, config: { ...site.config, stockList } });
    expect(none?.suggestions).toEqual([]);
  });

  it("knows no list that the site does not have, and is unavailable with the stock", async () => {
    expect(await suggested("kia", site, "no-such-list")).toBe("missing");
    const stock: typeof world.wiring.stock = async (slug) => ({
      ...(await world.wiring.stock(slug)),
      engine: { run: async () => ({ ok: false, problem: "unavailable", detail: "away", retryAfter: 2 }) },
    });
    const away = suggestedStock({ ...world.wiring, stock }, site, {
      list: "used-cars",
      text: "kia",
      version: "2",
    });
    expect(await away).toBe("unavailable");
  });
});
