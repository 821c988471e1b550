import "server-only";
import type { LeadStore } from "@forecourt/leads/stores";
import type { StockIndex } from "@forecourt/search/ingest";

/** What readiness looks at. */
export interface ReadinessParts {
  leads: Pick<LeadStore, "ping">;
  tenants: () => Promise<readonly string[]>;
  stock: (slug: string) => Promise<{ index: Pick<StockIndex, "count"> }>;
  /** The tenants whose stock is in use. */
  loaded: () => readonly string[];
}

/** What a site cannot do without, each 'ok' or why not. */
export type Readiness = Record<"leads" | "search" | "content", string>;

/** Each check writes to the disk, and anyone may ask. */
const FRESH_MS = 1000;

/** Readiness as it was a second ago at most, by `now`, a clock in milliseconds that only ever grows. */
export function heldReadiness(
  parts: ReadinessParts,
  now = (): number => performance.now(),
): () => Promise<Readiness> {
  let held: { at: number; checks: Promise<Readiness> } | null = null;
  return () => {
    const at = now();
    if (!held || at - held.at > FRESH_MS) held = { at, checks: readiness(parts) };
    return held.checks;
  };
}

/** Tries what a lead and a page would need. Never throws: a part that does is a part that is not ready. */
export async function readiness(parts: ReadinessParts): Promise<Readiness> {
  const slugs = await parts.tenants().catch((): readonly string[] => []);
  const [canKeepLeads, search] = await Promise.all([parts.leads.ping(), searchState(parts, slugs)]);
  return {
    leads: canKeepLeads ? "ok" : "the lead store cannot be read and written",
    search,
    content: slugs.length > 0 ? "ok" : "there is no tenant to serve",
  };
}

async function searchState({ stock, loaded }: ReadinessParts, slugs: readonly string[]): Promise<string> {
  const first = slugs[0];
  if (first === undefined) return "there is no tenant to search for";
  for (const slug of new Set([first, ...loaded()])) {
    try {
      const counted = await (await stock(slug)).index.count();
      if (!counted.ok) return `${slug}: ${counted.detail}`;
    } catch {
      return `${slug}: the stock cannot be opened`;
    }
  }
  return "ok";
}
