import { describe, expect, it } from "vitest";
import { defaultStockList, resolveStockList } from "./stock-lists.ts";
import { policyDefaults } from "../policy-defaults.ts";

describe("defaultStockList", () => {
  it("chooses the configured path, else the template's, else all cars", () => {
    const template = { ...policyDefaults.search, templatePath: "rental-cars" };
    expect(defaultStockList({ ...template, defaultPath: "used-cars" })).toBe("used-cars");
    expect(defaultStockList(template)).toBe("rental-cars");
    expect(defaultStockList(policyDefaults.search)).toBe("new-used-and-demo-cars");
  });

  it("passes over a list the site does not have", () => {
    const template = { ...policyDefaults.search, templatePath: "rental-cars" };
    expect(defaultStockList({ ...template, defaultPath: "bargains" })).toBe("rental-cars");
    const only = policyDefaults.search.paths.filter(({ path }) => path === "used-cars");
    expect(defaultStockList({ ...policyDefaults.search, paths: only })).toBe("used-cars");
  });
});

describe("resolveStockList", () => {
  const policy = {
    ...policyDefaults.search,
    dealerships: [{ slug: "riverside-toyota", name: "Riverside Toyota" }],
  };

  it.each([
    ["new-cars", { kind: "conditions", conditions: ["new"] }],
    ["new-and-demo-cars", { kind: "conditions", conditions: ["new", "demo"] }],
    ["used-cars", { kind: "conditions", conditions: ["used"] }],
    ["rental-cars", { kind: "filters", filters: { item_type: ["Rental"] } }],
    ["riverside-toyota", { kind: "dealership", slug: "riverside-toyota" }],
  ])("knows what %s lists", (path, scope) => expect(resolveStockList(path, policy)?.scope).toEqual(scope));

  it.each([
    "",
    "cheap-cars",
    "__proto__",
    "constructor",
    "used-cars/extra",
    "Used-Cars",
    "/search/used-cars",
  ])("finds no list at %j", (path) => expect(resolveStockList(path, policy)).toBeNull());
});
