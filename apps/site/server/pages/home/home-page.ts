import {
  emptyQuery,
  lowestPrice,
  lowestWeeklyPrice,
  searchStock,
  setValues,
  showcase,
  type StockFacet,
  type StockRange,
  type StockSearch,
  type StockValue,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { type HomeLayout, homeLayout, wording } from "@forecourt/tenant-config";
import {
  lowestGrade,
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
import { entryFacetsOf, entryFilters, budgetFilter, stockOverview } from "#server/pages/stock/entry-page.ts";
import { type HomePick, homePicks } from "#server/pages/home/home-picks.ts";
import { inStudio } from "#server/media/illustration-address.ts";
import { findCarById, mainStockList, tenantSearch, type StockParts } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { type HeroStage, heroStage } from "#server/pages/home/hero-stage.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

interface HomeModel {
  readonly model: Model;
  readonly image: string | null;
  /** It by itself on nothing, from the front and from the side, where it is rendered. */
  readonly alone: { readonly front: string | null; readonly side: string | null };
  readonly inStock: number;
  /** What its lowest grade costs new, else the cheapest one listed; null where none is priced, or where the page shows no prices of models. */
  readonly from: number | null;
}

export interface HomePage {
  readonly layout: HomeLayout;
  /** How many cars the main list has; null while the search does not respond. */
  readonly total: number | null;
  /** The latest, as many as the layout shows. */
  readonly cars: readonly Car[];
  /** The car whose picture leads. */
  readonly leading: Car | null;
  /** What stands on the top of the page. */
  readonly stage: HeroStage;
  /** What is often looked for here. */
  readonly picks: readonly HomePick[];
  readonly bodies: readonly StockValue[];
  /** For each body a vehicle of it by itself, where one is rendered. */
  readonly bodyPictures: readonly (string | null)[];
  /** What the cheapest of each body costs, in words; where the page shows prices of classes. */
  readonly bodyPrices: readonly (string | null)[];
  /** The models the dealer presents, with how many of each are listed. */
  readonly models: readonly HomeModel[];
  readonly makes: readonly StockValue[];
  readonly conditions: readonly StockValue[];
  readonly dealerships: readonly StockValue[];
  /** What the search form asks for besides a budget. */
  readonly entryFacets: readonly StockFacet[];
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
 * Everything of a site's home page, which counts and shows the list it leads to. The stock is searched once, for the latest
 * cars and the counts that are shown; again where that list is not the whole stock; once more where the dealer chose the car that leads, for each search that is offered to tap, and for the cheapest of each model or class where the page shows their prices.
 */
export async function homePage(
  wiring: Pick<Wiring, "illustrator" | "now" | "stock">,
  site: TenantSite,
): Promise<HomePage> {
  const { config, content, now } = site;
  const { illustrator } = wiring;
  const offers = visibleOffers(content.offers, config.site.id, config.offers, now);
  const posts = publishedPosts(content.posts, now);
  const reviews = shownReviews(content.reviews, config.reviews);
  const { locations } = content;
  // One more than is listed: the car that leads is not listed again.
  const latest = await latestCars(wiring, site, Math.max(config.home.latestCars + 1, PICTURED_AMONG));
  const valuesOf = (facet: string): readonly StockValue[] =>
    (latest.ok && latest.facets.find((each) => each.facet === facet)?.values) || [];
  const [bodies, makes] = [valuesOf("body"), valuesOf("make")];
  const modelCounts = new Map(valuesOf("model").map(({ value, count }) => [value.toLowerCase(), count]));
  const { conditions, dealerships } =
    mainStockList(site).scope.kind === "all"
      ? { conditions: valuesOf("car_type"), dealerships: valuesOf("dealership_name") }
      : await stockOverview(wiring, site);
  const ways = {
    tradeIn: href("form", { form: "trade-in" }, site),
    finance: href("form", { form: "finance" }, site),
  };
  const cars = latest.ok ? latest.cars : [];
  const { overridePrimaryVehicle: chosenId } = config.home;
  const chosen =
    chosenId === null
      ? null
      : (cars.find(({ id }) => id === chosenId) ?? (await findCarById(wiring, content, chosenId)));
  const { leading, others } = showcase(cars, chosen);
  // A lone car leads and is listed too.
  const listed = others.length > 0 ? others : cars;
  const layout = homeLayout(config, {
    latestStock: listed.length,
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
  return {
    layout,
    total: latest.ok ? latest.total : null,
    cars: listed.slice(0, layout.latestCars),
    leading,
    bodyPictures: bodyPictures(bodies, cars, site, illustrator),
    bodyPrices:
      config.cars.weeklyPriceAs === "day"
        ? await Promise.all(bodies.map(({ value }) => dailyPrice(wiring, site, value)))
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
          from:
            config.home.hero === "models"
              ? (lowestGrade(model) ?? (inStock > 0 ? await modelPrice(wiring, site, name) : null))
              : null,
        };
      }),
    ),
    stage: heroStage(site, { leading, bodies }, illustrator),
    picks: await homePicks(wiring, site),
    bodies,
    makes,
    conditions,
    dealerships,
    entryFacets: latest.ok ? entryFacetsOf(site, latest.facets) : [],
    budget: (latest.ok && latest.ranges.find(({ bounds }) => bounds !== null)) || null,
    ways,
    offers: offers.slice(0, TEASERS),
    posts: posts.slice(0, TEASERS),
    reviews,
    locations,
  };
}

/** The listed cars of one model or class, to ask for the lowest price. */
const listedBy = (
  wiring: StockParts,
  site: TenantSite,
  facet: "model" | "body",
  value: string,
): Promise<StockSearch> =>
  tenantSearch(wiring, site, setValues(emptyQuery, facet, [value]), mainStockList(site).scope);

/** What the cheapest listed car of a model costs. */
const modelPrice = async (wiring: StockParts, site: TenantSite, model: string): Promise<number | null> =>
  lowestPrice(await listedBy(wiring, site, "model", model));

/** What the cheapest listed car of a body costs for a day, in words. */
async function dailyPrice(wiring: StockParts, site: TenantSite, body: string): Promise<string | null> {
  const lowest = await lowestWeeklyPrice(await listedBy(wiring, site, "body", body));
  return lowest && wording(site.config).homePage.fromPrice(lowest.longText);
}

async function latestCars(wiring: StockParts, site: TenantSite, limit: number) {
  const { search } = site.config;
  const latest = await tenantSearch(
    wiring,
    site,
    { ...emptyQuery, sort: "latest" },
    mainStockList(site).scope,
  );
  const filters = [
    ...new Set([...(["body", "make", "car_type", "dealership"] as const), ...entryFilters(site)]),
    ...(site.models.length > 0 ? (["model"] as const) : []),
    budgetFilter(search.filters),
  ];
  const policy = { ...search, pageSize: limit, filters, facetOrder: "policy", histogramBuckets: 0 } as const;
  return searchStock({ ...latest, policy });
}
