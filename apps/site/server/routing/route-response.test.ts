import { join } from "node:path";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { emptyQuery, resolveStockList, searchStock, type StockResult } from "@forecourt/search";
import { embeddedEngine } from "@forecourt/search/embedded";
import { aCar } from "@forecourt/search/testing";
import { href, pagesAhead } from "@forecourt/tenant-config/routes";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type CarPage,
  foundCars,
  type FoundStock,
  foundStock,
} from "#server/pages/every-page/found-pages.ts";
import type { PaymentAccount } from "#server/tenants/payment-accounts.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { routeResponse, directoryResponse } from "./route-response.ts";

const now = new Date("2026-11-21T09:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });
let asked: string[];
let found: CarPage;
let list: FoundStock;

const content = await source.tenant("harbourside");
if (!content) throw new Error("There is no demo dealer called harbourside.");
const site = tenantSite(content, now);

const answer = (pathname: string, search = "") => {
  asked = [];
  return routeResponse(
    site,
    { pathname, search },
    {
      car: async (_, slug) => {
        asked.push(slug);
        return found;
      },
      stock: async (_, name, params) => {
        asked.push(`${name}?${params}`);
        return list;
      },
    },
  );
};

const answered = (result: StockResult): FoundStock => {
  const used = resolveStockList("used-cars", site.config.search);
  if (!used) throw new Error("The demo dealer has no list of used cars.");
  return {
    kind: "list",
    page: {
      site,
      list: used,
      path: "/search/used-cars",
      query: emptyQuery,
      result,
      reading: null,
      unread: [],
      hire: null,
      pagesAbove: 0,
    },
  };
};

const shared = async (pathname: string, search: string): Promise<boolean> => {
  const answered = await answer(pathname, search);
  return answered.kind === "render" && answered.shared === true;
};

describe("answerRoute", () => {
  it.each([
    ["/", "/harbourside"],
    ["/careers", "/harbourside/form/careers"],
    ["/finance", "/harbourside/form-in-steps/finance"],
    ["/contact-us/harbourside-mazda", "/harbourside/location-contact/harbourside-mazda"],
    ["/mock/api/leads/7", "/harbourside/mock/api/leads/7"],
  ])("renders %s by %s and asks no stock", async (pathname, inner) => {
    expect(await answer(pathname, "?a=1")).toMatchObject({ kind: "render", inner });
    expect(asked).toEqual([]);
  });

  it("gives the page the shopper's address and the one for search engines", async () => {
    expect(await answer("/current-positions")).toMatchObject({
      headers: { "x-forecourt-path": "/current-positions", "x-forecourt-canonical": "/careers" },
    });
  });

  it.each([
    ["/finance-enquiry", "?car_id=9&utm_source=mail", "/finance?car_id=9&utm_source=mail", 308],
    ["/finance-pre-approval", "", "/finance", 307],
  ])("sends %s%s on with its query", async (pathname, search, to, status) => {
    expect(await answer(pathname, search)).toEqual({ kind: "redirect", to, status });
  });

  it("answers 404 where nothing stands, inner paths included", async () => {
    for (const pathname of ["/nope", "/form/finance", "/harbourside/form/finance", "/missing"]) {
      expect(await answer(pathname)).toMatchObject({ inner: "/harbourside/missing", status: 404 });
    }
  });

  it("renders files for programs below the dealer, each with its part", async () => {
    expect(await answer("/robots.txt")).toEqual({
      kind: "render",
      inner: "/harbourside/machine/robots",
      headers: {},
    });
    expect(await answer("/sitemaps/cars-1.xml")).toEqual({
      kind: "render",
      inner: "/harbourside/machine/sitemap/cars-1.xml",
      headers: {},
    });
    expect(asked).toEqual([]);
  });

  it("says the language of a page, of one that is not there too", async () => {
    expect(await answer("/careers")).toMatchObject({ headers: { "x-forecourt-locale": "en-AU" } });
    expect(await answer("/nope")).toEqual({
      kind: "render",
      inner: "/harbourside/missing",
      headers: { "x-forecourt-locale": "en-AU" },
      status: 404,
    });
  });

  describe("for the enquiry about a car", () => {
    it("renders the form of a car that is there", async () => {
      found = { kind: "found", site, car: aCar({ slug: "rio" }), location: null };
      expect(await answer("/cars/rio/enquire")).toMatchObject({
        kind: "render",
        inner: "/harbourside/car-enquiry/rio",
      });
      expect(asked).toEqual(["rio"]);
    });

    it("leads to the car's own page where it is gone or cannot be asked for", async () => {
      const to = { kind: "redirect", to: "/cars/rio", status: 307 };
      found = { kind: "gone", site, car: aCar({ slug: "rio" }), similar: [] };
      expect(await answer("/cars/rio/enquire")).toEqual(to);
      found = { kind: "unavailable", site, retryAfter: null };
      expect(await answer("/cars/rio/enquire")).toEqual(to);
      found = { kind: "missing" };
      expect(await answer("/cars/rio/enquire")).toMatchObject({ status: 404 });
    });
  });

  describe("for a car", () => {
    const car = aCar({ slug: "mégane" });
    it.each([
      ["found", { kind: "found", car, location: null }, "/harbourside/car/m%C3%A9gane", undefined],
      ["sold long ago", { kind: "gone", car, similar: [] }, "/harbourside/car/m%C3%A9gane", 410],
      ["not to be asked for", { kind: "unavailable", retryAfter: 4 }, "/harbourside/car/m%C3%A9gane", 503],
      ["unknown", { kind: "missing" }, "/harbourside/missing", 404],
    ] as const)("that is %s asks the stock once, for the status", async (_what, page, inner, status) => {
      found = page.kind === "missing" ? page : { ...page, site };
      const given = await answer("/cars/m%C3%A9gane");
      expect(asked).toEqual(["mégane"]);
      expect(given).toMatchObject({ kind: "render", inner, ...(status === undefined ? {} : { status }) });
      const name = given.kind === "render" ? (given.headers["x-forecourt-found"] ?? null) : null;
      expect(foundCars.take(name)).toBe(page.kind === "missing" ? null : found);
      expect(foundCars.take(name)).toBeNull();
      expect(given.kind === "render" && given.retryAfter).toBe(page.kind === "unavailable" ? 4 : undefined);
    });
  });

  describe("for a stock list", () => {
    const inner = "/harbourside/stock/used-cars";
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const refused = { ok: false, problem: "invalid", part: "sort", detail: "no such attribute" } as const;

    it("asks the engine once and hands the list to the page that renders it", async () => {
      const result = await searchStock({
        engine: embeddedEngine([]),
        query: emptyQuery,
        scope: { kind: "all" },
        policy: site.config.search,
        cars: site.config.cars,
        now,
      });
      list = answered(result);
      const given = await answer("/search/used-cars", "?make=Kia");
      expect(asked).toEqual(["used-cars?make=Kia"]);
      expect(given).toMatchObject({ kind: "render", inner });
      expect(given).not.toHaveProperty("status");
      const name = given.kind === "render" ? (given.headers["x-forecourt-found"] ?? null) : null;
      expect(foundStock.take(name)?.result).toBe(result);
    });

    it("answers 503 while there is no engine, and when to ask again where that helps", async () => {
      list = answered(away);
      expect(await answer("/search/used-cars")).toMatchObject({ inner, status: 503, retryAfter: 7 });
      list = answered(refused);
      const given = await answer("/search/used-cars");
      expect(given).toMatchObject({ inner, status: 503 });
      expect(given).not.toHaveProperty("retryAfter");
    });

    it("answers 404 for a list there is none of", async () => {
      list = { kind: "missing" };
      expect(await answer("/search/used-cars")).toMatchObject({ inner: "/harbourside/missing", status: 404 });
    });

    it("sends another spelling of the address on, for good", async () => {
      list = { kind: "redirect", to: "/search/used-cars?make=Kia" };
      expect(await answer("/search/used-cars", "?brand=Kia")).toEqual({ ...list, status: 308 });
    });
  });

  it("takes no page that browsers may prepare for one shopper's own", async () => {
    found = { kind: "unavailable", site, retryAfter: null };
    list = answered({ ok: false, problem: "unavailable", detail: "", retryAfter: 5 });
    const { fetch, render } = pagesAhead(site);
    const given = await Promise.all(
      [...fetch, ...render].map((pattern) =>
        answer(pattern.replace(":list", "used-cars").replace(":slug", "hail-season")),
      ),
    );
    expect(given.filter((response) => response.kind === "render" && response.ofOne)).toEqual([]);
    expect(await answer("/my-garage")).toMatchObject({ ofOne: true });
  });

  describe("what many may be given alike", () => {
    beforeEach(() => {
      list = answered({ ok: false, problem: "unavailable", detail: "", retryAfter: 5 });
      found = { kind: "unavailable", site, retryAfter: null };
    });

    it.each([
      ["/", ""],
      ["/contact", ""],
      ["/models", "?body=suv"],
      ["/search/used-cars", ""],
      ["/search/used-cars", "?make=Mazda"],
      ["/search/used-cars", "?body=SUV&page=3"],
      ["/search/used-cars", "?car_type=used&page=1"],
      ["/search/used-cars", "?page=2&dealership=yard"],
      ["/cars/a-car", "?list=used-cars&at=7"],
      ["/cars/a-car", "?list=used-cars&make=Mazda&at=7"],
    ])("is %s%s", async (pathname, search) => {
      expect(await shared(pathname, search)).toBe(true);
    });

    it.each([
      ["/success", ""],
      ["/my-garage", ""],
      ["/no-such-page", ""],
      ["/", "?utm_source=mail"],
      ["/contact", "?page=2"],
      ["/models", "?make=Kia"],
      ["/models", "?body=suv&page=2"],
      ["/offers", "?body=suv"],
      ["/cars/a-car", "?list=used-cars"],
      ["/cars/a-car/enquire", "?list=used-cars&at=7"],
      ["/search/used-cars", "?page=1.5"],
      ["/search/used-cars", "?page=x"],
      ["/search/used-cars", "?q=blue"],
      ["/cars/a-car", "?at=7"],
      ["/cars/a-car", "?list=used-cars&make=Mazda&body=SUV&at=7"],
      ["/cars/a-car", "?list=used-cars&at=7&pickup=2026-11-24"],
      ["/search/used-cars", "?make=Mazda&body=SUV"],
      ["/search/used-cars", "?make=Mazda&make=Kia"],
      ["/search/used-cars", "?page=4"],
      ["/search/used-cars", "?page=0"],
      ["/search/used-cars", "?page=1&page=2"],
    ])("is not %s%s", async (pathname, search) => {
      expect(await shared(pathname, search)).toBe(false);
    });
  });
});

describe("the address for search engines", () => {
  it("is the page's own in each language it is written in, and else the one it is written in", async () => {
    const content = await source.tenant("lonestar");
    if (!content) throw new Error("There is no demo dealer called lonestar.");
    const spanish = tenantSite(content, now, undefined, { locale: "es-US", prefix: "/es" });
    const canonical = async (pathname: string) => {
      const find = { car: async () => found, stock: async () => list };
      const given = await routeResponse(spanish, { pathname, search: "" }, find);
      return given.kind === "render" ? given.headers["x-forecourt-canonical"] : given.kind;
    };
    expect(await canonical("/es")).toBe("/es");
    expect(await canonical("/es/blog/hail-season")).toBe("/es/blog/hail-season");
    const untranslated = spanish.content.posts.find(({ slug }) => slug !== "hail-season")?.slug;
    expect(await canonical(`/es/blog/${untranslated}`)).toBe(`/blog/${untranslated}`);
  });
});

describe("the checkout of a car", () => {
  it("names the hosts that its provider's fields come from, and no other page of the car does", async () => {
    const car = aCar({ slug: "a-car" });
    const hosts = ["https://pay.example"];
    const fields = { script: "https://pay.example/fields.js", hosts };
    const account: PaymentAccount = { provider: "stripe", dealership: null, publishableKey: null, fields };
    const paid: TenantSite = { ...site, accountOf: () => account };
    const answerOf = async (pathname: string, at = paid) => {
      found = { kind: "found", site: at, car, location: null };
      return routeResponse(at, { pathname, search: "" }, { car: async () => found, stock: async () => list });
    };
    const checkout = `${href("checkout", { slug: "a-car" }, site)}`;
    expect(await answerOf(checkout)).toMatchObject({ kind: "render", hosts });
    expect(await answerOf(checkout, { ...site, accountOf: () => null })).toMatchObject({ hosts: [] });
    expect(await answerOf("/cars/a-car")).not.toHaveProperty("hosts");
  });
});

describe("directoryAnswer", () => {
  it.each(["demo", "development", "test"] as const)("shows the components in %s", (kind) => {
    expect(directoryResponse("/directory/gallery", kind)).toMatchObject({ inner: "/directory/gallery" });
  });

  it("has no page of components in production", () => {
    expect(directoryResponse("/directory/gallery", "production")).toMatchObject({ status: 404 });
  });

  it("lists the dealers, and answers 404 elsewhere", () => {
    expect(directoryResponse("/", "demo")).toEqual({ kind: "render", inner: "/directory", headers: {} });
    const nothing = { kind: "render", inner: "/directory/nothing-here", headers: {}, status: 404 };
    expect(directoryResponse("/", "production")).toEqual(nothing);
    expect(directoryResponse("/directory", "demo")).toEqual(nothing);
    expect(directoryResponse("/directory/gallery", "production")).toEqual(nothing);
  });
});
