import "server-only";
import { localised, type SiteLocale, type TenantConfig } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { NavigationSite } from "@forecourt/tenant-config/routes";
import type { FindAccount } from "./payment-accounts.ts";
import { noIllustrations, type Illustrate } from "#server/media/illustrator.ts";

/** One dealer's site at one moment: its settings and content, as routes, menus and views read them. */
export interface TenantSite extends NavigationSite {
  readonly config: TenantConfig;
  readonly content: TenantContent;
  readonly models: TenantContent["models"];
  readonly illustrate: Illustrate;
  /** Before every path of the site in the language it is read in; empty for its market's own. */
  readonly prefix: string;
  /** Whose account takes a car's deposit; null where none is configured. */
  readonly accountOf: FindAccount;
}

/** A tenant's content as a site, in its market's language or another one of its own. */
export const tenantSite = (
  content: TenantContent,
  now: Date,
  illustrate: Illustrate = noIllustrations.illustrate,
  locale: Pick<SiteLocale, "locale" | "prefix"> | null = null,
  accountOf: FindAccount = () => null,
): TenantSite => ({
  config: locale === null ? content.tenant.config : localised(content.tenant.config, locale.locale),
  prefix: locale?.prefix ?? "",
  content,
  locations: content.locations,
  models: content.models,
  offers: content.offers,
  pages: content.pages,
  posts: content.posts,
  reviews: content.reviews,
  now,
  illustrate,
  accountOf,
});
