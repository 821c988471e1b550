import { valueAt } from "@forecourt/search/kernel";
import { localised } from "../locales/site-locales.ts";
import type { TenantContent } from "../content/content-source.ts";
import { FORM_TEXTS, ownTexts, READ_TEXTS } from "./text-settings.ts";
import type { Translation } from "../content/translation.ts";

/** A text of the dealer's that a translation lacks. */
export interface UntranslatedText {
  /** The setting it stands in, or what of the content: "home.points.0.text", "pages/faqs". */
  readonly where: string;
  readonly text: string;
  /** What is read in its place: the text itself, or a sentence of the product's. */
  readonly read: "as written" | "in the product's words";
}

type Untranslated = Pick<UntranslatedText, "where" | "text">;
type Content = Omit<TenantContent, "translations" | "version">;

/** Every text of the dealer's that a translation lacks: settings first, then the content, article by article. */
export function untranslatedTexts(content: Content, translation: Translation): UntranslatedText[] {
  const known = new Set(Object.keys(translation.texts));
  const contentTexts = [...articles(content, translation), ...offers(content, translation)];
  return [
    ...settings(content, translation),
    ...[...contentTexts, ...models(content, translation), ...shortTexts(content)]
      .filter(({ text }) => !known.has(text))
      .map((each) => ({ ...each, read: "as written" as const })),
  ];
}

function settings({ tenant }: Content, { locale, texts }: Translation): UntranslatedText[] {
  const known = new Set(Object.keys(texts));
  const product = localised(tenant.config, locale);
  const read = ownTexts(tenant, READ_TEXTS).map(({ path, text }) => ({
    where: path.join("."),
    text,
    read: valueAt(product, path) === text ? ("as written" as const) : ("in the product's words" as const),
  }));
  const inForms = ownTexts(tenant, FORM_TEXTS).map(({ path, text }) => ({
    where: path.join("."),
    text,
    read: "as written" as const,
  }));
  return [...read, ...inForms].filter(({ text }) => !known.has(text));
}

function articles({ pages, posts }: Content, translation: Translation): Untranslated[] {
  const lacking = (folder: "pages" | "posts", written: Content["pages"]) =>
    written
      .filter(({ slug }) => !translation[folder].some((each) => each.slug === slug))
      .flatMap(({ slug, title, summary, html }) =>
        [html, title, summary].map((text) => ({ where: `${folder}/${slug}`, text })),
      );
  return [...lacking("pages", pages), ...lacking("posts", posts)];
}

const present = (where: string, texts: readonly (string | null | undefined)[]): Untranslated[] =>
  texts.flatMap((text) => (text ? [{ where, text }] : []));

const offers = (content: Content, translation: Translation): Untranslated[] =>
  content.offers.flatMap(({ id, name, description, disclaimer }) => {
    const words = translation.offers.find((each) => each.id === id);
    return present(`offers/${id}`, [
      words?.name ? null : name,
      words?.description ? null : description,
      words?.disclaimer ? null : disclaimer,
    ]);
  });

const models = (content: Content, translation: Translation): Untranslated[] =>
  content.models.flatMap(({ id, description }) =>
    translation.models.find((each) => each.id === id)?.description
      ? []
      : present(`models/${id}`, [description]),
  );

/** Short texts of the content, each once. */
const shortTexts = ({ offers: all, models: known, locations }: Content): Untranslated[] => [
  ...new Map(
    [
      ...present(
        "offers",
        all.map(({ category }) => category),
      ),
      ...present(
        "models",
        known.flatMap(({ bodyStyle, manufacturerBody, grades }) => [
          bodyStyle,
          manufacturerBody,
          ...grades.flatMap(({ adds }) => adds),
        ]),
      ),
      ...present(
        "special-hours",
        locations.flatMap(({ specialHours }) => specialHours.map(({ name }) => name)),
      ),
      ...present(
        "locations",
        locations.flatMap(({ notes }) => notes),
      ),
    ].map((each) => [each.text, each] as const),
  ).values(),
];
