import { z } from "zod";
import { modelTextsWire, offerTextsWire } from "../content/wire/content-wire.ts";
import { textProblems } from "../translations/translate-settings.ts";
import type { Translation } from "../content/translation.ts";
import { otherLocales } from "../messages/catalogues.ts";
import { words } from "../settings/sections/setting-values.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";
import { pageHead, pageOf } from "./article-wire.ts";
import type { FolderReader } from "./folder-reader.ts";

/** What can be translated; null where that is not known, or comes from somewhere else than the folder. */
interface Originals {
  readonly pages: readonly { slug: string }[] | null;
  readonly posts: readonly { slug: string }[] | null;
  readonly offers: readonly { id: string }[] | null;
  readonly models: readonly { id: string }[] | null;
}

const NOT_KNOWN: Originals = { pages: null, posts: null, offers: null, models: null };

interface TranslatedFolder {
  /** Relative names of all files. */
  readonly names: readonly string[];
  /** Null where the settings are wrong themselves. */
  readonly config: TenantConfig | null;
  readonly content: Originals;
}

/** The dealer's own words in another language, by the text as it stands. */
export const translatedTexts = z.record(z.string().min(1), words);
const OFFERS = z.array(offerTextsWire);
const MODELS = z.array(modelTextsWire);
const FILES = ["texts.json", "offers.json", "models.json"];

/**
 * Reads a dealer's own texts in other languages: a folder named after the language, such as `es-US`, with `texts.json`,
 * `offers.json`, `models.json`, `pages` and `posts`. A text that stands for nothing of the site is a problem.
 */
export function readTranslations(reader: FolderReader, folder: TranslatedFolder): Translation[] {
  // What a translation stands for may lack for being wrong itself; then that is enough to know.
  const content = reader.problems.length === 0 ? folder.content : NOT_KNOWN;
  return otherLocales.flatMap((locale) => {
    const names = folder.names.filter((name) => name.startsWith(`${locale}/`));
    if (names.length === 0) return [];
    if (folder.config && !folder.config.site.otherLocales.includes(locale)) {
      reader.problem(locale, "is a language this site is not read in; name it in site.otherLocales");
      return [];
    }
    const unread = names.filter(
      (name) => name.endsWith(".json") && !FILES.includes(name.slice(locale.length + 1)),
    );
    for (const name of unread)
      reader.problem(name, `is not read; a language's folder has ${FILES.join(", ")}, pages and posts`);
    return [readTranslation(reader, locale, { ...folder, content })];
  });
}

function readTranslation(
  reader: FolderReader,
  locale: Translation["locale"],
  { config, content }: TranslatedFolder,
): Translation {
  const file = (name: string) => `${locale}/${name}`;
  const texts = reader.read(file("texts.json"), translatedTexts, {});
  if (config)
    reader.problems.push(...textProblems(config, { locale, texts }, reader.fileName(file("texts.json"))));
  const byId = <Item extends { id: string }>(
    name: "offers" | "models",
    schema: z.ZodType<Item[]>,
  ): readonly Item[] => {
    const items = reader.list(file(`${name}.json`), schema);
    for (const [at, { id }] of items.entries())
      if (content[name]?.some((each) => each.id === id) === false)
        reader.problem(file(`${name}.json`), `[${at}] translates "${id}", which ${name}.json does not have`);
    return items;
  };
  const articles = (name: "pages" | "posts") => {
    const found = reader.articles(file(name), pageHead, pageOf);
    for (const { slug } of found)
      if (content[name]?.some((each) => each.slug === slug) === false)
        reader.problem(file(`${name}/${slug}.md`), `translates ${name}/${slug}.md, which is not there`);
    return found;
  };
  return {
    locale,
    texts,
    offers: byId("offers", OFFERS),
    models: byId("models", MODELS),
    pages: articles("pages"),
    posts: articles("posts"),
  };
}
