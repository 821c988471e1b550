import type { SearchEngine } from "@forecourt/search";
import type { StockIndex } from "@forecourt/search/ingest";

/** What the stock commands need of the site: its tenants, their stock, the clock and a place for reports. */
export interface StockTools {
  tenant(slug: string): Promise<unknown>;
  slugs(): Promise<readonly string[]>;
  stock(slug: string): Promise<{ engine: SearchEngine; index: StockIndex }>;
  now(): Date;
  dataDirectory: string;
}

/** Where a command writes. `live` when a person is watching and lines may be redrawn. */
export interface Terminal {
  live: boolean;
  out(line: string): void;
  error(line: string): void;
}

/** How a command ended, as the shell sees it. */
export const EXIT = {
  done: 0,
  /** The work could not be done; nothing was changed. */
  failed: 1,
  /** The command was called wrongly: no such tenant, file or mapping. */
  badCall: 2,
} as const;

/** The stock of a tenant, or a sentence saying which tenants there are. */
export async function stockOf(
  tools: StockTools,
  slug: string,
): Promise<{ ok: true; index: StockIndex } | { ok: false; problem: string }> {
  if (await tools.tenant(slug)) return { ok: true, index: (await tools.stock(slug)).index };
  const slugs = await tools.slugs();
  const known = slugs.length > 0 ? `There are: ${slugs.join(", ")}.` : "There are none yet.";
  return { ok: false, problem: `There is no tenant called '${slug}'. ${known}` };
}
