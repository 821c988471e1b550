import { join } from "node:path";
import type { PlainFetch } from "@forecourt/search/kernel";
import { fetchFeed } from "#server/stock/feeds/fetch-feed.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { forgetPages, SEEN_EVERYWHERE_MS } from "#host/shared-caches/forget-pages.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring } from "#host/wiring/wiring.ts";
import { importAlerts } from "./alerts/import-alerts.ts";
import type { FeedTools, ImportTools } from "./stock/import/import-one-feed.ts";
import type { SiteTools, Terminal } from "./stock/stock-tools.ts";

/** Standard output and standard error. */
export const standardTerminal = (): Terminal => ({
  live: process.stdout.isTTY,
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});

/** Runs a command with the site's own adapters and gives its outcome to the shell. */
export async function withStockTools(
  command: (tools: ImportTools & SiteTools & { pictures: PlainFetch }, terminal: Terminal) => Promise<number>,
): Promise<void> {
  const env = readEnvironment();
  // A person reads the output of a command, so only warnings are logged unless more was requested.
  const level = env.FORECOURT_LOG_LEVEL === "info" ? "warn" : env.FORECOURT_LOG_LEVEL;
  const wiring = await openWiring({ ...env, FORECOURT_LOG_LEVEL: level });
  const terminal = standardTerminal();
  try {
    const tools = {
      site: async (slug: string) => {
        const content = await wiring.tenant(slug);
        return content && tenantSite(content, wiring.now());
      },
      tenant: async (slug: string) => {
        const content = await wiring.tenant(slug);
        if (!content) return null;
        // Hidden ones among them: where cars are shown to shoppers, they are taken out by their names.
        const locationNames = new Map(
          [...content.locations, ...content.hiddenLocations].flatMap(({ id, slug: place, name }) => [
            [id, name] as const,
            [place, name] as const,
          ]),
        );
        return { cars: content.tenant.config.cars, locationNames };
      },
      slugs: () => wiring.content.slugs(),
      stock: (slug: string) => wiring.stock(slug),
      now: () => wiring.now(),
      dataDirectory: wiring.dataDirectory,
      alerts: importAlerts(wiring),
      pictures: wiring.tenantFetch,
      feeds: {
        sources: async (slug: string) => {
          const content = await wiring.tenant(slug);
          const sources = content ? content.tenant.config.feeds.sources : [];
          return sources.map(({ url, map }) => ({
            url,
            map: join(env.tenantsDirectory, slug, "feeds", `${map}.json`),
          }));
        },
        fetch: (request) =>
          fetchFeed({
            ...request,
            fetch: wiring.tenantFetch,
            plainHttp: env.FORECOURT_OUTGOING_LOOPBACK === "on",
          }),
      } satisfies FeedTools,
      pages: {
        forget: async (slug: string) => {
          const content = await wiring.tenant(slug);
          return (
            content &&
            forgetPages({ env, site: content.tenant.config.site, seenWithinMs: SEEN_EVERYWHERE_MS })
          );
        },
      },
    };
    process.exitCode = await command(tools, terminal);
  } finally {
    await wiring.close();
  }
}
