import { siteLocales } from "@forecourt/tenant-config";
import { type PagesAhead, pagesAhead } from "@forecourt/tenant-config/routes";
import { selectorOf } from "@forecourt/ui/behaviours";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Of the links of a list its script follows all but those to cars, whose addresses it completes first. */
const FOLLOWED_BY_SCRIPT = `${selectorOf("list")} a:not([href*="&at="])`;

/**
 * The pages of a site that browsers prepare before they are opened, as speculation rules: a page is fetched, and a car's
 * page rendered as well, once the shopper rests on its link or presses it.
 */
export function speculationRules({ config, ...site }: TenantSite): string {
  const places = siteLocales(config).map(({ prefix }) => pagesAhead({ ...site, config, prefix }));
  const all = (how: keyof PagesAhead): string[] => places.flatMap((place) => place[how]);
  const except = all("except");
  const rule = (patterns: readonly string[]) => ({
    where: {
      and: [
        { href_matches: patterns },
        { not: { selector_matches: FOLLOWED_BY_SCRIPT } },
        ...(except.length > 0 ? [{ not: { href_matches: except } }] : []),
      ],
    },
    eagerness: "moderate",
  });
  return JSON.stringify({
    prefetch: [rule([...all("fetch"), ...all("render")])],
    prerender: [rule(all("render"))],
  });
}
