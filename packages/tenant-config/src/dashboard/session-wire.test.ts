import { describe, expect, it } from "vitest";
import { MARKETS } from "../markets/markets.ts";
import { manufacturerShape, readManufacturer, readSession, sessionShape } from "./session-wire.ts";

const context = {
  market: "AU",
  timeZones: MARKETS.AU.rules.timeZones,
  fallbackTimeZone: "Australia/Sydney",
} as const;
const session = (wire: object) => readSession(sessionShape.parse({ locations: [], ...wire }), context);
const manufacturer = (wire: object) => readManufacturer(manufacturerShape.parse(wire));
const named = (id: number, name = `n${id}`) => ({ id, name, slug: name });

const at = (id: number, position: number) => ({
  ...named(id),
  position,
  contact_detail: { phone: "07 3000 0000" },
  address: { street: "1 High St", city: "Brisbane", state: "QLD", postcode: "4000" },
});

describe("readSession", () => {
  it("reads every list in the order it came, each id once, the first of two", () => {
    const read = session({
      navigation: [{ label: "A" }, { label: "" }, { label: "B" }],
      offers: [named(2), named(1), named(2, "again")],
      models: [named(4), named(3), named(4, "again"), { id: 5 }],
      reviews: { reviews: [{ id: 1, customer_name: "Sam", rating: 5 }] },
    });
    expect(read.navigation.map(({ label }) => label)).toEqual(["A", "B"]);
    expect(read.offers.map(({ name }) => name)).toEqual(["n2", "n1"]);
    expect(read.models.map(({ name }) => name)).toEqual(["n4", "n3"]);
    expect(read.reviews).toMatchObject({ count: 1, average: 5 });
  });

  it("has nothing where the session does not mention it, and no reviews where they cannot be read", () => {
    const nothing = {
      locations: [],
      hiddenLocations: [],
      navigation: [],
      offers: [],
      models: [],
      reviews: null,
    };
    expect(session({})).toEqual(nothing);
    expect(session({ reviews: { reviews: [{ id: 1 }] }, offers: null, special_hours: null })).toEqual(
      nothing,
    );
  });

  it("puts locations by their position, and gives each the special days of the site", () => {
    const special = [{ date: "2026-12-25", status: "Closed" }, { date: "soon" }, { date: "2026-12-26" }];
    const { locations } = session({ locations: [at(1, 3), at(2, 1), at(3, 2)], special_hours: special });
    expect(locations.map(({ id }) => id)).toEqual(["2", "3", "1"]);
    for (const { specialHours, timeZone } of locations) {
      expect(timeZone).toBe("Australia/Brisbane");
      expect(specialHours.map(({ date }) => date)).toEqual(["2026-12-25"]);
    }
  });
});

describe("readManufacturer", () => {
  it("puts its name to the models that do not name their maker", () => {
    const models = [named(1), { ...named(2), manufacturer_name: "Ford Trucks" }, named(1, "again")];
    const made = { name: "Ford", models, offers: [named(9), named(9, "again")] };
    for (const wire of [made, { manufacturer: made }]) {
      const read = manufacturer(wire);
      expect(read.models.map(({ name, manufacturerName }) => [name, manufacturerName])).toEqual([
        ["n1", "Ford"],
        ["n2", "Ford Trucks"],
      ]);
      expect(read.offers.map(({ name }) => name)).toEqual(["n9"]);
    }
  });

  it("puts no name to them where it has none", () => {
    expect(manufacturer({ models: [named(1)], name: 7 }).models[0]?.manufacturerName).toBeNull();
    expect(manufacturer({})).toEqual({ models: [], offers: [] });
  });
});
