import type { Watchlist } from "@forecourt/forms-machine";
import { aCar } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import {
  browserWatchlist,
  carsOfIds,
  keepInBrowser,
  savedIds,
  namedByStock,
  namedWatchlist,
} from "./kept-cars.ts";

const world = await testSite();
await world.stock("harbourside", [
  aCar({ id: "1", slug: "a" }),
  aCar({ id: "2", slug: "b", status: { kind: "sold", soldAt: null } }),
  aCar({ id: "3", slug: "c" }),
]);
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

describe("namedByStock", () => {
  it("names a list by the stock, leaves a car that was taken out as it is, and knows nothing while the stock is away", async () => {
    const site = await world.site("harbourside");
    const asked: Watchlist = [
      { kind: "removed", id: "1", at: 1 },
      { kind: "kept", id: "3", ...noNames, price: 5, at: 2 },
    ];
    const [removed] = asked;
    expect(await namedByStock(world.wiring, site, asked)).toEqual([
      removed,
      {
        kind: "kept",
        id: "3",
        slug: "c",
        make: "Toyota",
        model: "HiLux",
        name: "2021 Toyota HiLux",
        imageUrl: aCar().images[0]?.url ?? null,
        price: 5,
        at: 2,
      },
    ]);
    expect(namedWatchlist(asked.slice(0, 1), [aCar({ id: "1" })], site.config.cars)).toEqual([removed]);
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await namedByStock(world.wiring, site, asked)).toBeNull();
    run.mockRestore();
  });
});

describe("keptIds", () => {
  it("are those of kept cars alone, the last kept first", () => {
    const more: Watchlist = [...list, { kind: "kept", id: "9", ...names, price: 1, at: 3 }];
    expect(savedIds(more)).toEqual(["9", "7"]);
  });
});

describe("carsOfIds", () => {
  it("finds the dealer's own cars, sold ones included, and no other dealer's", async () => {
    const site = await world.site("harbourside");
    const found = await carsOfIds(world.wiring, site, ["3", "none", "2"]);
    if (!found.ok) throw new Error("The stock did not answer.");
    expect(found.cars.map(({ car }) => car.id)).toEqual(["3", "2"]);
    const elsewhere = await carsOfIds(world.wiring, await world.site("gearshift"), ["3"]);
    expect(elsewhere).toMatchObject({ ok: true, cars: [] });
  });
});
