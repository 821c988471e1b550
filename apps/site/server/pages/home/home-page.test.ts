import { aCar } from "@forecourt/search/testing";
import type { Model } from "@forecourt/tenant-config/content";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { homePage } from "./home-page.ts";
import { withSettings } from "#server/testing/demo-site.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";

const DAY = 24 * 60 * 60 * 1000;
const { world, site, now } = await openStockedSite();
beforeEach(() => beginRequest({}, "new"));

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
  facts: {},
  grades: [],
  colours: [],
} satisfies Model;

const picture = { url: "https://cdn.example/a.jpg", thumbnailUrl: null };

const ledBy = (overridePrimaryVehicle: string): TenantSite => ({
  ...site,
  config: { ...site.config, home: { ...site.config.home, overridePrimaryVehicle } },
});

const model = (name: string, imageUrl: string | null) => ({ ...aModel, id: name, name, imageUrl });

/** A car of the list that a rental site begins with. */
const aRental = (car: Parameters<typeof aCar>[0]) => aCar({ itemType: "Rental", ...car });

const waysAmongSections = async (...offered: ("trade-in" | "finance")[]) => {
  const forms = { ...site.config.forms, offered };
  const page = await homePage(world.wiring, { ...site, config: { ...site.config, forms } });
  return ["tradeIn", "finance"].map((name) => page.layout.sections.some((section) => section === name));
};

/** The sections of a home page of dealerships alone, where the site lists these. */
const dealershipSections = async (...slugs: string[]) => {
  const dealerships = slugs.map((slug) => ({ slug, name: slug }));
  const search = { ...site.config.search, dealerships };
  const home = { ...site.config.home, sections: ["dealerships" as const] };
  const page = await homePage(world.wiring, { ...site, config: { ...site.config, search, home } });
  return page.layout.sections;
};

describe("homePage", () => {
  it("shows the latest cars, as many as the layout has, with the counts of all", async () => {
    const page = await homePage(world.wiring, site);
    // The car that leads is not listed again.
    expect(page.cars.map(({ id }) => id)).toEqual(["n1", "n2", "n3", "n4", "n5", "n6"]);
    expect(page.total).toBe(14);
    expect(page.leading?.id).toBe("n0");
    expect(page.bodies.find(({ value }) => value === "SUV")?.count).toBe(10);
    expect(page.makes.find(({ value }) => value === "Kia")?.count).toBe(6);
  });

  it("shows no more than three offers and posts, and the places that shoppers may read of", async () => {
    const { offers, posts, locations } = await homePage(world.wiring, site);
    expect(offers.map(({ id }) => id)).toEqual(["7001", "7002", "7003"]);
    expect(posts).toHaveLength(3);
    expect(locations).toEqual(site.content.locations);
    const many = { ...site.content, offers: [...offers, ...offers] };
    expect((await homePage(world.wiring, { ...site, content: many })).offers).toHaveLength(3);
  });

  it("leads to dealerships where a site lists several", async () => {
    expect(await dealershipSections("1")).toEqual([]);
    expect(await dealershipSections("1", "2")).toEqual(["dealerships"]);
  });

  it("presents the first eight models with how many are in stock, and pictures of those that are drawn", async () => {
    const models = [
      model("hilux", "/media/drawn/ute/red/front.webp"),
      model("Other", null),
      model("Photographed", "https://cdn.example/a.jpg"),
      ...Array.from({ length: 6 }, (_, n) => model(`More ${n}`, null)),
    ];
    const page = await homePage(world.wiring, { ...site, models });
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
      return (await homePage(world.wiring, { ...brand, models, config })).models.map(({ inStock, from }) => [
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
    const page = await homePage(world.wiring, rentals);
    const prices = page.bodies.map(({ value }, at) => [value, page.bodyPrices[at]] as const);
    expect(new Map(prices)).toEqual(
      new Map([
        ["SUV", "from $50 per day"],
        ["Van", null],
      ]),
    );
    const weekly = { ...rentals.config, cars: { ...rentals.config.cars, weeklyPriceAs: "week" as const } };
    expect((await homePage(world.wiring, { ...rentals, config: weekly })).bodyPrices).toEqual([]);
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
    const page = await homePage(world.wiring, small);
    expect(page.cars).toHaveLength(2);
    expect(page.leading?.id).toBe("pictured");
  });

  it("knows what the cars cost, and the ways to the trade-in and finance forms", async () => {
    const page = await homePage(world.wiring, site);
    expect(page.budget?.bounds).toMatchObject({ min: 52_990, max: 52_990 });
    expect(page.ways).toEqual({ tradeIn: "/trade-in", finance: "/finance" });
    const formless = { ...site, config: { ...site.config, forms: { ...site.config.forms, offered: [] } } };
    const bare = await homePage(world.wiring, formless);
    expect(bare.ways).toEqual({ tradeIn: null, finance: null });
    expect(page.layout).not.toEqual(bare.layout);
  });

  it("has no way to a form the site does not offer among its sections", async () => {
    expect(await waysAmongSections("trade-in", "finance")).toEqual([true, true]);
    expect(await waysAmongSections("trade-in")).toEqual([true, false]);
    expect(await waysAmongSections("finance")).toEqual([false, true]);
  });

  it("shows the newest reviews of a dealer whose average is good enough", async () => {
    const { reviews } = await homePage(world.wiring, site);
    expect(reviews.length).toBeGreaterThan(0);
    const poor = { ...site.content, reviews: { ...site.content.reviews, average: 1 } };
    const strict = { ...site.config.reviews, minimumAverage: 4 };
    const page = await homePage(world.wiring, {
      ...site,
      config: { ...site.config, reviews: strict },
      content: poor,
    });
    expect(page.reviews).toEqual([]);
  });

  it("asks the stock once, and once more for conditions where the main list is not the whole stock", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run");
    const plain = withSettings(site, "home", { picks: [] });
    await homePage(world.wiring, plain);
    expect(run).toHaveBeenCalledOnce();
    run.mockClear();
    const search = { ...site.config.search, defaultPath: "new-cars" };
    const page = await homePage(world.wiring, { ...plain, config: { ...plain.config, search } });
    expect(run.mock.calls.length).toBeGreaterThan(1);
    run.mockRestore();
    expect(page.total).toBe(0);
    expect(page.conditions.map(({ count }) => count)).toEqual([14]);
  });

  it("offers the searches of its settings by their filters, and none that finds nothing", async () => {
    const picked = withSettings(site, "home", { picks: ["price=:999999", "make=Nobody", "nonsense=1"] });
    const { picks, total } = await homePage(world.wiring, picked);
    expect(picks).toEqual([
      { href: "/search/new-used-and-demo-cars?price=:999999", label: "Up to $999,999", count: total },
    ]);
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
      return (await homePage(world.wiring, { ...rentals, config })).layout.sections;
    };
    const kia = { make: "Kia", condition: "used" } as const;
    expect(await shown(kia, kia)).toEqual([]);
    expect(await shown(kia, { ...kia, make: "Mazda" })).toEqual(["makes"]);
    expect(await shown(kia, { ...kia, condition: "new" })).toEqual(["conditions"]);
  });

  it("finds the car the dealer chose also beyond the latest", async () => {
    const rentals = await world.site("gearshift");
    await world.stock(
      "gearshift",
      Array.from({ length: 30 }, (_, n) => aRental({ id: `g${n}`, slug: `g${n}`, createdAt: now - n * DAY })),
    );
    const chosen = (overridePrimaryVehicle: string) =>
      homePage(world.wiring, {
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

  it("leads with the car the dealer chose, while it is in stock", async () => {
    expect((await homePage(world.wiring, ledBy("n9"))).leading?.id).toBe("n9");
    expect((await homePage(world.wiring, ledBy("none"))).leading?.id).toBe("n0");
  });

  it("still stands while the search does not answer", async () => {
    const { engine } = await world.wiring.stock("harbourside");
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    const run = vi.spyOn(engine, "run").mockResolvedValue(away);
    const page = await homePage(world.wiring, site);
    run.mockRestore();
    expect(page).toMatchObject({ total: null, cars: [], leading: null, bodies: [], makes: [] });
    expect(page).toMatchObject({
      entryFacets: [],
      budget: null,
      bodyPictures: [],
      bodyPrices: [],
      conditions: [],
    });
    expect(page.offers.length).toBeGreaterThan(0);
  });
});
