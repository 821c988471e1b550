import { emptyQuery, setValues, type StockFacet, stringifyStockQuery } from "@forecourt/search";
import { describe, expect, it } from "vitest";
import { demoContent } from "#server/testing/demo-content.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { listModels } from "./list-models.ts";

const standAlone = (picture: string, view: string) => `${picture}?${view}`;
const brand = tenantSite(await demoContent("kowhai"), new Date("2026-11-21T02:00:00Z"));

/** The models over a list that has so many of each. */
function over(counts: Readonly<Record<string, number>>, { site = brand, chosen = [] as string[] } = {}) {
  const query = { ...setValues(emptyQuery, "model", chosen), page: 2 };
  const values = Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    selected: chosen.includes(value),
  }));
  const models: StockFacet = { kind: "values", facet: "model", filter: "model", label: "Model", values };
  return listModels(
    { site, query },
    { filters: [models] },
    (wanted) => `/list?${stringifyStockQuery(wanted, site.config.search)}`,
    { standAlone },
  );
}

describe("listModels", () => {
  it("counts every model that the dealer presents, in the dealer's order, those of no cars too", () => {
    const models = over({ octavia: 4, Fabia: 2, Yaris: 9 });
    expect(models.map(({ name }) => name)).toEqual(brand.models.slice(0, 8).map(({ name }) => name));
    expect(models.filter(({ count }) => count > 0).map(({ name, count }) => [name, count])).toEqual([
      ["Fabia", 2],
      ["Octavia", 4],
    ]);
    expect(models.find(({ name }) => name === "Kodiaq")).toMatchObject({ href: null, count: 0 });
  });

  it("leads to the first page of that model alone, and back to all of them where it is chosen", () => {
    const [fabia] = over({ Fabia: 2, Octavia: 4 });
    expect(fabia).toMatchObject({ href: "/list?model=Fabia", chosen: false });
    const [chosen] = over({ Fabia: 2, Octavia: 4 }, { chosen: ["Fabia"] });
    expect(chosen).toMatchObject({ href: "/list?", chosen: true });
    const octavia = over({ Fabia: 2, Octavia: 4 }, { chosen: ["Fabia"] })[1];
    expect(octavia).toMatchObject({ href: "/list?model=Octavia", chosen: false });
  });

  it("names a model once that is presented for each of its variants, and no more than a row has room for", () => {
    const [fabia, octavia] = brand.models;
    if (!fabia || !octavia) throw new Error("There are no models.");
    const variants = [fabia, { ...octavia, variant: "Estate" }, octavia];
    const many = Array.from({ length: 9 }, (_, at) => ({ ...octavia, id: `${at}`, name: `Model ${at}` }));
    const names = (models: typeof brand.models) =>
      over({ Fabia: 2, Octavia: 4 }, { site: { ...brand, models } }).map(({ name }) => name);
    expect(names(variants)).toEqual(["Fabia", "Octavia"]);
    expect(names([...variants, ...many])).toHaveLength(8);
  });

  it("shows each model alone from its side", () => {
    expect(over({ Fabia: 2, Octavia: 4 })[0]?.image).toBe("/media/drawn/hatch/blue/front.webp?side");
  });

  it("is empty over a list with cars of one model, and where the settings show no models", () => {
    expect(over({ Fabia: 2, Yaris: 9 })).toEqual([]);
    const { config } = brand;
    const without = {
      ...brand,
      config: { ...config, stockList: { ...config.stockList, modelStrip: false } },
    };
    expect(over({ Fabia: 2, Octavia: 4 }, { site: without })).toEqual([]);
  });
});
