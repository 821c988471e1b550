import { formIds } from "@forecourt/leads";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSite } from "../../testing/a-site.ts";
import { contactPlace } from "../table/contact-places.ts";
import { href } from "./href.ts";
import { matchRoute } from "./match-route.ts";
import type { RouteSite } from "../table/route-site.ts";
import type { RouteName, RouteParams } from "../table/route-table.ts";

const site = aSite(
  {},
  {
    locations: [{ name: "Harbour Ford - Sales", slug: "hf" }],
    pages: ["about-us", "towing-guide", "warranty"].map((slug) => ({ slug })),
    posts: [{ slug: "first", publishedAt: 0 }],
  },
);

const finance = (link: string) =>
  href("form", { form: "finance" }, aSite({ links: { financeLink: link } }, { pages: [{ slug: "loans" }] }), {
    query: { car_id: "7" },
    fragment: "finance-form",
  });

const booking = (says: Parameters<typeof aSite>[0]) => href("form", { form: "book-service" }, aSite(says));

/** Every link a page of a site could ask for. */
function everyPage(on: RouteSite, name: string): [RouteName, RouteParams[RouteName]][] {
  return [
    ...(
      [
        "home",
        "stock-entry",
        "car-trade-in",
        "offers",
        "models",
        "reviews",
        "locations",
        "posts",
        "posts-feed",
        "success",
      ] as const
    ).map((route) => [route, {}] as [RouteName, RouteParams[RouteName]]),
    ...on.config.search.paths.map((list): [RouteName, RouteParams[RouteName]] => [
      "stock",
      { list: list.path },
    ]),
    ...on.config.search.paths.map((list): [RouteName, RouteParams[RouteName]] => [
      "suggestions",
      { list: list.path },
    ]),
    ["car", { slug: name }],
    ["car-enquiry", { slug: name }],
    ...formIds.map((form): [RouteName, RouteParams[RouteName]] => ["form", { form }]),
    ...on.locations.map((location): [RouteName, RouteParams[RouteName]] => [
      "location-contact",
      { place: contactPlace(location) },
    ]),
    ...on.offers.map(({ id }): [RouteName, RouteParams[RouteName]] => ["offer", { offer: id }]),
    ...on.models.map(({ slug: of }): [RouteName, RouteParams[RouteName]] => ["model", { slug: of }]),
    ...on.posts.map(({ slug: of }): [RouteName, RouteParams[RouteName]] => ["post", { slug: of }]),
    ...on.pages.map(({ slug: of }): [RouteName, RouteParams[RouteName]] => ["content-page", { slug: of }]),
  ];
}

const slug = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,12}[a-z0-9])?$/);
/** Words that settings and content may use for addresses of the product's own. */
const word = fc.oneof(
  slug,
  fc.constantFrom("finance", "contact", "service", "trade-in", "search", "cars", "pages", "blog", "north"),
);
const path = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => `/${words.join("/")}`);
const anySite = fc
  .record({
    detailPath: path,
    entryPath: fc.constantFrom("/cars", "/motorcycles", "/campers", "/yard"),
    tradeInPath: path,
    tradeInOn: fc.boolean(),
    offered: fc.subarray([...formIds]),
    usePagesPath: fc.boolean(),
    financePath: fc.constantFrom("/finance", "/finance-enquiry", "/apply-for-finance"),
    financeLink: fc.option(fc.oneof(path, fc.constant("https://loans.example/?a=1"))),
    financePreApproval: fc.boolean(),
    serviceBooking: fc.oneof(path, fc.constant("/service"), fc.constant("https://x.example/")),
    blogPath: fc.constantFrom("/blog", "/news"),
    contactPathOverride: fc.option(path),
    contactPaths: fc.array(fc.record({ location: word, path }), { maxLength: 2 }),
    redirects: fc.array(fc.record({ from: path, to: path }), { maxLength: 4 }),
    locations: fc.array(fc.record({ name: fc.string(), slug: word }), { maxLength: 3 }),
    manufacturer: fc.option(fc.constant({ id: "1", slug: "ford", name: "Ford" })),
    offers: fc.uniqueArray(
      fc.record({
        id: word,
        excludedWebsiteIds: fc.constant([]),
        manufacturerName: fc.option(word),
        expiresAt: fc.constantFrom(null, 0, 4e12),
      }),
      { selector: ({ id }) => id, maxLength: 2 },
    ),
    models: fc.uniqueArray(
      fc.record({
        slug: word,
        bodyStyle: fc.constant(null),
        overrideUrl: fc.option(fc.oneof(path, fc.constant("https://maker.example/cx-5"))),
      }),
      { selector: (model) => model.slug, maxLength: 2 },
    ),
    reviews: fc.constantFrom({ count: 0, average: null }, { count: 3, average: 4.5 }),
    pages: fc.uniqueArray(fc.record({ slug: word }), { selector: (page) => page.slug, maxLength: 3 }),
    posts: fc.array(fc.record({ slug: word, publishedAt: fc.constantFrom(0, 4e12) }), { maxLength: 3 }),
  })
  .map((drawn): RouteSite => {
    const { detailPath, entryPath, tradeInPath, tradeInOn, offered, manufacturer, ...rest } = drawn;
    const { locations, pages, posts, offers, models, reviews, ...links } = rest;
    return aSite(
      {
        site: { manufacturer },
        cars: { detailPath, entryPath },
        tradeIn: { path: tradeInPath, enabled: tradeInOn },
        forms: { offered },
        links,
      },
      { locations, pages, posts, offers, models, reviews },
    );
  });
const anything = fc
  .string({ unit: "grapheme", minLength: 1 })
  .filter((text) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(text));

/** Where settings may name an address that is another page's, and links lead there. */
const LED_BY_SETTINGS: readonly RouteName[] = [
  "form",
  "location-contact",
  "stock-entry",
  "car-trade-in",
  "model",
];

/** The links of a site that stay on it. */
const ownLinks = (on: RouteSite, name: string) =>
  everyPage(on, name).flatMap(([route, params]) => {
    const address = href(route, params, on);
    return address?.startsWith("/") ? [{ route, params, address }] : [];
  });

/** Where a link to a model leads, and what is drawn there. */
const ledTo = (overrideUrl: string | null, slug = "mazda-cx-5") => {
  const on = aSite({}, { models: [{ slug, bodyStyle: null, overrideUrl }] });
  const address = href("model", { slug }, on);
  const match = address?.startsWith("/") ? matchRoute(address, on) : null;
  return [address, match?.kind === "page" ? match.page.screen : null];
};

describe("href", () => {
  it("leads to no stock, and to nothing of it, where a dealer only services vehicles", () => {
    const workshop = aSite({ site: { serviceOnly: true }, alerts: { enabled: true } });
    const ofStock = ["stock-entry", "garage", "compare", "alerts", "models", "finance-calculator"] as const;
    expect(ofStock.map((name) => href(name, {}, workshop))).toEqual(ofStock.map(() => null));
    expect(href("stock", { list: "used-cars" }, workshop)).toBeNull();
    expect(matchRoute("/search/used-cars", workshop)).toEqual({ kind: "missing" });
    expect(href("form", { form: "service" }, workshop)).toBe("/service");
  });

  it("writes each route's main address", () => {
    expect([
      href("home", {}, site),
      href("stock-entry", {}, site),
      href("stock", { list: "used-cars" }, site),
      href("car", { slug: "a b" }, site),
      href("car-enquiry", { slug: "x" }, site),
      href("form", { form: "parts" }, site),
      href("car-trade-in", {}, site),
      href("location-contact", { place: "harbour-ford" }, site),
      href("post", { slug: "first" }, site),
      href("content-page", { slug: "about-us" }, site),
      href("content-page", { slug: "towing-guide" }, site),
      href("content-page", { slug: "warranty" }, site),
    ]).toEqual([
      "/",
      "/cars",
      "/search/used-cars",
      "/cars/a%20b",
      "/cars/x/enquire",
      "/vehicle-parts-and-accessories",
      "/cars/trade-in",
      "/contact-us/harbour-ford",
      "/blog/first",
      "/about-us",
      "/pages/towing-guide",
      "/warranty",
    ]);
  });

  it("is null for a page this site does not have, or with nothing on it", () => {
    expect([
      href("stock", { list: "cheap" }, site),
      href("form", { form: "new" }, site),
      href("location-contact", { place: "back-office" }, site),
      href("content-page", { slug: "history" }, site),
      href("offers", {}, site),
      href("posts", {}, aSite()),
      href("form", { form: "trade-in" }, aSite({ tradeIn: { enabled: false } })),
    ]).toEqual(Array.from({ length: 7 }, () => null));
  });

  it("writes car links that are answered where the settings keep car pages", () => {
    const vehicles = aSite({ cars: { detailPath: "/vehicles" } });
    const path = href("car", { slug: "2021-kia" }, vehicles);
    expect(path).toBe("/vehicles/2021-kia");
    expect(matchRoute(path, vehicles)).toMatchObject({
      kind: "page",
      page: { screen: "car", slug: "2021-kia" },
    });
  });

  it("leads to the finance page of the dealer's own, keeping what its address asks already", () => {
    expect(finance("/pages/loans")).toBe("/pages/loans?car_id=7#finance-form");
    expect(finance("/pages/loans?plan=ride#apply")).toBe("/pages/loans?plan=ride&car_id=7#apply");
    expect(finance("https://loans.example/apply?dealer=4")).toBe(
      "https://loans.example/apply?dealer=4&car_id=7#finance-form",
    );
    expect(finance("/apply")).toBe("/apply?car_id=7#finance-form");
  });

  it("books a service with the scheduler, the address of the dealer's own or the service form", () => {
    expect(booking({})).toBe("/service");
    expect(booking({ integrations: { xtimeUrl: "https://x.example/" } })).toBe("https://x.example/");
    const framed = { integrations: { xtimeUrl: "https://x.example/", xtimeFrame: true } };
    expect(booking(framed)).toBe("/service");
    expect(booking({ links: { serviceBooking: "/book-smithfield" } })).toBe("/book-smithfield");
    expect(booking({ forms: { offered: ["book-service"] } })).toBe("/service");
  });

  it("books a service where the dealer redirects the address of the dealer's own", () => {
    const links = { serviceBooking: "/contact", redirects: [{ from: "/contact", to: "/finance" }] };
    expect(booking({ links: { serviceBooking: "/contact" } })).toBe("/contact");
    expect(booking({ links })).toBe("/finance");
  });

  it("writes the manufacturer into an offer's address where the site has several", () => {
    const offers = [
      { id: "9", excludedWebsiteIds: [], manufacturerName: "Škoda", expiresAt: null },
      { id: "10", excludedWebsiteIds: [], manufacturerName: null, expiresAt: null },
    ];
    const several = aSite({}, { offers });
    const single = aSite({ site: { manufacturer: { id: "1", slug: "skoda", name: "Škoda" } } }, { offers });
    const addresses = (on: RouteSite) => offers.map(({ id }) => href("offer", { offer: id }, on));
    expect(addresses(several)).toEqual(["/offers/skoda/9", "/offers/10"]);
    expect(addresses(single)).toEqual(["/offers/9", "/offers/10"]);
    expect(matchRoute("/offers/9", several)).toMatchObject({ kind: "redirect", to: "/offers/skoda/9" });
    expect(matchRoute("/offers/skoda/9", single)).toMatchObject({ kind: "redirect", to: "/offers/9" });
  });

  it("leads to no offer that has ended or is another website's", () => {
    const offer = { id: "9", excludedWebsiteIds: [], manufacturerName: null, expiresAt: null };
    const ended = aSite({}, { offers: [{ ...offer, expiresAt: Date.UTC(2026, 10, 21) }] });
    const elsewhere = aSite({ site: { id: "7" } }, { offers: [{ ...offer, excludedWebsiteIds: ["7"] }] });
    for (const on of [ended, elsewhere]) {
      expect(href("offer", { offer: "9" }, on)).toBeNull();
      expect(matchRoute("/offers/9", on)).toEqual({ kind: "missing" });
    }
  });

  it("leads to a model's own page, or where its content says", () => {
    expect(ledTo(null)).toEqual(["/mazda-cx-5", "model"]);
    expect(ledTo(null, "CX 5")).toEqual(["/CX%205", "model"]);
    expect(ledTo("/drive-the-cx-5")).toEqual(["/drive-the-cx-5", "model"]);
    expect(ledTo("/search/new-cars?make=Mazda")).toEqual(["/search/new-cars?make=Mazda", "stock"]);
    expect(ledTo("https://maker.example/cx-5")).toEqual(["https://maker.example/cx-5", null]);
    expect(ledTo("javascript:alert(1)")).toEqual(["/mazda-cx-5", "model"]);
    expect(ledTo(null, "finance")).toEqual([null, null]);
  });

  it("names the page that the dealer redirects an address to", () => {
    const moved = aSite({ links: { redirects: [{ from: "/fleet", to: "/contact?about=fleet" }] } });
    expect(href("form", { form: "fleet" }, moved)).toBe("/contact?about=fleet");
  });

  it("is answered by a page, and never by nothing or a further redirect", () => {
    fc.assert(
      fc.property(anySite, anything, (on, name) => {
        const answered = ownLinks(on, name).map(({ route, params, address }) => {
          const { kind } = matchRoute(address, on);
          // A stock entry is the one address that is drawn although it goes on.
          return {
            route,
            params,
            address,
            kind: route === "stock-entry" && kind === "redirect" ? "page" : kind,
          };
        });
        expect(answered.filter(({ kind }) => kind !== "page")).toEqual([]);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it("is answered by its own route with the same params, unless the settings lead it elsewhere", () => {
    fc.assert(
      fc.property(anySite, anything, (on, name) => {
        const unmoved = { ...on, config: { ...on.config, links: { ...on.config.links, redirects: [] } } };
        const plain = ownLinks(unmoved, name).filter(({ route }) => !LED_BY_SETTINGS.includes(route));
        const answered = plain.map(({ address }) => {
          const match = matchRoute(address, unmoved);
          return match.kind === "page" ? match.page : match;
        });
        expect(answered).toEqual(plain.map(({ route, params }) => ({ screen: route, ...params })));
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});
