import { ES_US_FORM_TEXTS, ES_US_MESSAGES } from "./es-us-form-texts.ts";
import type { FormTranslation } from "./translate-form.ts";

const TRANSLATIONS: ReadonlyMap<string, FormTranslation> = new Map([
  ["es-US", { texts: ES_US_FORM_TEXTS, messages: ES_US_MESSAGES }],
]);

/**
 * The forms' words in a language; null for English and for a language forms are not in.
 *
 * @example
 * formTranslation("en-US") // null
 */
export const formTranslation = (locale: string): FormTranslation | null => TRANSLATIONS.get(locale) ?? null;
