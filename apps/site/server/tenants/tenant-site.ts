import "server-only";
import type { TenantConfig } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { NavigationSite } from "@forecourt/tenant-config/routes";
import { noIllustrations, type Illustrate } from "#server/media/illustrator.ts";

/** One dealer's site at one moment: its settings and content, as routes, menus and views read them. */
export interface TenantSite extends NavigationSite {
  readonly config: TenantConfig;
  readonly content: TenantContent;
  readonly models: TenantContent["models"];
  readonly illustrate: Illustrate;
}

/** A tenant's content as a site. */
export const tenantSite = (
  content: TenantContent,
  now: Date,
  illustrate: Illustrate = noIllustrations.illustrate,
): TenantSite => ({
  config: content.tenant.config,
  content,
  locations: content.locations,
  models: content.models,
  offers: content.offers,
  pages: content.pages,
  posts: content.posts,
  reviews: content.reviews,
  now,
  illustrate,
});
