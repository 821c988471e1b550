import { describe, expect, it } from "vitest";
import { aSite } from "../../testing/a-site.ts";
import { footerNavigation, headerNavigation } from "./navigation.ts";
import { hasStock, leadsToNoCar } from "./stock-furniture.ts";
import type { NavigationEntry } from "./navigation-entry.ts";

const page = (slug: string) => ({ slug });
/** A dealer with something on every page the menus know. */
const FULL: Parameters<typeof aSite>[1] = {
  locations: [{ name: "North", slug: "north" }],
  offers: [{ id: "1", excludedWebsiteIds: [], manufacturerName: null, expiresAt: null }],
  posts: [{ slug: "first", publishedAt: 0 }],
  pages: [
    "about-us",
    "faqs",
    "privacy-policy",
    "roadside-assist",
    "safety",
    "terms-and-conditions",
    "warranty",
  ].map(page),
};

const everything = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...everything(entry.children)]);
const paths = (entries: readonly NavigationEntry[]) => everything(entries).map(({ href }) => href);

const booked = (says: Parameters<typeof aSite>[0]) =>
  paths(headerNavigation(aSite(says)).filter(({ label }) => label === "Service and Parts"));

const dealership = (id: string, slug: string) => ({ id, slug, name: slug, publishableKeySecret: null });

const item = (href: string) => ({ label: href, href, children: [] });

describe("menus", () => {
  it("lead to no list that has no car, neither the product's nor the dealer's own", () => {
    const own = aSite(
      { navigation: { header: [item("/search/demo-cars"), item("/search/used-cars")] } },
      FULL,
    );
    const emptyLists = new Set(["demo-cars"]);
    for (const site of [aSite({}, FULL), own]) {
      expect(paths(headerNavigation(site))).toContain("/search/demo-cars");
      const shown = [
        ...paths(headerNavigation({ ...site, emptyLists })),
        ...paths(footerNavigation({ ...site, emptyLists }).flatMap(({ links }) => links)),
      ];
      expect(shown).not.toContain("/search/demo-cars");
      expect(shown).toContain("/search/used-cars");
    }
  });
});

describe("menus of a dealer without cars", () => {
  const none = {
    ...aSite({}, FULL),
    emptyLists: new Set(["new-used-and-demo-cars", "new-cars", "demo-cars", "used-cars"]),
  };

  it("lead to no list and no page where the stock begins, at the head and at the foot", () => {
    const shown = [
      ...paths(headerNavigation(none)),
      ...paths(footerNavigation(none).flatMap(({ links }) => links)),
    ];
    expect(shown.filter((path) => /^\/(?:cars|search)/.test(path))).toEqual([]);
    expect(headerNavigation(none).map(({ label }) => label)).toEqual([
      "Home",
      "Buyer Tools",
      "Service and Parts",
      "Company",
    ]);
  });

  it("still lead to a list of its own that has some", () => {
    const some = { ...none, emptyLists: new Set(["new-used-and-demo-cars", "new-cars", "used-cars"]) };
    expect(paths(headerNavigation(some))).toContain("/search/demo-cars");
    expect(hasStock(some)).toBe(false);
  });

  it("is known by the main list alone, and a workshop has none", () => {
    expect(hasStock(aSite())).toBe(true);
    expect(hasStock({ ...aSite(), emptyLists: new Set(["new-cars"]) })).toBe(true);
    expect(hasStock(none)).toBe(false);
    expect(hasStock(aSite({ site: { name: "A", serviceOnly: true } }))).toBe(false);
  });

  it("knows a link to cars by its path, whatever it filters by", () => {
    const leads = (path: string) => leadsToNoCar(path, none);
    expect(["/search/new-cars?fuel=Hybrid", "/search/used-cars#top", "/cars/"].map(leads)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["/special-offers", "/", "/nothing-here"].map(leads)).toEqual([false, false, false]);
    expect(leadsToNoCar("/search/new-cars?fuel=Hybrid", aSite({}, FULL))).toBe(false);
    const { emptyLists } = none;
    const withoutEntry = { ...aSite({ stockList: { entryPage: false } }, FULL), emptyLists };
    expect(leadsToNoCar("/cars", withoutEntry)).toBe(true);
  });
});

describe("headerNavigation", () => {
  it("names the bodies in stock in an entry of the dealer's own that asks for them", () => {
    const own = { label: "Trucks", href: "/search/used-cars" };
    const site = aSite(
      {
        navigation: {
          header: [
            { ...own, bodies: true },
            { ...own, label: "Used" },
          ],
        },
      },
      FULL,
    );
    const [trucks, used] = headerNavigation({ ...site, bodies: [{ value: "Tipper", count: 3 }] });
    expect(trucks?.children).toMatchObject([{ label: "Tipper", count: 3 }]);
    expect(used?.children).toEqual([]);
  });

  it("names the bodies in stock with how many there are, each as the main list filtered by it", () => {
    const bodies = [{ value: "People Mover", count: 7 }];
    const [, stock] = headerNavigation({ ...aSite({}, FULL), bodies });
    expect(stock?.children.at(-1)).toMatchObject({
      label: "People Mover",
      href: "/search/new-used-and-demo-cars?body=People+Mover",
      count: 7,
    });
  });

  it("has the product's entries", () => {
    const header = headerNavigation(aSite({}, FULL));
    expect(header.map(({ label }) => label)).toEqual([
      "Home",
      "Our Stock",
      "Buyer Tools",
      "Service and Parts",
      "Company",
    ]);
    expect(paths(header)).toEqual([
      "/",
      "/cars",
      "/search/new-used-and-demo-cars",
      "/search/new-cars",
      "/search/demo-cars",
      "/search/used-cars",
      "/special-offers",
      "/special-offers",
      "/finance",
      "/finance-calculator",
      "/trade-in",
      "/book-test-drive",
      "/service",
      "/service",
      "/vehicle-parts-and-accessories",
      "/warranty",
      "/roadside-assist",
      "/safety",
      "/about-us",
      "/about-us",
      "/contact",
      "/our-locations",
      "/blog",
      "/careers",
      "/fleet",
      "/faqs",
      "/terms-and-conditions",
    ]);
  });

  it("leads a dropdown without a page to its first entry", () => {
    const tools = headerNavigation(aSite({}, FULL)).find(({ label }) => label === "Buyer Tools");
    expect(tools).toMatchObject({ href: "/special-offers", external: false });
  });

  it("names only what the site has, offers and does not hide", () => {
    const site = aSite(
      {
        forms: { offered: ["general"] },
        navigation: { hidden: ["/faqs/", "/search/demo-cars"] },
        tradeIn: { enabled: false },
      },
      { pages: [page("about-us"), page("faqs")] },
    );
    expect(paths(headerNavigation(site))).toEqual([
      "/",
      "/cars",
      "/search/new-used-and-demo-cars",
      "/search/new-cars",
      "/search/used-cars",
      "/about-us",
      "/about-us",
      "/contact",
    ]);
  });

  it("speaks of what the site sells and in the market's words", () => {
    const site = aSite({ site: { name: "A", template: "trucks", market: "US" } });
    const labels = everything(headerNavigation(site)).map(({ label }) => label);
    expect(labels).toContain("Used trucks");
  });

  it("lists dealerships where there are several, and leaves out the main list's double", () => {
    const stockOf = (...dealerships: ReturnType<typeof dealership>[]) =>
      headerNavigation(
        aSite({ site: { name: "A", dealerships }, search: { defaultPath: "used-cars" } }),
      )[1]?.children.map(({ href }) => href);
    const lists = ["/search/used-cars", "/search/new-cars", "/search/demo-cars"];
    expect(stockOf(dealership("1", "north"))).toEqual(lists);
    expect(stockOf(dealership("1", "north"), dealership("2", "south"))).toEqual([
      ...lists,
      "/search/north",
      "/search/south",
    ]);
  });

  it("lists the lists of the dealer's own, by their titles", () => {
    const site = aSite({
      site: { name: "A", template: "rentals" },
      search: {
        templatePath: "rental-cars",
        paths: [
          {
            path: "rental-cars",
            title: "Cars to hire",
            scope: { kind: "filters", filters: { item_type: ["Rental"] } },
          },
          { path: "vans", title: "Vans", scope: { kind: "filters", filters: { body: ["Van"] } } },
        ],
      },
    });
    const stock = headerNavigation(site)[1]?.children.map(({ label, href }) => [label, href]);
    expect(stock).toEqual([
      ["All cars", "/search/rental-cars"],
      ["Vans", "/search/vans"],
    ]);
  });

  it("draws the one entry that is left of a group in the group's place", () => {
    const site = aSite({ forms: { offered: ["general"] } }, { pages: [page("roadside-assist")] });
    expect(headerNavigation(site).find(({ href }) => href === "/roadside-assist")).toMatchObject({
      label: "Roadside Assist",
      children: [],
    });
  });

  it("books a service where the dealer's settings say, once", () => {
    expect(booked({ links: { serviceBooking: "/book-a-service-smithfield" } })).toContain(
      "/book-a-service-smithfield",
    );
    expect(booked({ links: { serviceBooking: "https://service.example/" } })).toContain(
      "https://service.example/",
    );
    expect(booked({}).filter((path) => path === "/service")).toHaveLength(2);
  });

  it("is the tenant's own when it has one, and drops what leads nowhere all the same", () => {
    const site = aSite({
      navigation: {
        header: [
          { label: "Shop", href: "/search/used-cars" },
          { label: "Models", href: "/models" },
          { label: "Group", children: [{ label: "Ring", href: "tel:0255501010" }] },
          { label: "Empty", children: [] },
        ],
      },
    });
    expect(headerNavigation(site)).toEqual([
      {
        label: "Shop",
        href: "/search/used-cars",
        kind: "internal",
        external: false,
        ownPage: true,
        children: [],
      },
      {
        label: "Group",
        href: "tel:0255501010",
        kind: "phone",
        external: false,
        ownPage: false,
        children: [
          {
            label: "Ring",
            href: "tel:0255501010",
            kind: "phone",
            external: false,
            ownPage: true,
            children: [],
          },
        ],
      },
    ]);
  });

  it("keeps two dropdowns that begin with the same page", () => {
    const children = [{ label: "Used", href: "/search/used-cars" }];
    const site = aSite({
      navigation: {
        header: [
          { label: "One", children },
          { label: "Two", children },
        ],
      },
    });
    expect(headerNavigation(site).map(({ label }) => label)).toEqual(["One", "Two"]);
  });

  it("adds the store, the blog's other name and the dealer's own entries by setting", () => {
    const site = aSite(
      {
        links: { enableStore: true, storeUrl: "https://store.example/", blogPath: "/news" },
        navigation: { extraCompany: [{ label: "History", href: "/pages/history" }] },
      },
      { ...FULL, pages: [page("history")] },
    );
    expect(paths(headerNavigation(site))).toEqual(
      expect.arrayContaining(["https://store.example/", "/news", "/pages/history"]),
    );
  });
});

describe("footerNavigation", () => {
  it("adds the privacy policy to the header's entries", () => {
    const links = footerNavigation(aSite({}, FULL)).flatMap((group) => paths(group.links));
    expect(links).toEqual(expect.arrayContaining(["/search/new-cars", "/finance", "/privacy-policy"]));
  });

  it("keeps the dealer's other places on the web and the law's pages in lines of their own, below the columns", () => {
    const site = aSite(
      {
        site: {
          name: "A",
          instagramUrl: "https://www.instagram.com/a",
          dealershipWebsites: [
            { name: "Yard", slug: "yard", make: null, url: "https://yard.example/", logoUrl: null },
          ],
        },
      },
      FULL,
    );
    const groups = footerNavigation(site);
    expect(groups.map(({ title, as }) => [title, as])).toEqual([
      ["Our Stock", "column"],
      ["Buyer Tools", "column"],
      ["Service and Parts", "column"],
      ["Company", "column"],
      ["Our other sites", "line"],
      ["Follow us", "line"],
      ["Legal", "line"],
    ]);
    expect(groups.flatMap(({ links, as }) => (as === "line" ? paths(links) : []))).toEqual([
      "https://yard.example/",
      "https://www.instagram.com/a",
      "/terms-and-conditions",
      "/privacy-policy",
      "/privacy-choices",
    ]);
  });

  it("moves the only link of a column to the company's pages", () => {
    const site = aSite(
      { forms: { offered: ["general"] }, tradeIn: { enabled: false } },
      { pages: [page("roadside-assist")] },
    );
    const [stock, company] = footerNavigation(site);
    expect(stock?.title).toBe("Our Stock");
    expect(company).toMatchObject({
      title: "Company",
      links: [{ href: "/roadside-assist" }, { href: "/contact" }],
    });
  });

  it("links to the dealer's other sites in a new tab", () => {
    const site = aSite({
      site: {
        name: "A",
        facebookUrl: "https://www.facebook.com/a",
        dealershipWebsites: [
          { name: "Yard", slug: "yard", make: null, url: "https://yard.example/", logoUrl: null },
        ],
      },
    });
    const external = footerNavigation(site)
      .flatMap((group) => group.links)
      .filter((link) => link.external);
    expect(external.map(({ label }) => label)).toEqual(["Yard", "Facebook"]);
  });
});
