import "server-only";
import { getWiring } from "#server/wiring/process-wiring.ts";

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
export async function listSites(): Promise<SiteSummary[]> {
  const { content } = await getWiring();
  const contents = await Promise.all((await content.slugs()).map((slug) => content.tenant(slug)));
  return contents.flatMap((tenant) => {
    if (!tenant) return [];
    const { site } = tenant.tenant.config;
    const locations = tenant.locations.filter((location) => location.visible).length;
    return [
      {
        slug: tenant.slug,
        name: site.name,
        about: site.tagline,
        market: site.market,
        template: site.template,
        locations,
      },
    ];
  });
}
