import { describe, expect, it } from "vitest";
import { stockLists } from "./stock-lists.ts";
import { TEMPLATE_LAYERS } from "./template-layers.ts";

const listsOf = (...given: Parameters<typeof stockLists>) =>
  stockLists(...given).map(({ path, title, scope }) => [
    path,
    title,
    "conditions" in scope ? scope.conditions : "filters" in scope ? scope.filters : scope.kind,
  ]);

describe("stockLists", () => {
  const everywhere = [
    ["new-used-and-demo-cars", "New, used and demo trucks", "all"],
    ["used-cars", "Used trucks", ["used"]],
    ["demo-cars", "Demo trucks", ["demo"]],
    ["new-cars", "New trucks", ["new"]],
    ["new-and-demo-cars", "New and demo trucks", ["new", "demo"]],
  ];

  it("lead to all cars and those of a condition, titled with what the site sells", () => {
    expect(listsOf("trucks")).toEqual(everywhere);
  });

  it.each([
    ["trucks", ["new-used-and-demo-trucks", "New, used and demo trucks", "all"]],
    ["rentals", ["rental-cars", "Rental trucks", { item_type: ["Rental"] }]],
    ["subscriptions", ["subscription-cars", "Subscription trucks", { item_type: ["Subscription"] }]],
  ] as const)("lead first to what only a template of %s lists", (own, list) => {
    const [all = [], ...others] = everywhere;
    const title = own === "trucks" ? "New, used and demo trucks" : "All trucks";
    expect(listsOf("trucks", own)).toEqual([list, all.with(1, title), ...others]);
  });

  it("have, in every template, a list where the template begins", () => {
    const dead = [...TEMPLATE_LAYERS].filter(([, layer]) => {
      const { templatePath, paths } = layer?.search ?? {};
      return templatePath && paths && !paths.some(({ path }) => path === templatePath);
    });
    expect(dead).toEqual([]);
  });
});
