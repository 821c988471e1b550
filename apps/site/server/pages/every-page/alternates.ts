import { localeOfPath, pageLanguages, siteLocales } from "@forecourt/tenant-config";
import { href, matchRoute, withPrefix } from "@forecourt/tenant-config/routes";
import type { Metadata } from "next";
import { canonicalPath } from "#host/http/caller/request-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Alternates = Pick<Metadata, "alternates">;

/**
 * What the head of a page says of other forms of it: its one address, and itself in the other languages it is written in.
 * `search` is what the address says behind its path, where that is a page of its own.
 */
export async function pageAlternates(site: TenantSite, search = ""): Promise<Alternates> {
  const canonical = await canonicalPath();
  if (canonical === null) return {};
  const behind = search === "" ? "" : `?${search}`;
  return { alternates: { canonical: `${canonical}${behind}`, ...languagesOf(canonical, site, behind) } };
}

/** Those of a page about posts, which can be read as a feed, too. */
export async function feedAlternates(site: TenantSite): Promise<Alternates> {
  const { alternates } = await pageAlternates(site);
  const feed = href("posts-feed", {}, site);
  return {
    alternates: { ...alternates, ...(feed === null ? {} : { types: { "application/rss+xml": feed } }) },
  };
}

/** Nothing on a site of one language, and of a page that is written in one. */
function languagesOf(
  canonical: string,
  site: TenantSite,
  behind: string,
): { languages?: Record<string, string> } {
  const { config } = site.content.tenant;
  if (siteLocales(config).length < 2) return {};
  const match = matchRoute(canonical, site);
  if (match.kind !== "page") return {};
  const locales = pageLanguages(match.page, site.content);
  if (locales.length < 2) return {};
  const { path } = localeOfPath(canonical, config);
  const own = Object.fromEntries(
    locales.map(({ locale, prefix }) => [locale, `${withPrefix(path, { prefix })}${behind}`]),
  );
  return { languages: { ...own, "x-default": `${path}${behind}` } };
}
