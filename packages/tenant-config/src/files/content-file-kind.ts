import { otherLocales } from "../messages/catalogues.ts";
import { SLUG } from "./tenant-folder.ts";

const OWN = ["tenant", "locations", "special-hours", "offers", "models", "navigation", "reviews"];

const IN_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ["texts.json", "texts"],
  ["offers.json", "offers-texts"],
  ["models.json", "models-texts"],
]);

/**
 * Which of `contentFiles` a file of a dealer's folder is, by its name in the folder; null for one that no site reads.
 *
 * @example
 * contentFileKind("posts/summer.md") // "post"
 * contentFileKind("es-US/offers.json") // "offers-texts"
 * contentFileKind("notes.txt") // null
 */
export function contentFileKind(name: string): string | null {
  const [folder = "", ...below] = name.split("/");
  const isLanguage = otherLocales.some((locale) => locale === folder);
  const within = isLanguage ? below.join("/") : name;
  const [, article, slug = ""] = /^(page|post)s\/(.+)\.md$/.exec(within) ?? [];
  if (article !== undefined) return SLUG.test(slug) ? article : null;
  return isLanguage
    ? (IN_LANGUAGE.get(within) ?? null)
    : (OWN.find((kind) => `${kind}.json` === within) ?? null);
}
