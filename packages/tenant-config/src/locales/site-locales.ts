import { valueFacets } from "@forecourt/search";
import type { MarketRules } from "../settings/market-rules.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";
import { tenantDefaults } from "../settings/tenant-defaults.ts";
import { type OtherCatalogue, reworded } from "../messages/catalogue.ts";
import { catalogueOf, otherCatalogue } from "../messages/catalogues.ts";

/** A language of a site, as its addresses and its switch know it. */
export interface SiteLocale {
  readonly locale: string;
  /** Before every path of the site in this language; empty for the market's own. */
  readonly prefix: string;
  readonly name: string;
}

/**
 * The languages of a site, its market's own first.
 *
 * @example
 * siteLocales(config).map(({ locale }) => locale) // ["en-AU"]
 */
export function siteLocales({
  site,
  market,
}: Pick<TenantConfig, "site" | "market">): readonly [SiteLocale, ...SiteLocale[]] {
  const own = { locale: market.locale, prefix: "", name: catalogueOf(market.locale).name };
  const others = site.otherLocales.map((locale) => {
    const { prefix, name } = otherCatalogue(locale);
    return { locale, prefix, name };
  });
  return [own, ...others];
}

/**
 * The language a path is in, and the path without its prefix.
 *
 * @example
 * localeOfPath("/es/finance", config) // { locale: { locale: "es-US", … }, path: "/finance" }
 */
export function localeOfPath(
  path: string,
  config: Pick<TenantConfig, "site" | "market">,
): { readonly locale: SiteLocale; readonly path: string } {
  const [own, ...others] = siteLocales(config);
  const found = others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  if (found) return { locale: found, path: path.slice(found.prefix.length) || "/" };
  return { locale: own, path };
}

const made = new WeakMap<TenantConfig, Map<string, TenantConfig>>();

/**
 * A site's settings in one of its languages: every word of ours in it, every rule as before.
 *
 * @example
 * localised(config, "es-US").market.locale // "en-AU", since this site has no Spanish
 */
export function localised(config: TenantConfig, locale: string): TenantConfig {
  const other = config.site.otherLocales.find((each) => each === locale);
  if (other === undefined) return config;
  const before = made.get(config)?.get(locale);
  if (before) return before;
  const worded = inWordsOf(otherCatalogue(other), config);
  made.set(config, (made.get(config) ?? new Map<string, TenantConfig>()).set(locale, worded));
  return worded;
}

/** A market's rules with the words of a language of the same country; another country's words would be wrong here. */
const rulesIn = ({ locale, market }: OtherCatalogue, rules: MarketRules): MarketRules =>
  locale.endsWith(`-${rules.phone.country}`)
    ? {
        ...rules,
        stateWord: market.stateWord,
        phone: { ...rules.phone, ...market.phone },
        postcode: { ...rules.postcode, ...market.postcode },
      }
    : rules;

/**
 * A site's settings with what a language changes. Words only: what is sent, stored, filtered by or counted is the same in
 * every language. A dealer's own words are left out, since they are in another language.
 */
function inWordsOf(catalogue: OtherCatalogue, config: TenantConfig): TenantConfig {
  const { locale, settings, words, vehicles, listTitles, valueLabels } = catalogue;
  const titles = new Map(Object.entries(listTitles));
  const { market, cars, search, stockList, ...others } = reworded<TenantConfig>(config, settings);
  return {
    ...others,
    market: { ...market, locale, words },
    wording: {
      ...tenantDefaults.wording,
      vehicle: vehicles[config.wording.vehicle.one === "car" ? "car" : "any"],
    },
    cars: { ...cars, locale },
    search: {
      ...search,
      valueLabels: valueFacets.flatMap((facet) =>
        Object.entries(valueLabels[facet] ?? {}).map(([value, label]) => ({ facet, value, label })),
      ),
      paths: search.paths.map((list) => ({ ...list, title: titles.get(list.path) ?? list.title })),
    },
    // Sentences are read in English words.
    stockList: { ...stockList, plainWords: false },
    rules: rulesIn(catalogue, config.rules),
  };
}
