import {
  inLanguage,
  type SiteLocale,
  type TenantConfig,
  type TranslatedContent,
} from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { NavigationSite } from "@forecourt/tenant-config/routes";
import type { Environment } from "#host/wiring/env.ts";
import type { FindAccount } from "./payment-accounts.ts";
import { noIllustrations, type Illustrate } from "#host/illustrator/illustrator.ts";

/** One dealer's site at one moment: its settings and content, as routes, menus and views read them. */
export interface TenantSite
  extends NavigationSite,
    Pick<TranslatedContent, "content" | "texts" | "writtenIn" | "languageOf"> {
  readonly config: TenantConfig;
  readonly say: TranslatedContent["say"];
  readonly models: TenantContent["models"];
  readonly illustrate: Illustrate;
  /** Before every path of the site in the language it is read in; empty for its market's own. */
  readonly prefix: string;
  /** Whose account takes a car's deposit; null where none is configured. */
  readonly accountOf: FindAccount;
  /** Before the address of every lead call: "/mock" where forms are tried out and keep nothing. */
  readonly leadPrefix: "" | "/mock";
}

/** A tenant's content as a site, in its market's language or another one of its own. */
export function tenantSite(
  given: TenantContent,
  now: Date,
  illustrate: Illustrate = noIllustrations.illustrate,
  locale: Pick<SiteLocale, "locale" | "prefix"> | null = null,
  accountOf: FindAccount = () => null,
  mock: Environment["FORECOURT_MOCK"] = "off",
): TenantSite {
  const read = inLanguage(given, locale?.locale ?? given.tenant.config.market.locale);
  const { locations, models, offers, pages, posts, reviews } = read.content;
  return {
    ...read,
    prefix: locale?.prefix ?? "",
    locations,
    models,
    offers,
    pages,
    posts,
    reviews,
    now,
    illustrate,
    accountOf,
    leadPrefix: mock === "forms" ? "/mock" : "",
  };
}
