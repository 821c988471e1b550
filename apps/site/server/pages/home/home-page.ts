import "server-only";
import {
  emptyQuery,
  searchStock,
  setValues,
  type StockFacet,
  type StockQuery,
  type StockRange,
  type StockValue,
} from "@forecourt/search";
import { type Car, describePrice } from "@forecourt/search/car";
import { type HomeLayout, homeLayout, wording } from "@forecourt/tenant-config";
import {
  type Model,
  type Offer,
  type Post,
  publishedPosts,
  type Review,
  shownReviews,
  visibleOffers,
} from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { bodyPictures } from "#server/pages/home/body-pictures.ts";
import { askedFacets, askedFilters, budgetFilter, stockOverview } from "#server/pages/stock/entry-page.ts";
import { inStudio } from "#server/media/illustration-address.ts";
import { findCarById, mainStockList, searchTenantStock } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type HeroStage, heroStage } from "#server/pages/home/hero-stage.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** A model as the home page presents it. */
interface HomeModel {
  readonly model: Model;
  readonly image: string | null;
  /** It by itself on nothing, from the front and from the side, where it is drawn. */
  readonly alone: { readonly front: string | null; readonly side: string | null };
  readonly inStock: number;
  /** What the cheapest one listed costs; null where none is priced, or where the page shows no prices of models. */
  readonly from: number | null;
}

/** What the home page shows, asked and decided. */
export interface HomePage {
  readonly layout: HomeLayout;
  /** How many cars the main list has; null while the search does not answer. */
  readonly total: number | null;
  /** The latest, as many as the layout shows. */
  readonly cars: readonly Car[];
  /** The car whose picture leads. */
  readonly leading: Car | null;
  /** What stands on the top of the page. */
  readonly stage: HeroStage;
  readonly bodies: readonly StockValue[];
  /** For each body a vehicle of it by itself, where one is drawn. */
  readonly bodyPictures: readonly (string | null)[];
  /** What the cheapest of each body costs, in words; where the page shows prices of classes. */
  readonly bodyPrices: readonly (string | null)[];
  /** The models the dealer presents, with how many of each are listed. */
  readonly models: readonly HomeModel[];
  readonly makes: readonly StockValue[];
  readonly conditions: readonly StockValue[];
  readonly dealerships: readonly StockValue[];
  /** What the search form asks for besides a budget. */
  readonly asked: readonly StockFacet[];
  /** What the cars cost, by the price this site filters by; null where they carry none. */
  readonly budget: StockRange | null;
  /** Where the trade-in and finance forms are, on a site that offers them. */
  readonly ways: { readonly tradeIn: string | null; readonly finance: string | null };
  readonly offers: readonly Offer[];
  readonly locations: readonly Location[];
  readonly reviews: readonly Review[];
  readonly posts: readonly Post[];
}

/** Offers and posts stand on pages of their own; the home page shows the first of them. */
const TEASERS = 3;

/** Models of a brand that stand on the home page; the others are on their own page. */
const MODELS = 8;

/** Among how many of the latest cars one with a picture is looked for, and one of each body. */
const PICTURED_AMONG = 24;

/**
 * Everything of a site's home page, which counts and shows the list it leads to. The search is asked once, for the latest
 * cars and the counts that are shown; again where that list is not the whole stock; once more where the dealer chose the car that leads, and for the cheapest of each model or class where the page shows their prices.
 */
export async function homePage(site: TenantSite): Promise<HomePage> {
  const { config, content, now } = site;
  const { illustrator } = await getWiring();
  const offers = visibleOffers(content.offers, config.site.id, config.offers, now);
  const posts = publishedPosts(content.posts, now);
  const reviews = shownReviews(content.reviews, config.reviews);
  const locations = content.locations.filter(({ visible }) => visible);
  // One more than is listed: the car that leads is not listed again.
  const latest = await latestCars(site, Math.max(config.home.latestCars + 1, PICTURED_AMONG));
  const valuesOf = (facet: string): readonly StockValue[] =>
    (latest.ok && latest.facets.find((each) => each.facet === facet)?.values) || [];
  const [bodies, makes] = [valuesOf("body"), valuesOf("make")];
  const modelCounts = new Map(valuesOf("model").map(({ value, count }) => [value.toLowerCase(), count]));
  const { conditions, dealerships } =
    mainStockList(site).scope.kind === "all"
      ? { conditions: valuesOf("car_type"), dealerships: valuesOf("dealership_name") }
      : await stockOverview(site);
  const ways = {
    tradeIn: href("form", { form: "trade-in" }, site),
    finance: href("form", { form: "finance" }, site),
  };
  const layout = homeLayout(config, {
    bodyTypes: bodies.length,
    // One make is no choice.
    makes: makes.length > 1 ? makes.length : 0,
    conditions: conditions.length > 1 ? conditions.length : 0,
    dealerships: config.search.dealerships.length > 1 ? dealerships.length : 0,
    models: site.models.length,
    tradeIn: ways.tradeIn === null ? 0 : 1,
    finance: ways.finance === null ? 0 : 1,
    offers: offers.length,
    posts: posts.length,
    reviews: reviews.length,
    locations: locations.length,
  });
  const cars = latest.ok ? latest.cars : [];
  const chosen =
    layout.leadingCarId === null
      ? null
      : (cars.find(({ id }) => id === layout.leadingCarId) ??
        (await findCarById(content.slug, layout.leadingCarId)));
  const leading =
    chosen ??
    cars.find(({ images, price }) => images.length > 0 && price !== null) ??
    cars.find(({ images }) => images.length > 0) ??
    cars[0] ??
    null;
  const listed = cars.filter(({ id }) => id !== leading?.id);
  return {
    layout,
    total: latest.ok ? latest.total : null,
    // A car that is sold, held or not priced yet is no reason to look further: it stands last.
    cars: [...listed.filter(isInviting), ...listed.filter((car) => !isInviting(car))].slice(
      0,
      layout.latestCars,
    ),
    leading,
    bodyPictures: bodyPictures(bodies, cars, site, illustrator),
    bodyPrices:
      config.cars.weeklyPriceAs === "day"
        ? await Promise.all(bodies.map(({ value }) => dailyPrice(site, value)))
        : [],
    models: await Promise.all(
      site.models.slice(0, MODELS).map(async (model) => {
        const { imageUrl, name } = model;
        const inStock = modelCounts.get(name.toLowerCase()) ?? 0;
        return {
          model,
          image: imageUrl && inStudio(imageUrl, config.theme.scheme),
          alone: {
            front: imageUrl && illustrator.standAlone(imageUrl, "front"),
            side: imageUrl && illustrator.standAlone(imageUrl, "side"),
          },
          inStock,
          from: inStock > 0 && config.home.hero === "models" ? await lowestPrice(site, name) : null,
        };
      }),
    ),
    stage: heroStage(site, { leading, bodies }, illustrator),
    bodies,
    makes,
    conditions,
    dealerships,
    asked: latest.ok ? askedFacets(site, latest.facets) : [],
    budget: (latest.ok && latest.ranges.find(({ bounds }) => bounds !== null)) || null,
    ways,
    offers: offers.slice(0, TEASERS),
    posts: posts.slice(0, TEASERS),
    reviews,
    locations,
  };
}

const isInviting = ({ status, reserved, price, weeklyPrice, subscriptionPrice }: Car): boolean =>
  status.kind !== "sold" && !reserved && (price ?? weeklyPrice ?? subscriptionPrice) !== null;

/** What the cheapest listed car of a model costs. */
async function lowestPrice(site: TenantSite, model: string): Promise<number | null> {
  const query = { ...setValues(emptyQuery, "model", [model]), sort: "price_low" } as const;
  const [cheapest] = await someCars(site, query, 1);
  return cheapest?.price ?? null;
}

/** Of how many cars of a class the cheapest is looked for: the engine does not sort by weekly price. */
const OF_A_CLASS = 100;

/** What the cheapest listed car of a body costs for a day, in words. */
async function dailyPrice(site: TenantSite, body: string): Promise<string | null> {
  const cars = await someCars(site, setValues(emptyQuery, "body", [body]), OF_A_CLASS);
  const [least] = cars
    .map((car) => describePrice({ ...car, price: null }, site.config.cars).weekly)
    .filter((weekly) => weekly !== null)
    .toSorted((a, b) => a.amount - b.amount);
  return least === undefined ? null : wording(site.config).homePage.fromPrice(least.longText);
}

async function someCars(site: TenantSite, query: StockQuery, limit: number): Promise<readonly Car[]> {
  const { config, content } = site;
  const search = { ...config.search, pageSize: limit, filters: [], histogramBuckets: 0 };
  const found = await searchTenantStock(
    { content, config: { ...config, search } },
    query,
    mainStockList(site).scope,
  );
  return found.ok ? found.cars : [];
}

async function latestCars(site: TenantSite, limit: number) {
  const { config, content, now } = site;
  const { engine } = await (await getWiring()).stock(content.slug);
  return searchStock({
    engine,
    query: { ...emptyQuery, sort: "latest" },
    scope: mainStockList(site).scope,
    policy: {
      ...config.search,
      pageSize: limit,
      filters: [
        ...new Set([...(["body", "make", "car_type", "dealership"] as const), ...askedFilters(site)]),
        ...(site.models.length > 0 ? (["model"] as const) : []),
        budgetFilter(config.search.filters),
      ],
      facetOrder: "policy",
      histogramBuckets: 0,
    },
    cars: config.cars,
    now,
  });
}
