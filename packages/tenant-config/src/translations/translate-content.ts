import type { TenantConfig } from "../settings/tenant-config.ts";
import { siteLocales } from "../locales/site-locales.ts";
import type { TenantContent } from "../content/content-source.ts";
import type { Page } from "../content/posts/post.ts";
import type { Translation } from "../content/translation.ts";
import { translateSettings } from "./translate-settings.ts";
import { untranslatedTexts } from "./untranslated-texts.ts";

/** A site's content as it is read in one of its languages. */
export interface TranslatedContent {
  readonly config: TenantConfig;
  /** Its settings, `tenant`, are the dealer's own still: what is sent, stored and counted goes by them. */
  readonly content: TenantContent;
  /** Short texts by the text they stand for, for forms and names. */
  readonly texts: Translation["texts"];
  /** The language of texts that are never translated, such as reviews; undefined where it is the page's own. */
  readonly writtenIn: string | undefined;
  /** The language of a text of the dealer's where it is not the page's own, for `lang`; else undefined. */
  readonly languageOf: (text: string | null) => string | undefined;
  /** A short text of the dealer's; itself where it is not translated. */
  readonly say: (text: string) => string;
}

const made = new WeakMap<TenantContent, Map<string, TranslatedContent>>();

/**
 * A site's content in one of its languages: every text of the dealer's that is translated in it, the others as they
 * were written, with their language to mark them by.
 *
 * @example
 * inLanguage(acme, "en-AU").languageOf("Hello") // undefined
 */
export function inLanguage(content: TenantContent, locale: string): TranslatedContent {
  const before = made.get(content)?.get(locale);
  if (before) return before;
  const other = siteLocales(content.tenant.config)
    .slice(1)
    .find((each) => each.locale === locale);
  const translated = other ? translateContent(content, locale) : asWritten(content);
  made.set(content, (made.get(content) ?? new Map<string, TranslatedContent>()).set(locale, translated));
  return translated;
}

const asWritten = (content: TenantContent): TranslatedContent => ({
  config: content.tenant.config,
  content,
  texts: {},
  writtenIn: undefined,
  languageOf: () => undefined,
  say: (text) => text,
});

function translateContent(content: TenantContent, locale: string): TranslatedContent {
  const { config } = content.tenant;
  const translation = translationOf(content, locale);
  const { texts } = translation;
  const known = new Map(Object.entries(texts));
  const foreign = new Set(
    untranslatedTexts(content, translation)
      .filter(({ read }) => read === "as written")
      .map(({ text }) => text),
  );
  const say = (text: string): string => known.get(text) ?? text;
  return {
    config: translateSettings(config, translation),
    texts,
    writtenIn: config.market.locale,
    languageOf: (text) => (text !== null && foreign.has(text) ? config.market.locale : undefined),
    say,
    content: {
      ...content,
      pages: content.pages.map((page) => withWords(page, translation.pages)),
      posts: content.posts.map((post) => withWords(post, translation.posts)),
      offers: content.offers.map((offer) => {
        const words = translation.offers.find(({ id }) => id === offer.id);
        return {
          ...offer,
          category: offer.category && say(offer.category),
          name: words?.name ?? offer.name,
          description: words?.description ?? offer.description,
          disclaimer: words?.disclaimer ?? offer.disclaimer,
        };
      }),
      models: content.models.map((model) => ({
        ...model,
        description: translation.models.find(({ id }) => id === model.id)?.description ?? model.description,
      })),
    },
  };
}

/** The dealer's translation into a language; an empty one where there is none yet. */
export const translationOf = (
  { translations, tenant }: Pick<TenantContent, "translations" | "tenant">,
  locale: string,
): Translation => {
  const other = tenant.config.site.otherLocales.find((each) => each === locale);
  if (other === undefined) throw new Error(`${tenant.config.site.slug} is not read in ${locale}.`);
  const none = { locale: other, texts: {}, offers: [], models: [], pages: [], posts: [] };
  return translations.find((each) => each.locale === other) ?? none;
};

function withWords<Article extends Page>(article: Article, translated: readonly Page[]): Article {
  const words = translated.find(({ slug }) => slug === article.slug);
  if (!words) return article;
  const { title, summary, html, imageUrl, imageAlt } = words;
  return {
    ...article,
    title,
    summary,
    html,
    imageUrl: imageUrl ?? article.imageUrl,
    imageAlt: imageAlt ?? article.imageAlt,
  };
}
