// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ModelMenuView } from "./model-menu.tsx";
import { SiteHeader } from "../frame/site-header.tsx";

afterEach(cleanup);

const models: ModelMenuView = {
  opens: "click",
  tabs: [
    {
      label: "Mazda SUVs",
      slug: "mazda-suvs",
      models: [{ name: "CX-5", href: "/mazda-cx-5", external: false, image: "/cx-5.webp" }],
    },
    {
      label: "Other models",
      slug: "other-models",
      models: [{ name: "Concept", href: "https://maker.example/concept", external: true, image: null }],
    },
  ],
  ways: [
    { label: "Contact Us", href: "/contact" },
    { label: "Our Stock", href: "/cars" },
  ],
  all: { label: "All models", href: "/models" },
};
const links = [{ href: "/models", label: "Vehicles", opensModels: true as const }];
const header = (menu: ModelMenuView | null) =>
  render(
    <SiteHeader
      name="Dealer"
      home="/"
      links={links}
      models={menu}
      menuLabel="Menu"
      navigationLabel="Main"
      overviewLabel="Overview"
    />,
  );
const wide = () => within(screen.getByRole("navigation", { name: "Main" }));

describe("the menu of models in SiteHeader", () => {
  it("has a radio button for each tab, the first chosen, and the tab's tiles beside it", () => {
    header(models);
    const tabs = wide().getAllByRole("radio");
    expect(tabs.map((tab) => (tab as HTMLInputElement).checked)).toEqual([true, false]);
    const tiles = within(wide().getByRole("list", { name: "Mazda SUVs" }));
    expect(tiles.getByRole("link", { name: "CX-5" }).getAttribute("href")).toBe("/mazda-cx-5");
  });

  it("opens a model of another site in a new tab", () => {
    header(models);
    const links = screen.getAllByRole("link", { name: "Concept" });
    expect(links.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank"]);
  });

  it("leads on to the contact form, the stock and all models, on phones too", () => {
    header(models);
    for (const [name, href] of [
      ["Contact Us", "/contact"],
      ["Our Stock", "/cars"],
      ["All models", "/models"],
    ] as const)
      expect(screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))).toEqual([
        href,
        href,
      ]);
  });

  it("is a plain link to the models where there is no menu to open", () => {
    header(null);
    expect(wide().getByRole("link", { name: "Vehicles" }).getAttribute("href")).toBe("/models");
    expect(wide().queryByRole("radio")).toBeNull();
  });
});
