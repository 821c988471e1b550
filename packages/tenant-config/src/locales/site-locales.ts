import { mergeLayer } from "../layers/merge-layer.ts";
import { tenantSettings } from "../settings/section-schemas.ts";
import type { ConfigLayer, TenantConfig } from "../settings/tenant-config.ts";
import { tenantDefaults } from "../settings/tenant-defaults.ts";
import { esUsLayer } from "./es-us-layer.ts";

/** A language a site can be read in beside its market's own. */
export type OtherLocale = TenantConfig["site"]["otherLocales"][number];

interface LocaleFacts {
  readonly prefix: string;
  /** Its own name, for those who look for it. */
  readonly name: string;
  layer(config: TenantConfig): ConfigLayer;
}

const LOCALE_FACTS: ReadonlyMap<OtherLocale, LocaleFacts> = new Map([
  ["es-US", { prefix: "/es", name: "Español", layer: esUsLayer }],
]);

const NAMES = new Map([
  ["en", "English"],
  ["es", "Español"],
]);

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
export function siteLocales({ site, market }: Pick<TenantConfig, "site" | "market">): readonly SiteLocale[] {
  const own = {
    locale: market.locale,
    prefix: "",
    name: NAMES.get(market.locale.slice(0, 2)) ?? market.locale,
  };
  const others = site.otherLocales.flatMap((locale) => {
    const facts = LOCALE_FACTS.get(locale);
    return facts ? [{ locale, prefix: facts.prefix, name: facts.name }] : [];
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
  if (!own) throw new Error("A site has at least its market's own language.");
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
  const facts = [...LOCALE_FACTS].find(([name]) => name === locale)?.[1];
  if (!facts || !config.site.otherLocales.some((other) => other === locale)) return config;
  const before = made.get(config)?.get(locale);
  if (before) return before;
  // The layer is typed as part of a config, so what is merged is one again.
  const merged = mergeLayer(config, facts.layer(config), tenantDefaults, tenantSettings) as TenantConfig;
  made.set(config, (made.get(config) ?? new Map<string, TenantConfig>()).set(locale, merged));
  return merged;
}
