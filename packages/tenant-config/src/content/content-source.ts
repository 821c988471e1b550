import type { SiteLocations } from "../locations/site-locations.ts";
import type { ResolvedTenant } from "../tenant/resolve-tenant.ts";
import type { Model } from "./models/model.ts";
import type { NavigationItem } from "./navigation-item.ts";
import type { Offer } from "./offers/offer.ts";
import type { Page, Post } from "./posts/post.ts";
import type { ReviewList } from "../reviews/review.ts";
import type { Translation } from "./translation.ts";

/** Everything one site is made of, parsed and checked. Plain JSON apart from `tenant`'s explanations. */
export interface TenantContent extends SiteLocations {
  slug: string;
  /** The settings, with the layers that set them. */
  tenant: ResolvedTenant;
  models: readonly Model[];
  offers: readonly Offer[];
  reviews: ReviewList;
  /** Newest first, future ones included: ask `publishedPosts`. */
  posts: readonly Post[];
  pages: readonly Page[];
  /** Menu entries beyond the configured ones; empty when the content has none. */
  navigation: readonly NavigationItem[];
  /** The dealer's own texts in the site's other languages; see `inLanguage`. */
  translations: readonly Translation[];
  /** Changes whenever anything above does: the part of a page-cache key that stands for content. */
  version: string;
}

/**
 * Where sites come from. The files adapter reads tenant folders; the dashboard adapter asks the
 * dealer platform over HTTP. Both pass the contract test `describeContentSource`.
 */
export interface ContentSource {
  /** Every site this source can serve, sorted. */
  slugs(): Promise<string[]>;
  /**
   * One site whole, or false when it does not exist or cannot be read and nothing good is held.
   * Never throws for the world's failures: a broken folder or a dead dashboard gives the last good content.
   */
  tenant(slug: string): Promise<TenantContent | false>;
}
