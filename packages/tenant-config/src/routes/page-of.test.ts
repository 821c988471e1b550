import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { checkoutPath, dealershipStockPath } from "./car-paths.ts";
import { locationContactPath, offerPath, postPath } from "./content-paths.ts";
import { pageOf } from "./page-of.ts";
import { pagePath } from "./pages-path.ts";
import { garagePath } from "./service-paths.ts";

/** Milliseconds a property may take on a machine that is busy with other things. */
const PATIENCE = 60_000;

const config = aConfig();
const other = aConfig({
  site: {
    name: "A",
    template: "motorcycles",
    manufacturer: { id: "1", slug: "skoda", name: "Škoda" },
    dealerships: [{ id: "1", slug: "north", name: "North", publishableKeySecret: null }],
  },
  links: {
    usePagesPath: false,
    financePath: "/apply-for-finance",
    financePreApproval: true,
    blogPath: "/news",
    garagePath: "/mybikes",
    garagePaths: [{ dealership: "north", path: "/mynorth" }],
    serviceBooking: "/book-a-service-smithfield",
    contactPathOverride: "/contact-us/main",
  },
  reserve: { checkoutPath: "buy-online" },
});

describe("pageOf", () => {
  it.each([
    ["/", { kind: "home" }],
    ["/cars/", { kind: "stock_entry" }],
    ["/search/used-cars?page=2", { kind: "stock", list: "used-cars" }],
    ["/cars/2021-mazda-3#vehicle-map", { kind: "car", slug: "2021-mazda-3" }],
    ["/cars/2021-mazda-3/checkout", { kind: "checkout", slug: "2021-mazda-3" }],
    ["/cars/trade-in?car_id=7", { kind: "trade_in" }],
    ["/models?body=suv", { kind: "models" }],
    ["/offers/skoda/12", { kind: "offer", id: "12", manufacturer: "skoda" }],
    ["/finance", { kind: "finance" }],
    ["/service", { kind: "service_booking" }],
    ["/contact-us/north", { kind: "contact", location: "north" }],
    ["/blog/a-post", { kind: "post", slug: "a-post" }],
    ["/my-garage", { kind: "garage", dealership: null }],
    ["/sign-in?type=finance&redirect=%2F", { kind: "sign_in" }],
    ["/success?category=x", { kind: "success" }],
    ["/pages/towing-guide", { kind: "page", slug: "towing-guide", orModel: false }],
    ["/about-us", { kind: "page", slug: "about-us", orModel: true }],
    ["/mazda-cx-5", { kind: "page", slug: "mazda-cx-5", orModel: true }],
    ["/search/nothing", null],
    ["/cars/x/buy-online", null],
    ["/finance-pre-approval/deep", null],
    ["/pages/about-us", null],
    ["/a/b/c", null],
    ["//evil.example", null],
    ["/%2e%2e", null],
    ["/cars/%2Fetc", null],
    ["/%E0%A4%A", null],
    ["cars", null],
  ])("finds at %s %j", (path, page) => {
    expect(pageOf(path, config)).toEqual(page);
  });

  it.each([
    ["/motorcycles", { kind: "stock_entry" }],
    ["/apply-for-finance", { kind: "finance" }],
    ["/finance-pre-approval", { kind: "finance_pre_approval" }],
    ["/news/x", { kind: "post", slug: "x" }],
    ["/mybikes", { kind: "garage", dealership: null }],
    ["/mynorth", { kind: "garage", dealership: "north" }],
    ["/book-a-service-smithfield", { kind: "service_booking" }],
    ["/contact-us/main", { kind: "contact", location: null }],
    ["/search/north", { kind: "stock", list: "north" }],
    ["/cars/x/buy-online", { kind: "checkout", slug: "x" }],
    ["/offers/12", { kind: "offer", id: "12", manufacturer: null }],
    ["/offers/skoda/12", null],
    ["/pages/towing-guide", null],
    ["/towing-guide", { kind: "page", slug: "towing-guide", orModel: true }],
  ])("follows the tenant's own settings: at %s %j", (path, page) => {
    expect(pageOf(path, other)).toEqual(page);
  });

  it(
    "finds again what every path function leads to",
    () => {
      const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
      fc.assert(
        fc.property(slug, fc.boolean(), (name, first) => {
          const tenant = first ? config : other;
          const kinds = [
            checkoutPath({ slug: name }, tenant),
            postPath({ slug: name }, tenant),
            offerPath({ id: name, manufacturerName: "Škoda" }, tenant),
            locationContactPath({ name }, tenant),
            pagePath(name, tenant),
            garagePath(tenant, "north"),
          ].map((path) => pageOf(path, tenant)?.kind);
          expect(kinds.slice(0, 4)).toEqual(["checkout", "post", "offer", "contact"]);
          expect(kinds[5]).toBe("garage");
        }),
        { numRuns: 300 },
      );
      expect(pageOf(dealershipStockPath("north"), other)?.kind).toBe("stock");
    },
    PATIENCE,
  );

  it(
    "never throws, whatever it is asked",
    () => {
      fc.assert(
        fc.property(fc.string(), (text) => {
          const page = pageOf(`/${text}`, config);
          expect(page === null || typeof page.kind === "string").toBe(true);
        }),
        { numRuns: 1000 },
      );
    },
    PATIENCE,
  );
});
