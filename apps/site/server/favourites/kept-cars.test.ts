import type { Watchlist } from "@forecourt/forms-machine";
import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { browserWatchlist, carsOfIds, keepInBrowser, namedWatchlist } from "./kept-cars.ts";

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
  await world.stock("harbourside", [
    aCar({ id: "1", slug: "a" }),
    aCar({ id: "2", slug: "b", status: { kind: "sold", soldAt: null } }),
    aCar({ id: "3", slug: "c" }),
  ]);
});
afterAll(() => world.close());
beforeEach(() => beginRequest({}, "new"));

const names = { name: "Kia Rio", slug: "rio", make: "Kia", model: "Rio", imageUrl: null };
const noNames = { name: "", slug: "", make: "", model: "", imageUrl: null };
const list: Watchlist = [
  { kind: "kept", id: "7", ...names, price: 18_990, at: 1 },
  { kind: "removed", id: "8", at: 2 },
];

describe("keepInBrowser", () => {
  it("keeps cars and those taken out for a year, without names, where no script reads them", async () => {
    await keepInBrowser(list);
    expect(await browserWatchlist()).toEqual([
      { kind: "kept", id: "7", ...noNames, price: 18_990, at: 1 },
      { kind: "removed", id: "8", at: 2 },
    ]);
    expect(cookiesSet().get("fc-favourites")).toMatchObject({ maxAge: 31_536_000, httpOnly: true });
  });

  it("takes the cookie away with the last entry", async () => {
    await keepInBrowser(list);
    await keepInBrowser([]);
    expect(cookiesSet().get("fc-favourites")).toMatchObject({ maxAge: 0 });
    expect(await browserWatchlist()).toEqual([]);
  });
});

describe("namedWatchlist", () => {
  it("names what the stock has, leaves what the list names, and drops a car of which no address is known", async () => {
    const { config } = await world.site("harbourside");
    const unnamed = { kind: "kept", ...noNames, price: null, at: 3 } as const;
    const named = namedWatchlist(
      [...list, { ...unnamed, id: "1" }, { ...unnamed, id: "none" }],
      [aCar({ id: "1", slug: "a" })],
      config.cars,
    );
    expect(named.map((entry) => [entry.id, entry.kind === "kept" ? entry.slug : "out"])).toEqual([
      ["7", "rio"],
      ["8", "out"],
      ["1", "a"],
    ]);
  });
});

describe("carsOfIds", () => {
  it("finds the dealer's own cars, sold ones included, and no other dealer's", async () => {
    const site = await world.site("harbourside");
    const found = await carsOfIds(site, ["3", "none", "2"]);
    if (!found.ok) throw new Error("The stock did not answer.");
    expect(found.cars.map(({ car }) => car.id)).toEqual(["3", "2"]);
    const elsewhere = await carsOfIds(await world.site("gearshift"), ["3"]);
    expect(elsewhere).toMatchObject({ ok: true, cars: [] });
  });
});
