import { aCar } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { testSite } from "#server/testing/test-site.ts";
import { furtherFacts, gradeTable, modelColours, modelFigures } from "#server/pages/model-view.ts";
import { modelPage } from "./model-page.ts";

const world = await testSite();
const cx5s = Array.from({ length: 8 }, (_, n) =>
  aCar({
    id: `c${n}`,
    slug: `cx-5-${n}`,
    make: "Mazda",
    model: "CX-5",
    badge: "Maxx",
    price: 31_000 + n * 1000,
  }),
);
const other = [
  aCar({ id: "h1", slug: "a-hiace", make: "Toyota", model: "HiAce", price: 48_000 }),
  aCar({ id: "o1", slug: "a-corolla", make: "Toyota", model: "Corolla" }),
  aCar({ id: "o2", slug: "another-cx-5", make: "Kia", model: "CX-5" }),
];
await world.stock("harbourside", [...cx5s, ...other]);
beforeEach(() => beginRequest({}, "new"));

describe("modelPage", () => {
  it("finds the model's stock and how many of each grade by one search, and the offers on it", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    // What menus show is asked for beforehand; the first search notices that the stock was written.
    for (const _ of ["written", "noticed"]) await getSite("harbourside");
    const run = vi.spyOn(engine, "run");
    const page = await modelPage("harbourside", "mazda-cx-5");
    expect(page).toMatchObject({ title: "Mazda CX-5", total: 8, from: 39_990, offers: [{ id: "7001" }] });
    expect(page.cars).toHaveLength(6);
    expect(page.stockHref).toBe("/search/new-used-and-demo-cars?make=Mazda&model=CX-5");
    expect(run).toHaveBeenCalledTimes(1);
    expect(page.gradeCounts).toEqual(new Map([["maxx", 8]]));
    expect(gradeTable(page)?.grades.map(({ stock }) => stock?.label ?? null)).toEqual([
      "8 here now",
      null,
      null,
      null,
      null,
    ]);
    run.mockRestore();
  });

  it("is from the cheapest in stock where no grade has a price", async () => {
    expect(await modelPage("harbourside", "toyota-hiace")).toMatchObject({ total: 1, from: 48_000 });
  });

  it("shows four figures of the settings', and says the others once", async () => {
    const page = await modelPage("harbourside", "mazda-cx-5");
    const shown = modelFigures(page).map(({ fact }) => fact);
    expect(shown).toEqual(["power", "torque", "fuel_use", "towing"]);
    expect(furtherFacts(page)).toEqual([{ label: "Towball limit", value: "150 kg" }]);
    expect(modelColours(page)?.colours[0]).toMatchObject({ name: "Machine Grey", family: "grey" });
  });

  it("says of a model without published facts and grades what is the same of all in stock, and which grades stand there", async () => {
    const vans = [
      { badge: "LWB", price: 52_000, facts: { towing: 1900, power: 130 } },
      { badge: "SLWB", price: 58_000, facts: { towing: 1900, power: 120 } },
      { badge: "LWB", price: 49_000, facts: { towing: 1900, power: 130 } },
      { badge: null, price: 40_000, facts: { towing: 1900, power: 130 } },
    ].map((van, at) => aCar({ id: `v${at}`, slug: `van-${at}`, make: "Toyota", model: "HiAce", ...van }));
    await world.stock("harbourside", [...cx5s, ...other.slice(1), ...vans]);
    const page = await modelPage("harbourside", "toyota-hiace");
    expect(modelFigures(page).map(({ fact, value }) => [fact, value])).toEqual([["towing", "1,900 kg"]]);
    expect(gradeTable(page)?.grades.map(({ name, price, stock }) => [name, price, stock?.label])).toEqual([
      ["LWB", "from $49,000", "2 here now"],
      ["SLWB", "from $58,000", "1 here now"],
    ]);
    await world.stock("harbourside", [...cx5s, ...other.slice(1), ...vans.slice(0, 1)]);
    expect(gradeTable(await modelPage("harbourside", "toyota-hiace"))).toBeNull();
    await world.stock("harbourside", [...cx5s, ...other]);
  });

  it("compares grades by the facts in which they differ", async () => {
    const { rows = [] } = gradeTable(await modelPage("harbourside", "mazda-cx-5")) ?? {};
    expect(rows.find(({ label }) => label === "Power")?.values).toEqual([
      "115 kW",
      "140 kW",
      "140 kW",
      "170 kW",
      "170 kW",
    ]);
  });

  it("compares no grades by a fact that all of them share, or that none has", async () => {
    const page = await modelPage("harbourside", "mazda-cx-5");
    const rows = (...powers: (number | null)[]) => {
      const [first] = page.model.grades;
      if (!first) throw new Error("The model has no grades.");
      const grades = powers.map((power) => ({ ...first, facts: power === null ? {} : { power } }));
      return gradeTable({ ...page, model: { ...page.model, grades } })?.rows.map(({ label }) => label);
    };
    expect(rows(115, 140)).toEqual(["Power"]);
    expect(rows(115, 115)).toEqual([]);
    expect(rows(null, null)).toEqual([]);
  });

  it("says a name that begins with its make once", async () => {
    expect((await modelPage("harbourside", "mazda3")).title).toBe("Mazda3");
  });

  it("tells a model without stock from a search that is away", async () => {
    expect(await modelPage("harbourside", "toyota-rav4")).toMatchObject({ total: 0, from: 44_990, cars: [] });
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await modelPage("harbourside", "toyota-hiace")).toMatchObject({
      total: null,
      from: null,
      cars: [],
    });
    run.mockRestore();
  });

  it("goes by the model's name alone where its make is not known, and finds offers by it", async () => {
    const { content } = await world.site("harbourside");
    const [model] = content.models;
    const [offer] = content.offers;
    if (!model || !offer) throw new Error("The demo dealer has models and offers.");
    const about = (id: string, named: Partial<NonNullable<typeof offer.model>> | null) => ({
      ...offer,
      id,
      model: named && { ...offer.model, slug: null, name: "Other", ...named },
    });
    const changed = {
      ...content,
      models: [{ ...model, slug: "corolla", name: "Corolla", manufacturerName: null }],
      offers: [
        about("by-name", { name: "Corolla" }),
        about("by-slug", { slug: "corolla" }),
        about("other-slug", { name: "Corolla", slug: "corolla-cross" }),
        about("other", {}),
        about("none", null),
      ],
    };
    const tenant = vi.spyOn(world.wiring, "tenant").mockResolvedValue(changed as typeof content);
    const page = await modelPage("harbourside", "corolla");
    tenant.mockRestore();
    expect(page).toMatchObject({
      title: "Corolla",
      total: 1,
      stockHref: "/search/new-used-and-demo-cars?model=Corolla",
    });
    expect(page.offers.map(({ id }) => id)).toEqual(["by-name", "by-slug"]);
  });

  it("is none for a model the dealer does not present", async () => {
    await expect(modelPage("harbourside", "ford-ranger")).rejects.toThrow("not found");
  });
});
