import { describe, expect, it } from "vitest";
import type { Model } from "../../content/models/model.ts";
import { aModel } from "../../testing/a-model.ts";
import { aSite } from "../../testing/a-site.ts";
import { modelMenu, modelTile } from "./model-menu.ts";
import { footerNavigation, headerNavigation } from "./navigation.ts";

const MODELS = [
  aModel({ slug: "mazda-cx-5" }),
  aModel({ slug: "mazda2", name: "Mazda2", bodyStyle: "Hatch", manufacturerBody: "Mazda cars" }),
  aModel({ slug: "concept", name: "Concept", bodyStyle: null, manufacturerBody: null }),
  aModel({ slug: "cx-90", name: "CX-90", overrideUrl: "https://maker.example/cx-90" }),
];
const site = (says: Parameters<typeof aSite>[0] = {}, models: readonly Model[] = MODELS) => ({
  ...aSite(says),
  models,
});
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe("modelMenu", () => {
  it("has a tab for each manufacturer and body, and the others last", () => {
    expect(modelMenu(site())).toEqual({
      opens: "click",
      tabs: [
        {
          label: "Mazda SUVs",
          slug: "mazda-suvs",
          models: [
            {
              name: "CX-5",
              href: "/mazda-cx-5",
              external: false,
              imageUrl: "/media/drawn/suv/graphite/front.webp",
            },
            expect.objectContaining({ name: "CX-90", href: "https://maker.example/cx-90", external: true }),
          ],
        },
        expect.objectContaining({
          label: "Mazda cars",
          models: [expect.objectContaining({ name: "Mazda2" })],
        }),
        expect.objectContaining({ label: "Other models" }),
      ],
      contact: "/contact",
      stock: "/cars",
      all: "/models",
    });
  });

  it("opens as the settings say, and is none where they show none or there is no model", () => {
    expect(modelMenu(site({ navigation: { modelMenuOpens: "hover" } }))?.opens).toBe("hover");
    expect(modelMenu(site({ navigation: { modelMenu: false } }))).toBeNull();
    expect(modelMenu(site({}, []))).toBeNull();
  });

  it("leads to no stock, and to no list of a model, where there is no car", () => {
    const listed = aModel({ slug: "hiace", name: "HiAce", overrideUrl: "/search/new-cars?model=HiAce" });
    const some = site({}, [aModel(), listed]);
    const none = { ...some, emptyLists: new Set(["new-used-and-demo-cars", "new-cars"]) };
    const names = (of: typeof some) =>
      modelMenu(of)?.tabs.flatMap(({ models }) => models.map(({ name }) => name));
    expect([names(some), modelMenu(some)?.stock]).toEqual([["CX-5", "HiAce"], "/cars"]);
    expect([names(none), modelMenu(none)?.stock]).toEqual([["CX-5"], null]);
  });

  it("leaves out a model whose address is another page's, and a tab with nothing in it", () => {
    const menu = modelMenu(site({}, [aModel(), aModel({ slug: "finance", manufacturerBody: "Loans" })]));
    expect(menu?.tabs.map(({ label }) => label)).toEqual(["Mazda SUVs"]);
  });
});

describe("modelTile", () => {
  it("is none of a model the site does not have", () => {
    expect(modelTile(aModel({ slug: "no-such-model" }), site())).toBeNull();
    expect(modelTile(aModel(), site())).toMatchObject({ name: "CX-5", href: "/mazda-cx-5" });
    expect(modelMenu(site({}, [aModel({ slug: "finance" })]))).toBeNull();
  });
});

describe("the header's entry for the models", () => {
  it("opens their menu, also where the dealer wrote the entry", () => {
    const opening = (on: ReturnType<typeof site>) =>
      headerNavigation(on).flatMap(({ label, opensModels }) => (opensModels ? [label] : []));
    expect(opening(site())).toEqual(["Vehicles"]);
    expect(opening(site({ navigation: { header: [{ label: "Range", href: "/models" }] } }))).toEqual([
      "Range",
    ]);
    expect(opening(site({ navigation: { header: [{ label: "SUVs", href: "/models?body=suv" }] } }))).toEqual(
      [],
    );
  });

  it("is not there without models or where the settings show none", () => {
    expect(labels(headerNavigation(site({}, [])))).not.toContain("Vehicles");
    expect(labels(headerNavigation(site({ navigation: { modelMenu: false } })))).not.toContain("Vehicles");
  });

  it("stands in the footer as the bodies there are", () => {
    const group = footerNavigation(site()).find(({ title }) => title === "Vehicles");
    expect(group?.links.map(({ href }) => href)).toEqual(["/models?body=suv", "/models?body=hatch"]);
  });
});
