import { aCar } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { modelPage } from "./model-page.ts";

const world = await testSite();
const cx5s = Array.from({ length: 8 }, (_, n) =>
  aCar({ id: `c${n}`, slug: `cx-5-${n}`, make: "Mazda", model: "CX-5", price: 31_000 + n * 1000 }),
);
const other = [
  aCar({ id: "o1", slug: "a-corolla", make: "Toyota", model: "Corolla" }),
  aCar({ id: "o2", slug: "another-cx-5", make: "Kia", model: "CX-5" }),
];
await world.stock("harbourside", [...cx5s, ...other]);
beforeEach(() => beginRequest({}, "new"));

describe("modelPage", () => {
  it("finds the model's stock and its lowest price by two searches, and the offers on it", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run");
    const page = await modelPage("harbourside", "mazda-cx-5");
    expect(page).toMatchObject({ title: "Mazda CX-5", total: 8, from: 31_000, offers: [{ id: "7001" }] });
    expect(page.cars).toHaveLength(6);
    expect(page.stockHref).toBe("/search/new-used-and-demo-cars?make=Mazda&model=CX-5");
    expect(run).toHaveBeenCalledTimes(2);
    run.mockRestore();
  });

  it("says a name that begins with its make once", async () => {
    expect((await modelPage("harbourside", "mazda3")).title).toBe("Mazda3");
  });

  it("tells a model without stock from a search that is away", async () => {
    expect(await modelPage("harbourside", "toyota-rav4")).toMatchObject({ total: 0, from: null, cars: [] });
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await modelPage("harbourside", "toyota-hilux")).toMatchObject({
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
