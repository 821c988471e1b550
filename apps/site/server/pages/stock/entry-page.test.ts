import { aCar } from "@forecourt/search/testing";
import { describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { entryFacetsOf, entryFilters, budgetFilter, ownLists, stockOverview } from "./entry-page.ts";

const world = await testSite();
const site = await world.site("harbourside");
const dealership = { id: "302", slug: "harbourside-toyota", name: "Harbourside Toyota" };
await world.stock("harbourside", [
  aCar({ id: "1", slug: "a", make: "Kia", body: "SUV", condition: "new", price: 30_000, dealership }),
  aCar({ id: "2", slug: "b", make: "Kia", body: "Ute", condition: "used", price: 10_000, dealership }),
  aCar({ id: "3", slug: "c", make: "Mazda", body: "SUV", condition: "used", price: null, dealership }),
]);

const withSearch = (change: object): TenantSite => ({
  ...site,
  config: { ...site.config, search: { ...site.config.search, ...change } },
});
const counts = (values: readonly { value: string; count: number }[]) =>
  values.map(({ value, count }) => `${value} ${count}`).toSorted();

describe("stockOverview", () => {
  it("counts the stock by body, make, condition and dealership, in one question", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run");
    const overview = await stockOverview(world.wiring, site);
    expect(run).toHaveBeenCalledOnce();
    run.mockRestore();
    expect(overview.total).toBe(3);
    expect(counts(overview.bodies)).toEqual(["SUV 2", "Ute 1"]);
    expect(counts(overview.makes)).toEqual(["Kia 2", "Mazda 1"]);
    expect(overview.conditions).toHaveLength(2);
    expect(counts(overview.dealerships)).toEqual(["Harbourside Toyota 3"]);
    expect(overview.budget?.bounds).toMatchObject({ min: 10_000, max: 30_000 });
  });

  it("counts the list it leads to where that is not the whole stock, which conditions and dealerships still are", async () => {
    const overview = await stockOverview(world.wiring, withSearch({ defaultPath: "used-cars" }));
    expect(overview.total).toBe(2);
    expect(counts(overview.bodies)).toEqual(["SUV 1", "Ute 1"]);
    expect(overview.conditions).toHaveLength(2);
    expect(counts(overview.dealerships)).toEqual(["Harbourside Toyota 3"]);
  });

  it("knows no budget of a stock without prices", async () => {
    await world.stock("gearshift", [aCar({ itemType: "Rental", price: null })]);
    expect(await stockOverview(world.wiring, await world.site("gearshift"))).toMatchObject({
      total: 1,
      budget: null,
    });
  });

  it("is empty while the search does not answer", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await stockOverview(world.wiring, site)).toEqual({
      total: null,
      bodies: [],
      first: null,
      makes: [],
      conditions: [],
      dealerships: [],
      budget: null,
      entryFacets: [],
    });
    run.mockRestore();
  });
});

describe("what the search form asks for", () => {
  it("is what the settings name, but a budget and dates, with its values in that order", async () => {
    const searchBy = ["make", "price", "dates", "body"] as const;
    const asking = {
      ...site,
      config: { ...site.config, home: { ...site.config.home, searchBy } },
    } as TenantSite;
    expect(entryFilters(asking)).toEqual(["make", "body"]);
    const { entryFacets } = await stockOverview(world.wiring, asking);
    expect(entryFacets.map(({ filter, values }) => [filter, counts(values)])).toEqual([
      ["make", ["Kia 2", "Mazda 1"]],
      ["body", ["SUV 2", "Ute 1"]],
    ]);
    expect(entryFacetsOf(asking, entryFacets.slice(1)).map(({ filter }) => filter)).toEqual(["body"]);
  });
});

describe("budgetFilter", () => {
  it.each([
    [["make", "price"], "price"],
    [["subscription_price"], "subscription_price"],
    [["subscription_price", "price"], "price"],
    [[], "price"],
  ] as const)("of the filters %j is %s", (filters, budget) => expect(budgetFilter(filters)).toBe(budget));
});

describe("ownLists", () => {
  it("names the lists of one condition each, and of one dealership each where there are several", () => {
    const lists = ownLists(site);
    expect(lists.conditions).toContainEqual({ condition: "used", href: "/search/used-cars" });
    expect(lists.conditions).toContainEqual({ condition: "new", href: "/search/new-cars" });
    expect(lists.dealerships).toContainEqual({
      name: "Harbourside Toyota",
      href: "/search/harbourside-toyota",
    });
    expect(lists.dealerships).toHaveLength(3);
  });

  it("leaves out lists of several conditions or of none, and the dealership of a site that has one", () => {
    const paths = [
      { path: "near-new", title: "Near new", scope: { kind: "conditions", conditions: ["demo", "used"] } },
      { path: "every", title: "Every car", scope: { kind: "all" } },
      { path: "demo", title: "Demo", scope: { kind: "conditions", conditions: ["demo"] } },
    ];
    const [one, two] = site.config.search.dealerships;
    expect(ownLists(withSearch({ paths, dealerships: [one] }))).toEqual({
      conditions: [{ condition: "demo", href: "/search/demo" }],
      dealerships: [],
    });
    expect(ownLists(withSearch({ dealerships: [one, two] })).dealerships).toHaveLength(2);
  });
});
