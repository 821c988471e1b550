import type { TenantConfig } from "@forecourt/tenant-config";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What the list of demo dealers says of each. */
export interface SiteSummary {
  slug: string;
  name: string;
  about: string;
  market: string;
  template: string;
  locations: number;
  /** The dealer's colour. */
  accent: string;
  /** Every language its pages are in, the market's own first. */
  locales: readonly string[];
  /** What its settings turn on that a visitor can see. */
  shows: readonly string[];
}

/** What a visitor can see on a dealer's site because a setting turns it on; in the order a visit meets it. */
export function shownBySettings({
  reserve,
  alerts,
  stockList,
}: Pick<TenantConfig, "reserve" | "alerts" | "stockList">): string[] {
  const shown: (readonly [boolean, string])[] = [
    [reserve.payments, "Reserve with a deposit"],
    [stockList.compare, "Compare cars"],
    [alerts.enabled, "Alerts by e-mail"],
  ];
  return shown.flatMap(([isOn, words]) => (isOn ? [words] : []));
}

/** Every site this process serves, for the platform's own page. */
export async function listSites({ content }: Pick<Wiring, "content">): Promise<SiteSummary[]> {
  const contents = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
  return contents.flatMap((tenant) => {
    if (!tenant) return [];
    const { config } = tenant.tenant;
    const { site } = config;
    return [
      {
        slug: tenant.slug,
        name: site.name,
        about: site.tagline,
        market: site.market,
        template: site.template,
        locations: tenant.locations.length,
        accent: config.theme.accent,
        locales: [config.market.locale, ...site.otherLocales],
        shows: shownBySettings(config),
      },
    ];
  });
}
