import { describe, expect, it } from "vitest";
import { stockLists } from "./stock-lists.ts";
import { TEMPLATE_LAYERS } from "./template-layers.ts";

describe("stockLists", () => {
  it("lead to all cars, those of a condition, and those of a kind, titled with what the site sells", () => {
    const lists = stockLists("trucks").map(({ path, title, scope }) => [
      path,
      title,
      "conditions" in scope ? scope.conditions : "filters" in scope ? scope.filters : scope.kind,
    ]);
    expect(lists).toEqual([
      ["new-used-and-demo-cars", "New, used and demo trucks", "all"],
      ["new-used-and-demo-trucks", "New, used and demo trucks", "all"],
      ["used-cars", "Used trucks", ["used"]],
      ["demo-cars", "Demo trucks", ["demo"]],
      ["new-cars", "New trucks", ["new"]],
      ["new-and-demo-cars", "New and demo trucks", ["new", "demo"]],
      ["rental-cars", "Rental trucks", { item_type: ["Rental"] }],
      ["subscription-cars", "Subscription trucks", { item_type: ["Subscription"] }],
    ]);
  });

  it("have, in every template, a list where the template begins", () => {
    const dead = [...TEMPLATE_LAYERS].filter(([, layer]) => {
      const { templatePath, paths } = layer?.search ?? {};
      return templatePath && paths && !paths.some(({ path }) => path === templatePath);
    });
    expect(dead).toEqual([]);
  });
});
