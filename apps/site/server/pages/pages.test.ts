import { aCar } from "@forecourt/search/testing";
import type { Model } from "@forecourt/tenant-config/content";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepTyped } from "#server/forms/drafts.ts";
import { publicPath } from "#server/http/caller/request-route.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { carPage, findCarPage } from "./cars/car-page.ts";
import { formPage, formTitle } from "./form-page.ts";
import { foundCars, foundStock } from "./every-page/found-pages.ts";
import { homePage } from "./home/home-page.ts";
import { queryParams } from "./every-page/page-query.ts";
import { feedAlternates, pageAlternates } from "./every-page/alternates.ts";
import { shareTags } from "./every-page/share-tags.ts";
import { addsPages, findStockPage, stockPage } from "./stock/stock-page.ts";

const DAY = 24 * 60 * 60 * 1000;
let world: TestSite;
let site: TenantSite;
let now: number;

const aModel = {
  id: "1",
  name: "",
  slug: "a-model",
  description: null,
  bodyStyle: null,
  imageUrl: null,
  fuel: null,
  variant: null,
  status: null,
  path: null,
  overrideUrl: null,
  manufacturerName: null,
  manufacturerBody: null,
} satisfies Model;
const picture = { url: "https://cdn.example/a.jpg", thumbnailUrl: null };
beforeAll(async () => {
  world = await openTestSite();
  site = await world.site("harbourside");
  now = site.now.getTime();
  const { location } = aCar();
  const cars = Array.from({ length: 10 }, (_, n) =>
    aCar({
      id: `n${n}`,
      slug: `car-${n}`,
      make: n < 6 ? "Kia" : "Mazda",
      body: "SUV",
      createdAt: now - n * DAY,
    }),
  );
  await world.stock("harbourside", [
    ...cars,
    aCar({
      id: "s1",
      slug: "just-sold",
      status: { kind: "sold", soldAt: now - 3 * DAY },
      createdAt: now - 90 * DAY,
    }),
    aCar({
      id: "s2",
      slug: "long-sold",
      status: { kind: "sold", soldAt: now - 3 * DAY - 1 },
      createdAt: now - 90 * DAY,
    }),
    aCar({ id: "p1", slug: "placed", location: { ...location, id: "401" }, createdAt: now - 91 * DAY }),
    aCar({
      id: "p2",
      slug: "placed-by-name",
      location: { ...location, id: null, slug: "harbourside-mazda-sales" },
      createdAt: now - 92 * DAY,
    }),
    aCar({
      id: "p3",
      slug: "placed-nowhere",
      location: { ...location, id: null, slug: null },
      createdAt: now - 93 * DAY,
    }),
  ]);
});
afterAll(() => world.close());
beforeEach(() => beginRequest({}, "new"));

/** The location a car's page names, or what kind of page it is. */
const place = async (slug: string) => {
  const page = await findCarPage(site, slug);
  return page.kind === "found" ? (page.location?.id ?? null) : page.kind;
};
const found = (name: string, query: string) => findStockPage(site, name, new URLSearchParams(query));
const ledBy = (overridePrimaryVehicle: string): TenantSite => ({
  ...site,
  config: { ...site.config, home: { ...site.config.home, overridePrimaryVehicle } },
});

describe("findCarPage", () => {
  it("finds a car with the place it stands at, by id or by name", async () => {
    expect(await place("placed")).toBe("401");
    expect(await place("placed-by-name")).toBe("401");
    expect(await place("placed-nowhere")).toBeNull();
    expect(await place("car-0")).toBeNull();
  });

  it("still finds a car sold three days ago, and gives one sold earlier as gone with what is like it", async () => {
    expect(await findCarPage(site, "just-sold")).toMatchObject({ kind: "found" });
    const gone = await findCarPage(site, "long-sold");
    expect(gone).toMatchObject({ kind: "gone", car: { id: "s2" } });
    const similar = gone.kind === "gone" ? gone.similar.map(({ id }) => id) : [];
    expect(similar.length).toBeGreaterThan(0);
    expect(similar).not.toContain("s2");
  });

  it("knows no car of another name, and says when the stock does not answer", async () => {
    expect(await findCarPage(site, "none")).toEqual({ kind: "missing" });
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    expect(await findCarPage(site, "car-0")).toMatchObject({ kind: "unavailable", retryAfter: 7 });
    run.mockRestore();
  });
});

describe("carPage", () => {
  it("is the page the proxy has found, once, and else asks the stock", async () => {
    const kept = { kind: "missing" } as const;
    beginRequest({ "x-forecourt-found": foundCars.keep(kept) });
    expect(await carPage("harbourside", "car-0")).toBe(kept);
    expect(await carPage("harbourside", "car-0")).toMatchObject({ kind: "found", car: { id: "n0" } });
  });
});

describe("foundPages", () => {
  it("keeps the newest hundred, each to be taken once by its own name", () => {
    const names = Array.from({ length: 101 }, () => foundCars.keep({ kind: "missing" }));
    expect(foundCars.take(names[0] ?? null)).toBeNull();
    expect(foundStock.take(names[1] ?? null)).toBeNull();
    expect(foundCars.take(names[1] ?? null)).toEqual({ kind: "missing" });
    expect(foundCars.take(names[1] ?? null)).toBeNull();
    expect(foundCars.take(names[100] ?? null)).toEqual({ kind: "missing" });
    expect(foundCars.take(null)).toBeNull();
  });
});

describe("stockPage", () => {
  it("reads the address and asks the engine in the scope of the list", async () => {
    const used = await found("used-cars", "make=Kia");
    expect(used).toMatchObject({
      kind: "list",
      page: {
        path: "/search/used-cars",
        query: { values: { make: ["Kia"] } },
        result: { ok: true, total: 6 },
      },
    });
    expect(await found("new-cars", "")).toMatchObject({ page: { result: { ok: true, total: 0 } } });
  });

  it("lists the pages above a page with it where pages are added below each other, up to 500 cars", async () => {
    const config = {
      ...site.config,
      stockList: { ...site.config.stockList, paging: "more" as const },
      search: { ...site.config.search, pageSize: 4 },
    };
    const list = async (query: string) => {
      const answer = await findStockPage(
        { ...site, config },
        "new-used-and-demo-cars",
        new URLSearchParams(query),
      );
      if (answer.kind !== "list" || !answer.page.result.ok) throw new Error("There is no list.");
      const { result, pagesAbove } = answer.page;
      const { page, pages, cars, total } = result;
      return { page, pages, total, cars: cars.length, pagesAbove, adds: addsPages(answer.page) };
    };
    const first = await list("");
    expect(first).toMatchObject({ page: 0, cars: 4, pagesAbove: 0, adds: true });
    expect(await list("page=3")).toEqual({ ...first, page: 2, cars: 12, pagesAbove: 2 });
    config.search.pageSize = 200;
    expect(await list("page=2")).toMatchObject({ pagesAbove: 1, adds: false });
    expect(await list("page=3")).toMatchObject({ cars: 0, pagesAbove: 0 });
  });

  it("sends another spelling on, with its query or without one, and knows no other list", async () => {
    expect(await found("used-cars", "page=1")).toEqual({ kind: "redirect", to: "/search/used-cars" });
    expect(await found("used-cars", "make=Kia&page=1")).toEqual({
      kind: "redirect",
      to: "/search/used-cars?make=Kia",
    });
    expect(await found("no-such-list", "")).toEqual({ kind: "missing" });
  });

  it("is the list the proxy has found, once, and else asks the engine", async () => {
    const list = await found("used-cars", "make=Mazda");
    if (list.kind !== "list") throw new Error("There is no list.");
    beginRequest({ "x-forecourt-found": foundStock.keep(list.page) });
    expect(await stockPage("harbourside", "used-cars", {})).toBe(list.page);
    expect((await stockPage("harbourside", "used-cars", { make: ["Mazda"] })).result).toMatchObject({
      total: 4,
    });
    await expect(stockPage("harbourside", "none", {})).rejects.toThrow("not found");
    await expect(stockPage("harbourside", "used-cars", { page: "1" })).rejects.toThrow(
      "permanently to /search/used-cars",
    );
    await expect(stockPage("nobody", "used-cars", {})).rejects.toThrow("not found");
  });
});

/** What a list makes of a query, on a site that reads sentences or not. */
const asked = async (plainWords: boolean, query: string) => {
  const stockList = { ...site.config.stockList, plainWords };
  const answer = await findStockPage(
    { ...site, config: { ...site.config, stockList } },
    "new-used-and-demo-cars",
    new URLSearchParams(query),
  );
  if (answer.kind !== "list") throw new Error("There is no list.");
  const { query: read, asked: understood, result } = answer.page;
  return { keywords: read.keywords, makes: read.values.make, understood, total: result.ok && result.total };
};

describe("a sentence of the shopper's own words", () => {
  it("chooses filters where the site reads such sentences, and says which", async () => {
    const read = await asked(true, "ask=a+Kia");
    expect(read).toMatchObject({ makes: ["Kia"], total: 6 });
    expect(read.understood).toMatchObject({ sentence: "a Kia", chosen: { values: {} } });
  });

  it("is searched for as keywords where the site reads none", async () => {
    expect(await asked(false, "ask=Kia")).toMatchObject({
      keywords: "Kia",
      makes: undefined,
      understood: null,
    });
  });

  it("is read without the blanks around it, and 200 characters of it", async () => {
    expect((await asked(false, "ask=++Kia++")).keywords).toBe("Kia");
    expect((await asked(false, `ask=${"x".repeat(201)}`)).keywords).toBe("x".repeat(200));
  });

  it("stays in the address, which an empty one does not", async () => {
    expect(await found("used-cars", "ask=&make=Kia&page=1")).toEqual({
      kind: "redirect",
      to: "/search/used-cars?make=Kia",
    });
    expect(await found("used-cars", "ask=Kia&page=1")).toMatchObject({ kind: "list" });
  });

  it("is none where nothing was asked", async () => {
    for (const query of ["", "ask=", "ask=+"])
      expect(await asked(true, query)).toMatchObject({ keywords: "", understood: null, total: 14 });
  });
});

describe("queryParams", () => {
  it("keeps every value of every name, in order, and no name without one", () => {
    expect(queryParams({ make: ["Kia", "Mazda"], page: "2", none: undefined, empty: "" }).toString()).toBe(
      "make=Kia&make=Mazda&page=2&empty=",
    );
  });
});

/** The language a dealer's site is drawn in when the proxy found this one in the address. */
async function localeOf(slug: string, asked?: string): Promise<string[]> {
  beginRequest(asked === undefined ? {} : { "x-forecourt-locale": asked }, "new");
  const { config, prefix } = await getSite(slug);
  return [config.market.locale, prefix];
}

describe("getSite", () => {
  it("is the dealer's site in the language the proxy found, where the site has it", async () => {
    expect(await localeOf("lonestar", "es-US")).toEqual(["es-US", "/es"]);
    expect(await localeOf("lonestar")).toEqual(["en-US", ""]);
    expect(await localeOf("lonestar", "fr-FR")).toEqual(["en-US", ""]);
    expect(await localeOf("harbourside", "es-US")).toEqual(["en-AU", ""]);
    await expect(localeOf("nobody")).rejects.toThrow("not found");
  });
});

describe("publicPath", () => {
  it("is the address the proxy was asked for, else the home page's", async () => {
    beginRequest({ "x-forecourt-path": "/finance" });
    expect(await publicPath()).toBe("/finance");
    beginRequest();
    expect(await publicPath()).toBe("/");
  });
});

describe("pageAlternates", () => {
  it("names a page in every language it is written in, and the market's own for all others", async () => {
    const ranch = await world.site("lonestar");
    const spanish = { locale: "es-US", prefix: "/es" };
    const languagesAt = async (path: string) => {
      beginRequest({ "x-forecourt-canonical": path });
      const locale = path.startsWith("/es") ? spanish : null;
      const read = tenantSite(ranch.content, ranch.now, ranch.illustrate, locale);
      return (await pageAlternates(read)).alternates?.languages;
    };
    const home = { "en-US": "/", "es-US": "/es", "x-default": "/" };
    expect(await languagesAt("/")).toEqual(home);
    expect(await languagesAt("/es")).toEqual(home);
    expect(await languagesAt("/blog/hail-season")).toMatchObject({ "es-US": "/es/blog/hail-season" });
  });

  it("names none of a page in one language, of one that is not there, or on a site of one", async () => {
    const ranch = await world.site("lonestar");
    const untranslated = ranch.content.posts.find(({ slug }) => slug !== "hail-season");
    for (const path of [`/blog/${untranslated?.slug}`, "/no-such-page"]) {
      beginRequest({ "x-forecourt-canonical": path });
      expect((await pageAlternates(ranch)).alternates).toEqual({ canonical: path });
    }
    beginRequest({ "x-forecourt-canonical": "/" });
    expect((await pageAlternates(site)).alternates).toEqual({ canonical: "/" });
  });
});

describe("feedAlternates", () => {
  it("names the posts as a feed beside the page's own address, on a site that has posts", async () => {
    beginRequest({ "x-forecourt-canonical": "/blog" });
    const { alternates } = await feedAlternates(site);
    expect(alternates).toEqual({
      canonical: "/blog",
      types: { "application/rss+xml": expect.stringMatching(/rss\.xml$/) },
    });
    beginRequest();
    expect((await feedAlternates(site)).alternates).not.toHaveProperty("canonical");
    const postless = { ...site, posts: [], content: { ...site.content, posts: [] } };
    expect((await feedAlternates(postless)).alternates).toEqual({});
  });
});

const model = (name: string, imageUrl: string | null) => ({ ...aModel, id: name, name, imageUrl });

/** A car of the list that a rental site begins with. */
const aRental = (car: Parameters<typeof aCar>[0]) => aCar({ itemType: "Rental", ...car });
const waysAmongSections = async (...offered: ("trade-in" | "finance")[]) => {
  const forms = { ...site.config.forms, offered };
  const page = await homePage({ ...site, config: { ...site.config, forms } });
  return ["tradeIn", "finance"].map((name) => page.layout.sections.some((section) => section === name));
};

describe("homePage", () => {
  it("shows the latest cars, as many as the layout has, with the counts of all", async () => {
    const page = await homePage(site);
    // The car that leads is not listed again.
    expect(page.cars.map(({ id }) => id)).toEqual(["n1", "n2", "n3", "n4", "n5", "n6"]);
    expect(page.total).toBe(14);
    expect(page.leading?.id).toBe("n0");
    expect(page.bodies.find(({ value }) => value === "SUV")?.count).toBe(10);
    expect(page.makes.find(({ value }) => value === "Kia")?.count).toBe(6);
  });

  it("shows no more than three offers and posts, and the places that are visible", async () => {
    const { offers, posts, locations } = await homePage(site);
    expect(offers.map(({ id }) => id)).toEqual(["7001", "7002", "7003"]);
    expect(posts).toHaveLength(3);
    expect(locations).toEqual(site.content.locations.filter(({ visible }) => visible));
    const many = { ...site.content, offers: [...offers, ...offers] };
    expect((await homePage({ ...site, content: many })).offers).toHaveLength(3);
  });

  it("presents the first eight models with how many are in stock, and pictures of those that are drawn", async () => {
    const models = [
      model("hilux", "/media/drawn/ute/red/front.webp"),
      model("Other", null),
      model("Photographed", "https://cdn.example/a.jpg"),
      ...Array.from({ length: 6 }, (_, n) => model(`More ${n}`, null)),
    ];
    const page = await homePage({ ...site, models });
    expect(page.models).toHaveLength(8);
    expect(page.models.slice(0, 3)).toEqual([
      {
        model: models[0],
        image: "/media/drawn/ute/red/front.webp",
        alone: { front: expect.stringContaining("ute/red"), side: expect.stringContaining("ute/red") },
        inStock: 14,
        from: null,
      },
      { model: models[1], image: null, alone: { front: null, side: null }, inStock: 0, from: null },
      {
        model: models[2],
        image: "https://cdn.example/a.jpg",
        alone: { front: null, side: null },
        inStock: 0,
        from: null,
      },
    ]);
    expect(page.models[0]?.alone.front).not.toBe(page.models[0]?.alone.side);
  });

  it("says what the cheapest car of a model costs where the page leads with models", async () => {
    const brand = await world.site("gearshift");
    await world.stock("gearshift", [
      aRental({ id: "1", slug: "one", model: "Rio", price: 30_000 }),
      aRental({ id: "2", slug: "two", model: "Rio", price: 20_000 }),
      aRental({ id: "3", slug: "three", model: "Unpriced", price: null }),
    ]);
    const models = ["Rio", "Unpriced", "Sportage"].map((name) => ({ ...aModel, id: name, name }));
    const fromPrices = async (hero: "models" | "split") => {
      const config = { ...brand.config, home: { ...brand.config.home, hero } };
      return (await homePage({ ...brand, models, config })).models.map(({ inStock, from }) => [
        inStock,
        from,
      ]);
    };
    expect(await fromPrices("models")).toEqual([
      [2, 20_000],
      [1, null],
      [0, null],
    ]);
    expect(await fromPrices("split")).toEqual([
      [2, null],
      [1, null],
      [0, null],
    ]);
  });

  it("says what the cheapest of each class costs for a day where cars are let by the day", async () => {
    const rentals = await world.site("gearshift");
    await world.stock("gearshift", [
      aRental({ id: "1", slug: "one", body: "SUV", weeklyPrice: 700 }),
      aRental({ id: "2", slug: "two", body: "SUV", weeklyPrice: 350, price: 10 }),
      aRental({ id: "3", slug: "three", body: "SUV", weeklyPrice: null }),
      aRental({ id: "4", slug: "four", body: "Van", weeklyPrice: null }),
    ]);
    const page = await homePage(rentals);
    const said = page.bodies.map(({ value }, at) => [value, page.bodyPrices[at]] as const);
    expect(new Map(said)).toEqual(
      new Map([
        ["SUV", "from $50 per day"],
        ["Van", null],
      ]),
    );
    const weekly = { ...rentals.config, cars: { ...rentals.config.cars, weeklyPriceAs: "week" as const } };
    expect((await homePage({ ...rentals, config: weekly })).bodyPrices).toEqual([]);
  });

  it("lists cars that are sold, held or without any price last", async () => {
    await world.stock("gearshift", [
      aRental({ id: "lead", slug: "l", images: [picture], createdAt: now }),
      aRental({ id: "held", slug: "h", reserved: true, createdAt: now - DAY }),
      aRental({ id: "sold", slug: "s", status: { kind: "sold", soldAt: now - DAY }, createdAt: now - DAY }),
      aRental({ id: "bare", slug: "b", price: null, createdAt: now - DAY }),
      aRental({ id: "weekly", slug: "w", price: null, weeklyPrice: 100, createdAt: now - 2 * DAY }),
      aRental({ id: "monthly", slug: "m", price: null, subscriptionPrice: 100, createdAt: now - 3 * DAY }),
      aRental({ id: "priced", slug: "p", createdAt: now - 4 * DAY }),
    ]);
    const { cars, leading } = await homePage(await world.site("gearshift"));
    expect(leading?.id).toBe("lead");
    const ids = cars.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(["weekly", "monthly", "priced"]);
    expect(ids.slice(3).toSorted()).toEqual(["bare", "held", "sold"]);
  });

  it("looks for a car with a picture among the latest, though it shows fewer", async () => {
    const gearshift = await world.site("gearshift");
    await world.stock("gearshift", [
      ...Array.from({ length: 5 }, (_, n) =>
        aRental({ id: `g${n}`, slug: `g-${n}`, createdAt: now - n * DAY }),
      ),
      aRental({ id: "pictured", slug: "pictured", images: [picture], createdAt: now - 6 * DAY }),
    ]);
    const home = { ...gearshift.config.home, latestCars: 2 };
    const small = { ...gearshift, config: { ...gearshift.config, home } };
    const page = await homePage(small);
    expect(page.cars).toHaveLength(2);
    expect(page.leading?.id).toBe("pictured");
  });

  it("knows what the cars cost, and the ways to the trade-in and finance forms", async () => {
    const page = await homePage(site);
    expect(page.budget?.bounds).toMatchObject({ min: 52_990, max: 52_990 });
    expect(page.ways).toEqual({ tradeIn: "/trade-in", finance: "/finance" });
    const formless = { ...site, config: { ...site.config, forms: { ...site.config.forms, offered: [] } } };
    const bare = await homePage(formless);
    expect(bare.ways).toEqual({ tradeIn: null, finance: null });
    expect(page.layout).not.toEqual(bare.layout);
  });

  it("has no way to a form the site does not offer among its sections", async () => {
    expect(await waysAmongSections("trade-in", "finance")).toEqual([true, true]);
    expect(await waysAmongSections("trade-in")).toEqual([true, false]);
    expect(await waysAmongSections("finance")).toEqual([false, true]);
  });

  it("shows the newest reviews of a dealer whose average is good enough", async () => {
    const { reviews } = await homePage(site);
    expect(reviews.length).toBeGreaterThan(0);
    const poor = { ...site.content, reviews: { ...site.content.reviews, average: 1 } };
    const strict = { ...site.config.reviews, minimumAverage: 4 };
    const page = await homePage({ ...site, config: { ...site.config, reviews: strict }, content: poor });
    expect(page.reviews).toEqual([]);
  });

  it("asks the stock once, and once more for conditions where the main list is not the whole stock", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run");
    await homePage(site);
    expect(run).toHaveBeenCalledOnce();
    run.mockClear();
    const search = { ...site.config.search, defaultPath: "new-cars" };
    const page = await homePage({ ...site, config: { ...site.config, search } });
    expect(run.mock.calls.length).toBeGreaterThan(1);
    run.mockRestore();
    expect(page.total).toBe(0);
    expect(page.conditions.map(({ count }) => count)).toEqual([14]);
  });

  it("has no section of makes or conditions where there is one of them, which is no choice", async () => {
    const rentals = await world.site("gearshift");
    const sections = ["makes", "conditions"] as const;
    const config = { ...rentals.config, home: { ...rentals.config.home, sections } };
    const shown = async (...cars: Parameters<typeof aCar>[0][]) => {
      await world.stock(
        "gearshift",
        cars.map((one, n) => aRental({ id: `${n}`, slug: `c${n}`, ...one })),
      );
      return (await homePage({ ...rentals, config })).layout.sections;
    };
    const kia = { make: "Kia", condition: "used" } as const;
    expect(await shown(kia, kia)).toEqual([]);
    expect(await shown(kia, { ...kia, make: "Mazda" })).toEqual(["makes"]);
    expect(await shown(kia, { ...kia, condition: "new" })).toEqual(["conditions"]);
  });

  it("leads with a car that has a picture and a price, else with a picture, else with the latest", async () => {
    const rentals = await world.site("gearshift");
    const leading = async (...cars: Parameters<typeof aCar>[0][]) => {
      await world.stock(
        "gearshift",
        cars.map((one, n) =>
          aRental({ id: `${n}`, slug: `c${n}`, images: [], createdAt: now - n * DAY, ...one }),
        ),
      );
      return (await homePage(rentals)).leading?.id;
    };
    const unpriced = { images: [picture], price: null };
    expect(await leading({}, unpriced, { images: [picture] })).toBe("2");
    expect(await leading({}, unpriced, {})).toBe("1");
    expect(await leading({}, {})).toBe("0");
    expect(await leading()).toBeUndefined();
  });

  it("finds the car the dealer chose also beyond the latest", async () => {
    const rentals = await world.site("gearshift");
    await world.stock(
      "gearshift",
      Array.from({ length: 30 }, (_, n) => aRental({ id: `g${n}`, slug: `g${n}`, createdAt: now - n * DAY })),
    );
    const chosen = (overridePrimaryVehicle: string) =>
      homePage({
        ...rentals,
        config: { ...rentals.config, home: { ...rentals.config.home, overridePrimaryVehicle } },
      });
    const { engine } = await world.wiring.stock("gearshift");
    const run = vi.spyOn(engine, "run");
    expect((await chosen("g29")).leading?.id).toBe("g29");
    const asked = run.mock.calls.length;
    expect((await chosen("g3")).leading?.id).toBe("g3");
    expect(run.mock.calls.length - asked).toBe(asked - 1);
    run.mockRestore();
  });

  it("says no price of a model where the search does not answer a second time", async () => {
    const rentals = await world.site("gearshift");
    await world.stock("gearshift", [aRental({ id: "1", slug: "one", model: "Rio", price: 30_000 })]);
    const home = { ...rentals.config.home, hero: "models" as const };
    const cars = { ...rentals.config.cars, weeklyPriceAs: "week" as const };
    const models = [{ ...aModel, id: "Rio", name: "Rio" }];
    const { engine } = await world.wiring.stock("gearshift");
    const plain = engine.run.bind(engine);
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    let asked = 0;
    const run = vi.spyOn(engine, "run").mockImplementation((...given) => {
      asked += 1;
      return asked === 1 ? plain(...given) : Promise.resolve(away);
    });
    const page = await homePage({ ...rentals, models, config: { ...rentals.config, home, cars } });
    run.mockRestore();
    expect(page.models).toMatchObject([{ inStock: 1, from: null }]);
  });

  it("leads with the car the dealer chose, while it is in stock", async () => {
    expect((await homePage(ledBy("n9"))).leading?.id).toBe("n9");
    expect((await homePage(ledBy("none"))).leading?.id).toBe("n0");
  });

  it("still stands while the search does not answer", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    const page = await homePage(site);
    run.mockRestore();
    expect(page).toMatchObject({ total: null, cars: [], leading: null, bodies: [], makes: [] });
    expect(page).toMatchObject({ asked: [], budget: null, bodyPictures: [], bodyPrices: [], conditions: [] });
    expect(page.offers.length).toBeGreaterThan(0);
  });
});

describe("formPage", () => {
  const asked = { tenant: "harbourside", form: "finance" };

  it("is about the car and the offer its address names, and about none that is not there", async () => {
    beginRequest({ "x-forecourt-path": "/finance" });
    const page = await formPage(asked, { car_id: "p1", offer_id: "7002" });
    expect(page).toMatchObject({ car: { id: "p1" }, offer: { id: "7002" }, places: [], draft: null });
    expect(page.setting.hidden).toEqual(
      expect.arrayContaining([
        ["form", "finance"],
        ["url", "/finance"],
        ["car_id", "p1"],
        ["offer_id", "7002"],
      ]),
    );
    expect(page.setting.findsVehicles).toBe(true);
    expect(await formPage(asked, { car_id: "none", offer_id: "none" })).toMatchObject({
      car: null,
      offer: null,
    });
  });

  it("belongs to the locations of its place", async () => {
    const place = "harbourside-mazda";
    const page = await formPage({ ...asked, form: "location-contact", place }, {});
    expect(page.places.map(({ name }) => name)).toContain("Harbourside Mazda - Sales");
    expect(page.setting.hidden).toContainEqual(["page_location", page.places[0]?.id]);
    const title = await formTitle({ ...asked, form: "location-contact", place });
    expect(title).toBe(page.form.title);
    expect(title).toContain("Harbourside Mazda");
  });

  it("shows what was typed into this very form before, and into no other", async () => {
    beginRequest({}, "new");
    await keepTyped("harbourside", { values: { form: "finance", email: "nope" }, problems: [] });
    beginRequest();
    expect(await formPage(asked, {})).toMatchObject({ draft: { values: { email: "nope" } } });
    expect(await formPage({ ...asked, form: "general" }, {})).toMatchObject({ draft: null });
  });

  it("asks for a vehicle's number plate only where the dealer can look it up", async () => {
    const page = await formPage({ ...asked, tenant: "brakes-and-more", form: "general" }, {});
    expect(page.setting.findsVehicles).toBe(false);
  });

  it("speaks the language of the page", async () => {
    const texan = { tenant: "lonestar", form: "finance" };
    const english = await formTitle(texan);
    beginRequest({ "x-forecourt-locale": "es-US" });
    const spanish = await formTitle(texan);
    expect(spanish).not.toBe(english);
    expect((await formPage(texan, {})).form.title).toBe(spanish);
  });

  it("is no page for a form nobody knows, or a dealer", async () => {
    await expect(formPage({ ...asked, form: "nope" }, {})).rejects.toThrow("not found");
    await expect(formTitle({ tenant: "nobody", form: "finance" })).rejects.toThrow("not found");
  });
});

describe("shareTags", () => {
  it("shows the page's own picture, else the site's card, and the one address of the page", async () => {
    beginRequest({ "x-forecourt-canonical": "/cars/kia" });
    const { openGraph, twitter } = await shareTags(site, { image: "/a.jpg", type: "article" });
    expect(openGraph).toMatchObject({
      siteName: "Harbourside Motor Group",
      locale: "en_AU",
      type: "article",
      url: "/cars/kia",
      images: [{ url: "/media/share?src=%2Fa.jpg", width: 1200, height: 630, type: "image/jpeg" }],
    });
    expect(twitter).toEqual({ card: "summary_large_image" });
    beginRequest();
    const plain = await shareTags(site);
    expect(plain.openGraph).toMatchObject({ type: "website", images: [{ url: "/media/share" }] });
    expect(plain.openGraph).not.toHaveProperty("url");
  });
});
