import { type SiteLocale, siteLocales } from "../locales/site-locales.ts";
import type { TenantContent } from "../content/content-source.ts";
import { translationOf } from "./translate-content.ts";

/** A page as the route table names it: its screen, and what names the one page. */
export interface NamedPage {
  readonly screen: string;
  readonly slug?: string;
  readonly offer?: string;
}

/**
 * The languages of the site that a page is written in, its market's own first. A page of the product's words is
 * written in all of them, a dealer's page, post, offer or model only where its text is translated.
 *
 * @example
 * pageLanguages({ screen: "home" }, acme).map(({ locale }) => locale) // ["en-AU"]
 */
export function pageLanguages(page: NamedPage, content: TenantContent): readonly SiteLocale[] {
  const [own, ...others] = siteLocales(content.tenant.config);
  return [...(own ? [own] : []), ...others.filter(({ locale }) => isWrittenIn(page, content, locale))];
}

function isWrittenIn({ screen, slug, offer }: NamedPage, content: TenantContent, locale: string): boolean {
  const translation = translationOf(content, locale);
  switch (screen) {
    case "content-page":
      return translation.pages.some((page) => page.slug === slug);
    case "post":
      return translation.posts.some((post) => post.slug === slug);
    case "offer":
      return translation.offers.some(({ id }) => id === offer);
    case "model": {
      const model = content.models.find((each) => each.slug === slug);
      return !model?.description || translation.models.some(({ id }) => id === model.id);
    }
    default:
      return true;
  }
}
