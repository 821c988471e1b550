import type { HoursMessages } from "./hours-messages.ts";
import type { Catalogue, OtherCatalogue } from "./catalogue.ts";
import { EN_AU } from "./en-au.ts";
import { EN_NZ } from "./en-nz.ts";
import { EN_US } from "./en-us.ts";
import { ES_US } from "./es-us.ts";
import { pseudoCatalogue } from "./pseudo-catalogue.ts";

/** The languages of the markets. */
const MARKET_CATALOGUES: readonly Catalogue[] = [EN_AU, EN_NZ, EN_US];

/** The languages a site can be read in beside its market's own; "en-XA" is for checking pages, and made when it is wanted. */
const OTHER_CATALOGUES = {
  "es-US": () => ES_US,
  "en-XA": pseudoCatalogue,
} as const satisfies Readonly<Record<string, () => OtherCatalogue>>;

/** A language a site can be read in beside its market's own. */
export type OtherLocale = keyof typeof OTHER_CATALOGUES;

/** Their names, for the setting that chooses among them. */
export const otherLocales = Object.keys(OTHER_CATALOGUES) as [OtherLocale, ...OtherLocale[]];

const made = new Map<OtherLocale, OtherCatalogue>();

/** A language beside the market's own, with all it changes. */
export function otherCatalogue(locale: OtherLocale): OtherCatalogue {
  const catalogue = made.get(locale) ?? OTHER_CATALOGUES[locale]();
  made.set(locale, catalogue);
  return catalogue;
}

/**
 * The texts of a language; the base's for one that the product does not speak.
 *
 * @example
 * catalogueOf("en-GB").locale // "en-AU"
 */
export function catalogueOf(locale: string): Catalogue {
  const other = otherLocales.find((each) => each === locale);
  if (other !== undefined) return otherCatalogue(other);
  return MARKET_CATALOGUES.find((catalogue) => catalogue.locale === locale) ?? EN_AU;
}

/** Every language the product speaks. */
export const locales: readonly string[] = [...MARKET_CATALOGUES.map(({ locale }) => locale), ...otherLocales];

/**
 * The words around opening hours in a language.
 *
 * @example
 * hoursWords("es-US").closed // "Cerrado"
 */
export const hoursWords = (locale: string): HoursMessages => catalogueOf(locale).hours;
