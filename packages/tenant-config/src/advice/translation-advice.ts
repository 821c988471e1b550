import type { TenantContent } from "../content/content-source.ts";
import { FORM_TEXTS, READ_TEXTS, textsOfSettings } from "../translations/text-settings.ts";
import { translationOf } from "../translations/translate-content.ts";
import type { Translation } from "../content/translation.ts";
import { type UntranslatedText, untranslatedTexts } from "../translations/untranslated-texts.ts";
import { siteLocales } from "../locales/site-locales.ts";
import type { Advice } from "./tenant-advice.ts";

/**
 * What of a dealer's own texts is not translated into the other languages of its site, and what is translated and
 * stands nowhere any more.
 *
 * @example
 * translationAdvice(acme) // []
 */
export function translationAdvice(content: TenantContent): Advice[] {
  const [own, ...others] = siteLocales(content.tenant.config);
  return others.flatMap(({ locale, name }) => {
    const translation = translationOf(content, locale);
    const lacking = untranslatedTexts(content, translation);
    return [
      ...articleAdvice(lacking, { locale, reader: name, own: own?.name ?? "" }),
      ...textAdvice(lacking, { locale, reader: name }),
      ...staleAdvice(content, translation),
    ];
  });
}

const isArticle = ({ where }: UntranslatedText) => /^(?:pages|posts|offers|models)\//.test(where);

function articleAdvice(
  lacking: readonly UntranslatedText[],
  { locale, reader, own }: { locale: string; reader: string; own: string },
): Advice[] {
  const articles = new Set(lacking.filter(isArticle).map(({ where }) => where));
  return [...articles].map((where) => ({
    path: `${locale}/${where}`,
    reason: `Who reads the site in ${reader} finds this in ${own}, and search engines are shown it in ${own} alone.`,
    better: /^(?:pages|posts)\//.test(where)
      ? `a file ${locale}/${where}.md`
      : `its words in ${locale}/${where.replace(/\/.*/, ".json")}`,
  }));
}

const textAdvice = (
  lacking: readonly UntranslatedText[],
  { locale, reader }: { locale: string; reader: string },
): Advice[] =>
  lacking
    .filter((each) => !isArticle(each))
    .map(({ where, text, read }) => ({
      path: where,
      reason: `${JSON.stringify(text)} is read ${read} in ${reader}.`,
      better: `its words in ${locale}/texts.json`,
    }));

/** Translations of texts that were changed since, or never stood there. */
function staleAdvice(content: TenantContent, { locale, texts }: Translation): Advice[] {
  const { config } = content.tenant;
  const written = new Set([
    ...textsOfSettings(config, [...READ_TEXTS, ...FORM_TEXTS]).map(({ text }) => text),
    ...content.offers.map(({ category }) => category),
    ...content.models.flatMap(({ bodyStyle, manufacturerBody }) => [bodyStyle, manufacturerBody]),
    ...content.locations.flatMap(({ specialHours }) => specialHours.map(({ name }) => name)),
  ]);
  return Object.keys(texts)
    .filter((text) => !written.has(text))
    .map((text) => ({
      path: `${locale}/texts.json`,
      reason: `${JSON.stringify(text)} is translated and stands nowhere on the site.`,
      better: "the text as it stands now, or nothing",
    }));
}
