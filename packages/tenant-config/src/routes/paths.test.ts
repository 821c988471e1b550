import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { carMapPath, checkoutPath, dealershipStockPath, stockPathOf } from "./car-paths.ts";
import { locationContactPath, modelLink, modelsPath, offerPath, postPath } from "./content-paths.ts";
import { pagePath } from "./pages-path.ts";
import { redirectFor } from "./redirects.ts";
import { financePath, garagePath, serviceBookingLink, signInPath, tradeInPath } from "./service-paths.ts";

/** Milliseconds a property may take on a machine that is busy with other things. */
const PATIENCE = 60_000;

const config = aConfig();

describe("stock and car paths", () => {
  it.each([
    ["used", "/search/used-cars"],
    ["Demo", "/search/demo-cars"],
    ["new", "/search/new-cars"],
    ["rental", "/search/new-used-and-demo-cars"],
  ])("lead from car type %s to %s", (type, path) => {
    expect(stockPathOf(type, config)).toBe(path);
  });

  it("put the checkout where the tenant has it", () => {
    expect(checkoutPath({ slug: "a b" }, config)).toBe("/cars/a%20b/checkout");
    const online = aConfig({ reserve: { checkoutPath: "buy-online" } });
    expect(checkoutPath({ slug: "x" }, online)).toBe("/cars/x/buy-online");
    expect(carMapPath({ slug: "x" }, config)).toBe("/cars/x#vehicle-map");
    expect(dealershipStockPath("north/../x")).toBe("/search/north%2F..%2Fx");
  });
});

describe("content paths", () => {
  it("give bodies small letters and hyphens", () => {
    expect(modelsPath("Dual Cab Ute")).toBe("/models?body=dual-cab-ute");
    expect(modelsPath()).toBe("/models");
  });

  it("give a model its own page, or the one that stands in for it", () => {
    expect(modelLink({ slug: "cx-5", overrideUrl: null }, config)).toEqual({
      kind: "internal",
      href: "/cx-5",
    });
    expect(modelLink({ slug: "cx-5", overrideUrl: "/cx-5-offer" }, config)).toMatchObject({
      href: "/cx-5-offer",
    });
    expect(modelLink({ slug: "x", overrideUrl: "https://maker.example/x" }, config)).toMatchObject({
      kind: "external",
    });
    expect(modelLink({ slug: "x", overrideUrl: "javascript:1" }, config)).toMatchObject({ href: "/x" });
  });

  it("put offers below their manufacturer unless the site has one only", () => {
    const offer = { id: "12", manufacturerName: "Škoda" };
    expect(offerPath(offer, config)).toBe("/offers/skoda/12");
    const single = aConfig({ site: { name: "A", manufacturer: { id: "1", slug: "skoda", name: "Škoda" } } });
    expect(offerPath(offer, single)).toBe("/offers/12");
    expect(offerPath({ id: "12", manufacturerName: null }, config)).toBe("/offers/12");
  });

  it.each([
    ["Harbour Ford - Sales", "/contact-us/harbour-ford"],
    ["Harbour Ford - SERVICE ", "/contact-us/harbour-ford"],
    ["Harbour Ford - Sales - Service", "/contact-us/harbour-ford-sales"],
    ["Sales - Harbour", "/contact-us/sales-harbour"],
    ["Harbour Ford-Parts", "/contact-us/harbour-ford-parts"],
    ["???", "/contact"],
  ])("lead %j to %s", (name, path) => {
    expect(locationContactPath({ name }, config)).toBe(path);
  });

  it("send every location to one page when the tenant says so", () => {
    const one = aConfig({ links: { contactPathOverride: "/contact-us/main" } });
    expect(locationContactPath({ name: "Any - Parts" }, one)).toBe("/contact-us/main");
  });

  it("follow the blog's path and the pages' prefix", () => {
    expect(postPath({ slug: "a" }, aConfig({ links: { blogPath: "/news" } }))).toBe("/news/a");
    expect(pagePath("towing-guide", config)).toBe("/pages/towing-guide");
    expect(pagePath("about-us", config)).toBe("/about-us");
  });
});

describe("finance, service and garage paths", () => {
  it("choose the configured link, else the tenant's path", () => {
    expect(financePath(config)).toBe("/finance");
    expect(financePath(aConfig({ links: { financePath: "/apply-for-finance" } }))).toBe("/apply-for-finance");
    expect(financePath(aConfig({ links: { financeLink: "https://loans.example/a" } }))).toBe(
      "https://loans.example/a",
    );
    expect(serviceBookingLink(aConfig({ links: { serviceBooking: "/book-a-service-smithfield" } }))).toEqual({
      kind: "internal",
      href: "/book-a-service-smithfield",
    });
  });

  it("know each dealership's garage", () => {
    const garage = aConfig({
      links: { garagePath: "/my-garage", garagePaths: [{ dealership: "big", path: "/mybig" }] },
    });
    expect([garagePath(garage), garagePath(garage, "big"), garagePath(garage, "other")]).toEqual([
      "/my-garage",
      "/mybig",
      "/my-garage",
    ]);
  });

  it("carry the car to the trade-in form", () => {
    expect(tradeInPath("4 2", config)).toBe("/cars/trade-in?car_id=4+2");
    expect(tradeInPath(null, config)).toBe("/cars/trade-in");
  });

  it("sign in and come back to a path of this site only", () => {
    expect(signInPath("/finance")).toBe("/sign-in?type=finance&redirect=%2Ffinance");
    for (const off of ["//evil.example", "/\\evil.example", "https://evil.example", "", "/a\nb"]) {
      expect(signInPath(off)).toBe("/sign-in?type=finance&redirect=%2F");
    }
  });
});

describe("redirectFor", () => {
  it.each([
    ["/finance-pre-approval", "/finance"],
    ["/finance-pre-approval/", "/finance"],
    ["/finance-enquiry", "/finance"],
    ["/motorcycles/", "/cars"],
    ["/news/a-post", "/blog/a-post"],
    ["/cars/x/buy-online", "/cars/x/checkout"],
    ["/cars/x/checkout-journey", "/cars/x/checkout"],
    ["/checkout", "/search/new-used-and-demo-cars"],
    ["/pages/about-us", "/about-us"],
  ])("sends %s to %s", (from, to) => {
    expect(redirectFor(from, config)?.to).toBe(to);
  });

  it.each([
    "/",
    "/finance",
    "/cars",
    "/cars/x",
    "/cars/x/checkout",
    "/blog",
    "/pages/towing-guide",
    "/my-garage",
  ])("leaves %s alone", (path) => {
    expect(redirectFor(path, config)).toBeNull();
  });

  it("keeps the pre-approval page when the flag allows it", () => {
    expect(redirectFor("/finance-pre-approval", aConfig({ links: { financePreApproval: true } }))).toBeNull();
  });

  it("follows the tenant's template, garage and own table", () => {
    const moto = aConfig({ site: { name: "A", template: "motorcycles" } });
    expect(redirectFor("/cars/", moto)).toEqual({ to: "/motorcycles", permanent: true });
    const own = aConfig({
      links: { garagePath: "/mymotors", redirects: [{ from: "/old.html", to: "/about-us" }] },
    });
    expect(redirectFor("/old.html/", own)).toEqual({ to: "/about-us", permanent: true });
    expect(redirectFor("/my-garage", own)?.to).toBe("/mymotors");
  });

  it(
    "never leaves the site, whatever the path and wherever finance is",
    () => {
      const plain = config;
      const other = aConfig({ links: { usePagesPath: false, financeLink: "https://loans.example/" } });
      const paths = fc.oneof(
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
        fc
          .tuple(
            fc.constantFrom("/pages/", "/pages//", "/news/", "/cars/", "/finance-pre-approval"),
            fc.string(),
          )
          .map((parts) => parts.join("")),
      );
      fc.assert(
        fc.property(paths, fc.boolean(), (path, first) => {
          const answer = redirectFor(path, first ? plain : other);
          const origin = answer === null ? "none" : new URL(answer.to, "https://acme.example").origin;
          expect(["none", "https://acme.example"]).toContain(origin);
        }),
        { numRuns: 1500 },
      );
    },
    PATIENCE,
  );
});
