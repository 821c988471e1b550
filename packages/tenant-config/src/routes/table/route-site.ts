import type { Model } from "../../content/models/model.ts";
import type { Offer } from "../../content/offers/offer.ts";
import type { Page, Post } from "../../content/posts/post.ts";
import type { Location } from "../../locations/location.ts";
import type { ReviewList } from "../../reviews/review.ts";
import type { TenantConfig } from "../../settings/tenant-config.ts";

/** The sections of a config that addresses depend on; a whole config is one. */
export type RouteConfig = Pick<
  TenantConfig,
  | "site"
  | "links"
  | "cars"
  | "search"
  | "stockList"
  | "forms"
  | "tradeIn"
  | "offers"
  | "reviews"
  | "integrations"
  | "reserve"
  | "garage"
  | "features"
  | "alerts"
>;

/** One site as its routes see it: its settings, and what its content has at this moment. */
export interface RouteSite {
  readonly config: RouteConfig;
  readonly locations: readonly Pick<Location, "name" | "slug">[];
  readonly models: readonly Pick<Model, "slug" | "bodyStyle" | "overrideUrl">[];
  readonly offers: readonly Pick<Offer, "id" | "excludedWebsiteIds" | "manufacturerName" | "expiresAt">[];
  readonly pages: readonly Pick<Page, "slug">[];
  readonly posts: readonly (Pick<Post, "slug" | "publishedAt"> & Partial<Pick<Post, "updatedAt">>)[];
  readonly reviews: Pick<ReviewList, "count" | "average">;
  readonly now: Date;
  /** Before every path of the site in this language; left out or empty for the market's own. */
  readonly prefix?: string;
}
