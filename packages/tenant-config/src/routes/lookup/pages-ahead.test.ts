import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSite } from "../../testing/a-site.ts";
import { type Route, type RouteName, ROUTES } from "../table/route-table.ts";
import { addressBook } from "../table/address-book.ts";
import { fillPattern, type PathParams } from "../table/address.ts";
import { matchRoute } from "./match-route.ts";
import { pagesAhead } from "./pages-ahead.ts";

const CONTENT: Parameters<typeof aSite>[1] = {
  locations: [{ name: "North - Sales", slug: "north" }],
  pages: ["about-us", "blog"].map((slug) => ({ slug })),
  models: [{ slug: "rio", bodyStyle: null, overrideUrl: null }],
  posts: [{ slug: "old", publishedAt: 0 }],
  reviews: { count: 9, average: 4.5 },
};
const ALL = {
  reserve: { payments: true },
  alerts: { enabled: true },
  forms: { offered: ["general", "trade-in", "finance", "location-contact"] },
} as const;
const site = aSite(ALL, CONTENT);
const sites = {
  site,
  "in another language": aSite(ALL, { ...CONTENT, prefix: "/es" }),
  "with paths of its own": aSite(
    {
      ...ALL,
      cars: { detailPath: "/vehicles", entryPath: "/stock" },
      tradeIn: { path: "/vehicles/value-mine" },
      links: { blogPath: "/news", garagePath: "/vehicles/kept" },
    },
    CONTENT,
  ),
};

/** Whether a browser may prepare an address, by patterns as it reads them. */
function isAhead(path: string, { fetch, render, except }: ReturnType<typeof pagesAhead>): boolean {
  const fits = (pathname: string): boolean => new URLPattern({ pathname }).test({ pathname: path });
  return [...fetch, ...render].some(fits) && !except.some(fits);
}

/** What takes a session, holds a car, is one shopper's own or confirms what was sent. */
const NEVER: readonly RouteName[] = [
  "checkout",
  "checkout-journey",
  "sign-in",
  "alerts",
  "garage",
  "compare",
  "success",
  "privacy",
  "suggestions",
  "posts-feed",
  "form",
  "car-enquiry",
  "car-trade-in",
  "location-contact",
];

describe("pagesAhead", () => {
  it("names cars to be rendered, and lists to be fetched", () => {
    const { fetch, render, except } = pagesAhead(site);
    expect(render).toEqual(["/cars/:slug"]);
    expect(fetch).toEqual(expect.arrayContaining(["/", "/search/:list", "/cars"]));
    expect(except).toEqual(["/cars/trade-in", "/blog/rss.xml"]);
    expect(pagesAhead(sites["in another language"])).toMatchObject({ render: ["/es/cars/:slug"] });
    expect(pagesAhead(sites["in another language"]).fetch).toContain("/es");
  });

  it.each(NEVER)("names no page of %s", (name) => {
    expect((ROUTES[name] as Route<PathParams>).ahead).toBeUndefined();
  });

  it.each(Object.entries(sites))(
    "lets no pattern of %s take in a page that is not to be prepared",
    (_, on) => {
      const ahead = pagesAhead(on);
      const entries = [...addressBook(on).byRoute].flatMap(([name, all]) =>
        all.map(({ path }) => ({ name, path })),
      );
      fc.assert(
        fc.property(fc.constantFrom(...entries), fc.webSegment({ size: "small" }), ({ path }, word) => {
          const filled = `${on.prefix ?? ""}${fillPattern(path, { slug: word, list: "used-cars", place: "north" })}`;
          const match = matchRoute(filled, on);
          const allowed =
            match.kind !== "page" || (ROUTES[match.page.screen] as Route<PathParams>).ahead !== undefined;
          expect([filled, allowed || !isAhead(filled, ahead)]).toEqual([filled, true]);
        }),
      );
    },
  );
});
