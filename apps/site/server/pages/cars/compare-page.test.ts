import { aCar } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepInBrowser } from "#server/favourites/kept-cars.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { compareHref, comparePage, parseCompared } from "./compare-page.ts";
import { compareColumns, compareRows, compareTitle } from "./compare-view.ts";

const world = await testSite();
const site = await world.site("harbourside");
await world.stock("harbourside", [
  aCar({ id: "1", slug: "a", odometer: 10_000, features: ["Sunroof", "Camera"] }),
  aCar({ id: "2", slug: "b", odometer: 20_000, features: ["Camera"] }),
  aCar({ id: "3", slug: "c", status: { kind: "sold", soldAt: null } }),
  aCar({ id: "4", slug: "d" }),
]);
beforeEach(() => beginRequest({}, "new"));

const rowsOf = async (cars: string) => {
  const page = await comparePage(world.wiring, site, cars);
  const rows = compareRows(
    page.cars.map((chosen) => chosen?.car ?? null),
    site,
  );
  return new Map(rows.map((row) => [row.label, row]));
};

describe("parseCompared", () => {
  it.each([
    [undefined, [], false],
    ["1,2", ["1", "2"], false],
    [["1", "2", "1"], ["1", "2"], false],
    [" 1 ,,2,", ["1", "2"], false],
    ["1,2,3,4", ["1", "2", "3", "4"], false],
    [["1,2,3", "4,5"], ["1", "2", "3", "4"], true],
    ["x".repeat(101), [], false],
    [`${"x".repeat(100)},1`, ["x".repeat(100), "1"], false],
    [`${",".repeat(500)}1`, [], false],
    [`${",".repeat(499)}1`, ["1"], false],
  ])("reads %j", (cars, ids, more) => {
    expect(parseCompared(cars)).toEqual({ ids, more });
  });
});

describe("compareHref", () => {
  it("is an address that may be shared, and read back", () => {
    expect(compareHref(site, ["1", "a&b"])).toBe("/compare?cars=1,a%26b");
    expect(compareHref(site, [])).toBe("/compare");
  });
});

describe("comparePage", () => {
  it("keeps the order of the address, and the place of a car the dealer does not have", async () => {
    const page = await comparePage(world.wiring, site, "2,none,1");
    expect(page.cars.map((chosen) => chosen?.car.id ?? null)).toEqual(["2", null, "1"]);
  });

  it("offers the shopper's favourites first, then cars like the first one, and none of those compared", async () => {
    const names = { name: "", slug: "", make: "", model: "", imageUrl: null };
    await keepInBrowser([{ kind: "kept", id: "4", ...names, price: null, at: 1 }]);
    expect((await comparePage(world.wiring, site, "1")).another.map(({ id }) => id)).toEqual(["4", "2"]);
  });

  it("offers no favourite that is sold, none that is gone, and none twice", async () => {
    const names = { name: "", slug: "", make: "", model: "", imageUrl: null };
    await keepInBrowser(
      ["3", "none", "2"].map((id, at) => ({ kind: "kept", id, ...names, price: null, at })),
    );
    expect((await comparePage(world.wiring, site, "1")).another.map(({ id }) => id)).toEqual(["2", "4"]);
    expect(await comparePage(world.wiring, site, "none")).toMatchObject({
      cars: [null],
      another: [{ id: "2" }],
    });
  });

  it("has a place for each car and says so while the stock does not answer", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    const page = await comparePage(world.wiring, site, "1,2");
    run.mockRestore();
    expect(page).toEqual({ ids: ["1", "2"], more: false, ok: false, cars: [null, null], another: [] });
    expect(await comparePage(world.wiring, site, "1")).toMatchObject({ ok: true, more: false });
    expect(await comparePage(world.wiring, site, "1,2,3,4,5")).toMatchObject({ ok: true, more: true });
  });

  it("offers nothing beside four", async () => {
    expect((await comparePage(world.wiring, site, "1,2,3,4")).another).toEqual([]);
  });
});

describe("compareTitle", () => {
  it("names the cars that are there, and the page where none is", async () => {
    const { cars } = await comparePage(world.wiring, site, "1,none,2");
    expect(compareTitle(cars, site)).toMatch(/^Compare cars: 2021 Toyota HiLux · 2021 Toyota HiLux$/);
    expect(compareTitle([null], site)).toBe("Compare cars");
  });
});

describe("compareColumns", () => {
  it("says which car is sold and which is gone, and leads to the comparison without each", async () => {
    const page = await comparePage(world.wiring, site, "1,3,none");
    expect(compareColumns(page, site)).toMatchObject([
      { kind: "car", note: null, takeOut: { href: "/compare?cars=3,none" } },
      { kind: "car", note: "Sold", takeOut: { href: "/compare?cars=1,none" } },
      { kind: "gone", title: "No longer listed", takeOut: { href: "/compare?cars=1,3" } },
    ]);
  });
});

describe("compareRows", () => {
  it("marks what differs and leaves what is the same", async () => {
    const rows = await rowsOf("1,2");
    expect(rows.get("Odometer")).toMatchObject({ values: ["10,000 km", "20,000 km"], differs: true });
    expect(rows.get("Doors")?.differs).toBe(false);
  });

  it("says every fact that is known of one of them and not said above it, with the place last", async () => {
    const rows = [...(await rowsOf("1,2")).values()];
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ["Condition", "Pre-owned", "Pre-owned"],
      ["Odometer", "10,000 km", "20,000 km"],
      ["Body", "Ute", "Ute"],
      ["Colour", "White", "White"],
      ["Fuel", "Diesel", "Diesel"],
      ["Transmission", "Automatic", "Automatic"],
      ["Drive", "4x4", "4x4"],
      ["Seats", "5", "5"],
      ["Doors", "4", "4"],
      ["Where it is", "Riverside, QLD", "Riverside, QLD"],
      ["Only this one has", "Sunroof", null],
    ]);
  });

  it("takes what is known of one alone for a difference, and says no more than eight things one alone has", () => {
    const features = Array.from({ length: 9 }, (_, n) => `Thing ${n}`);
    const [one, two] = [aCar({ features, colour: null }), aCar({ features: ["Camera"] })];
    const rows = new Map(compareRows([one, two], site).map((row) => [row.label, row]));
    expect(rows.get("Colour")).toEqual({ label: "Colour", values: [null, "White"], differs: true });
    expect(rows.get("Only this one has")).toMatchObject({
      values: [features.slice(0, 8).join(", "), "Camera"],
      differs: true,
    });
    expect(compareRows([one], site).map(({ label }) => label)).not.toContain("Only this one has");
    expect(compareRows([null, null], site)).toEqual([]);
  });

  it("says the year and the badge of all where one car's heading does not say them", () => {
    const unnamed = aCar({ make: "", model: "", name: "Demo of the month" });
    const rows = new Map(compareRows([aCar(), unnamed], site).map((row) => [row.label, row.values]));
    expect(rows.get("Year")).toEqual(["2021", "2021"]);
    expect(rows.has("Badge")).toBe(false);
  });

  it("names what one of the cars alone has", async () => {
    expect((await rowsOf("1,2")).get("Only this one has")?.values).toEqual(["Sunroof", null]);
  });

  it("takes a car that is gone for no difference", async () => {
    const rows = await rowsOf("1,none");
    expect([...rows.values()].filter(({ differs }) => differs)).toEqual([]);
    expect(rows.get("Odometer")?.values).toEqual(["10,000 km", null]);
  });
});
