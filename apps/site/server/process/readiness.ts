import "server-only";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** What a site cannot do without, each 'ok' or why not. */
export async function readiness(): Promise<Record<"leads" | "search" | "content", string>> {
  const wiring = await getWiring();
  const slugs = await wiring.content.slugs();
  return {
    leads: (await wiring.leads.ping()) ? "ok" : "the lead store does not answer",
    search: await searchState(slugs[0]),
    content: slugs.length > 0 ? "ok" : "there is no tenant to serve",
  };
}

async function searchState(slug: string | undefined): Promise<string> {
  if (slug === undefined) return "there is no tenant to search for";
  const stock = await (await getWiring()).stock(slug);
  const counted = await stock.index.count();
  return counted.ok ? "ok" : counted.detail;
}
