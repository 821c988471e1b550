import "server-only";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What the list of demo dealers says of each. */
export interface SiteSummary {
  slug: string;
  name: string;
  about: string;
  market: string;
  template: string;
  locations: number;
}

/** Every site this process serves, for the platform's own page. */
export async function listSites({ content }: Pick<Wiring, "content">): Promise<SiteSummary[]> {
  const contents = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
  return contents.flatMap((tenant) => {
    if (!tenant) return [];
    const { site } = tenant.tenant.config;
    return [
      {
        slug: tenant.slug,
        name: site.name,
        about: site.tagline,
        market: site.market,
        template: site.template,
        locations: tenant.locations.length,
      },
    ];
  });
}
