import "server-only";
import { emptyQuery, searchStock, type StockRange, type StockValue } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { type HomeLayout, homeLayout } from "@forecourt/tenant-config";
import {
  type Offer,
  type Post,
  publishedPosts,
  type Review,
  shownReviews,
  visibleOffers,
} from "@forecourt/tenant-config/content";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import { budgetFilter } from "#server/pages/entry-page.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** What the home page shows, asked and decided. */
export interface HomePage {
  readonly layout: HomeLayout;
  /** How many cars the site lists; null while the search does not answer. */
  readonly total: number | null;
  /** The latest, as many as the layout shows. */
  readonly cars: readonly Car[];
  /** The car whose picture leads. */
  readonly leading: Car | null;
  readonly bodies: readonly StockValue[];
  readonly makes: readonly StockValue[];
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

/** Among how many of the latest cars one with a picture is looked for. */
const PICTURED_AMONG = 6;

/**
 * Everything of a site's home page. The search is asked once, for the latest cars and the counts that are shown, and once
 * more only where the dealer chose the car that leads.
 */
export async function homePage(site: TenantSite): Promise<HomePage> {
  const { config, content, now } = site;
  const offers = visibleOffers(content.offers, config.site.id, config.offers, now);
  const posts = publishedPosts(content.posts, now);
  const reviews = shownReviews(content.reviews, config.reviews);
  const locations = content.locations.filter(({ visible }) => visible);
  const latest = await latestCars(site, Math.max(config.home.latestCars, PICTURED_AMONG));
  const valuesOf = (facet: string): readonly StockValue[] =>
    (latest.ok && latest.facets.find((each) => each.facet === facet)?.values) || [];
  const [bodies, makes] = [valuesOf("body"), valuesOf("make")];
  const ways = {
    tradeIn: href("form", { form: "trade-in" }, site),
    finance: href("form", { form: "finance" }, site),
  };
  const layout = homeLayout(config, {
    bodyTypes: bodies.length,
    // One make is no choice.
    makes: makes.length > 1 ? makes.length : 0,
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
  return {
    layout,
    total: latest.ok ? latest.total : null,
    cars: cars.slice(0, layout.latestCars),
    leading: chosen ?? cars.find(({ images }) => images.length > 0) ?? cars[0] ?? null,
    bodies,
    makes,
    budget: (latest.ok && latest.ranges.find(({ bounds }) => bounds !== null)) || null,
    ways,
    offers: offers.slice(0, TEASERS),
    posts: posts.slice(0, TEASERS),
    reviews,
    locations,
  };
}

async function latestCars({ config, content, now }: TenantSite, limit: number) {
  const { engine } = await (await getWiring()).stock(content.slug);
  return searchStock({
    engine,
    query: { ...emptyQuery, sort: "latest" },
    scope: { kind: "all" },
    policy: {
      ...config.search,
      pageSize: limit,
      filters: ["body", "make", budgetFilter(config.search.filters)],
      facetOrder: "policy",
      histogramBuckets: 0,
    },
    cars: config.cars,
    now,
  });
}
