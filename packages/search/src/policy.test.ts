import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { CarsPolicy } from "./car/model/cars-policy.ts";
import { policyDefaults } from "./policy-defaults.ts";
import { policySchemas } from "./policy.ts";
import type { SearchPolicy } from "./query/search-policy.ts";

/** A default that its schema does not give is a type error here. */
const sectionDefaults: { readonly search: SearchPolicy; readonly cars: CarsPolicy } = policyDefaults;
const sections = ["search", "cars"] as const;

describe.each(sections)("the policy of %s", (section) => {
  const schema: z.ZodObject = policySchemas[section];

  it("accepts its own defaults, and asks for every one of them", () => {
    expect(schema.safeParse(sectionDefaults[section])).toEqual({
      success: true,
      data: sectionDefaults[section],
    });
    expect(Object.keys(sectionDefaults[section]).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  });

  it("refuses an unknown setting", () => {
    expect(schema.safeParse({ ...policyDefaults[section], pagesize: 10 }).success).toBe(false);
  });

  it("describes each setting in plain words", () => {
    for (const [name, field] of Object.entries(schema.shape)) {
      expect(z.globalRegistry.get(field)?.description, `${section}.${name}`).toMatch(/\S+ \S+/);
    }
  });
});

describe("the policy of cars", () => {
  it.each([-1, 2.5, "3"])("refuses %s days for sold cars", (includeSoldCarsDays) => {
    expect(policySchemas.cars.safeParse({ ...policyDefaults.cars, includeSoldCarsDays }).success).toBe(false);
  });
});

const accepts = (fields: object) =>
  policySchemas.search.safeParse({ ...policyDefaults.search, ...fields }).success;

describe("the policy of search", () => {
  it("takes filters by their names in settings", () => {
    expect(accepts({ filters: ["odometer", "fuelType", "location", "features"] })).toBe(true);
    expect(accepts({ filters: ["colours"] })).toBe(false);
  });

  it("takes presets of values, and refuses empty ones that would hide everything", () => {
    expect(accepts({ presetFilters: { city: ["Bathurst", "Cowra"] } })).toBe(true);
    expect(accepts({ presetFilters: { city: [] } })).toBe(false);
    expect(accepts({ presetFilters: { price: ["1"] } })).toBe(false);
  });

  it("refuses a path that is no address", () => {
    expect(accepts({ defaultPath: "../admin" })).toBe(false);
    expect(accepts({ defaultPath: "used-cars" })).toBe(true);
  });
});
