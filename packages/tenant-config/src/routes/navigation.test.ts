import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { footerNavigation, headerNavigation } from "./navigation.ts";
import type { NavigationEntry } from "./navigation-entry.ts";

const everything = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...everything(entry.children)]);
const paths = (entries: readonly NavigationEntry[]) => everything(entries).map(({ href }) => href);

describe("headerNavigation", () => {
  it("has the specification's entries", () => {
    const header = headerNavigation(aConfig());
    expect(header.map(({ label }) => label)).toEqual([
      "Home",
      "Our Stock",
      "Vehicles",
      "Buyer Tools",
      "Service and Parts",
      "Company",
    ]);
    expect(paths(header)).toEqual(
      expect.arrayContaining([
        "/",
        "/cars/",
        "/models",
        "/special-offers",
        "/finance",
        "/trade-in",
        "/book-test-drive",
        "/service/",
        "/vehicle-parts-and-accessories/",
        "/warranty",
        "/roadside-assist",
        "/safety",
        "/about-us",
        "/contact",
        "/careers",
        "/fleet",
        "/faqs",
        "/terms-and-conditions/",
      ]),
    );
  });

  it("leads a dropdown without a page to its first entry", () => {
    const tools = headerNavigation(aConfig()).find(({ label }) => label === "Buyer Tools");
    expect(tools).toMatchObject({ href: "/special-offers", external: false });
  });

  it("names only what is served, offered and not hidden", () => {
    const config = aConfig({
      forms: { offered: ["general"] },
      navigation: { hidden: ["/faqs/"] },
      tradeIn: { enabled: false },
    });
    const served = new Set(["/", "/cars", "/search/new-used-and-demo-cars", "/about-us", "/faqs", "/fleet"]);
    const header = headerNavigation(config, { serves: (path) => served.has(path) });
    expect(paths(header)).toEqual([
      "/",
      "/cars/",
      "/search/new-used-and-demo-cars",
      "/about-us",
      "/about-us",
    ]);
  });

  it("speaks of what the site sells and in the market's words", () => {
    const labels = everything(
      headerNavigation(aConfig({ site: { name: "A", template: "trucks", market: "US" } })),
    ).map(({ label }) => label);
    expect(labels).toContain("Used trucks");
  });

  it("lists dealerships and leaves out the main list's double", () => {
    const config = aConfig({
      site: {
        name: "A",
        dealerships: [{ id: "1", slug: "north", name: "North", publishableKeySecret: null }],
      },
      search: { defaultPath: "used-cars" },
    });
    const stock = headerNavigation(config)[1]?.children.map(({ href }) => href);
    expect(stock).toEqual(["/search/used-cars", "/search/new-cars", "/search/demo-cars", "/search/north"]);
  });

  it("is the tenant's own when it has one, judged all the same", () => {
    const config = aConfig({
      navigation: {
        header: [
          { label: "Shop", href: "/search/used-cars" },
          { label: "Group", children: [{ label: "Ring", href: "tel:0255501010" }] },
          { label: "Empty", children: [] },
        ],
      },
    });
    expect(headerNavigation(config)).toEqual([
      { label: "Shop", href: "/search/used-cars", kind: "internal", external: false, children: [] },
      {
        label: "Group",
        href: "tel:0255501010",
        kind: "phone",
        external: false,
        children: [{ label: "Ring", href: "tel:0255501010", kind: "phone", external: false, children: [] }],
      },
    ]);
  });

  it("drops the model menu, the store and the blog's other name by setting", () => {
    const plain = paths(headerNavigation(aConfig({ navigation: { modelMenu: false } })));
    expect(plain).not.toContain("/models");
    const store = aConfig({
      links: { enableStore: true, storeUrl: "https://store.example/", blogPath: "/news" },
      navigation: { extraCompany: [{ label: "History", href: "/pages/history" }] },
    });
    expect(paths(headerNavigation(store))).toEqual(
      expect.arrayContaining(["https://store.example/", "/news", "/pages/history"]),
    );
  });
});

describe("footerNavigation", () => {
  it("adds stock lists, models and the privacy policy", () => {
    const links = footerNavigation(aConfig()).flatMap((group) => paths(group.links));
    expect(links).toEqual(
      expect.arrayContaining([
        "/search/new-cars",
        "/search/demo-cars",
        "/search/used-cars",
        "/privacy-policy",
      ]),
    );
  });

  it("links to the dealer's other sites in a new tab", () => {
    const config = aConfig({
      site: {
        name: "A",
        facebookUrl: "https://www.facebook.com/a",
        dealershipWebsites: [
          { name: "Yard", slug: "yard", make: null, url: "https://yard.example/", logoUrl: null },
        ],
      },
    });
    const external = footerNavigation(config)
      .flatMap((group) => group.links)
      .filter((link) => link.external);
    expect(external.map(({ label }) => label)).toEqual(["Facebook", "Yard"]);
  });
});
