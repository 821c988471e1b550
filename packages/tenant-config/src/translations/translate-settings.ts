import { describeIssue, valueAt } from "@forecourt/search/kernel";
import { localised } from "../locales/site-locales.ts";
import type { SettingProblem } from "../layers/setting-problem.ts";
import { sectionSchemas } from "../settings/section-schemas.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";
import { READ_TEXTS, textsOfSettings } from "./text-settings.ts";
import type { Translation } from "../content/translation.ts";

type Words = Pick<Translation, "locale" | "texts">;

/**
 * A site's settings in another of its languages: the product's words in it, and over them the dealer's own where they
 * are translated. Nothing but words changes.
 */
export function translateSettings(config: TenantConfig, { locale, texts }: Words): TenantConfig {
  const known = new Map(Object.entries(texts));
  let translated: unknown = localised(config, locale);
  for (const { path, text } of textsOfSettings(config, READ_TEXTS)) {
    const words = known.get(text);
    if (words !== undefined) translated = withValueAt(translated, path, words);
  }
  // A text was replaced by a text, so that what was a config still is one.
  return translated as TenantConfig;
}

/** What is wrong with translated texts, each at the setting it stands in: too long, or names that are not filled in there. */
export function textProblems(config: TenantConfig, words: Words, file: string): SettingProblem[] {
  const before = localised(config, words.locale);
  const after = translateSettings(config, words);
  return Object.entries(sectionSchemas).flatMap(([section, schema]) => {
    const value = valueAt(after, [section]);
    if (value === valueAt(before, [section])) return [];
    const read = schema.safeParse(value);
    if (read.success) return [];
    return read.error.issues.map((issue) => ({
      file,
      path: [section, ...issue.path.map(String)].join("."),
      message: describeIssue(issue, valueAt(value, issue.path)),
    }));
  });
}

/** A copy with one value replaced; what is beside it is shared. */
function withValueAt(whole: unknown, [name, ...rest]: readonly string[], value: string): unknown {
  if (name === undefined) return value;
  const inner = withValueAt(valueAt(whole, [name]), rest, value);
  if (Array.isArray(whole)) return whole.map((each: unknown, at) => (String(at) === name ? inner : each));
  return { ...(typeof whole === "object" ? whole : {}), [name]: inner };
}
