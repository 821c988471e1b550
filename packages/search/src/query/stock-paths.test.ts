import { describe, expect, it } from "vitest";
import { defaultStockPath, resolveStockPath } from "./stock-paths.ts";
import { policyDefaults } from "../policy-defaults.ts";

describe("defaultStockPath", () => {
  it("chooses the configured path, else the template's, else all cars", () => {
    const template = { ...policyDefaults.search, templatePath: "rental-cars" };
    expect(defaultStockPath({ ...template, defaultPath: "used-cars" })).toBe("/search/used-cars");
    expect(defaultStockPath(template)).toBe("/search/rental-cars");
    expect(defaultStockPath(policyDefaults.search)).toBe("/search/new-used-and-demo-cars");
  });
});

describe("resolveStockPath", () => {
  const policy = {
    ...policyDefaults.search,
    dealerships: [{ slug: "riverside-toyota", name: "Riverside Toyota" }],
  };

  it.each([
    ["new-cars", { kind: "conditions", conditions: ["new"] }],
    ["new-and-demo-cars", { kind: "conditions", conditions: ["new", "demo"] }],
    ["/search/used-cars/", { kind: "conditions", conditions: ["used"] }],
    ["rental-cars", { kind: "filters", filters: { item_type: ["Rental"] } }],
    ["riverside-toyota", { kind: "dealership", slug: "riverside-toyota" }],
  ])("knows what %s lists", (path, scope) => expect(resolveStockPath(path, policy)?.scope).toEqual(scope));

  it.each(["", "cheap-cars", "__proto__", "constructor", "used-cars/extra", "Used-Cars"])(
    "finds no list at %j",
    (path) => expect(resolveStockPath(path, policy)).toBeNull(),
  );
});
