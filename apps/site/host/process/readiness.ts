import type { LeadStore } from "@forecourt/leads/stores";

/** What readiness looks at. */
export interface ReadinessParts {
  leads: Pick<LeadStore, "ping">;
  tenants: () => Promise<readonly string[]>;
  stock: (slug: string) => Promise<{ health(): Promise<{ ok: true } | { ok: false; detail: string }> }>;
  /** The tenants whose stock is in use. */
  loaded: () => readonly string[];
}

/** What a site cannot do without, each 'ok' or why not. */
export type Readiness = Record<"leads" | "search" | "content", string>;

/** Each check writes to the disk, and anyone may ask. */
const FRESH_MS = 1000;
/** A check that takes longer fails, well before a load balancer gives up on the response. */
const LONGEST_MS = 2000;

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

/** Tries what a lead and a page would need. Never throws or hangs: a part that does is a part that is not ready. */
export async function readiness(parts: ReadinessParts, longestMs = LONGEST_MS): Promise<Readiness> {
  const slugs = await resultWithin(longestMs, parts.tenants(), []);
  const [canKeepLeads, search] = await Promise.all([
    resultWithin(longestMs, parts.leads.ping(), false),
    searchState(parts, slugs, longestMs),
  ]);
  return {
    leads: canKeepLeads ? "ok" : "the lead store cannot be read and written",
    search,
    content: slugs.length > 0 ? "ok" : "there is no tenant to serve",
  };
}

async function searchState(
  { stock, loaded }: ReadinessParts,
  slugs: readonly string[],
  longestMs: number,
): Promise<string> {
  const first = slugs[0];
  if (first === undefined) return "there is no tenant to search for";
  const states = [...new Set([first, ...loaded()])].map(async (slug) => {
    const late = { ok: false, detail: `no response within ${longestMs} ms` } as const;
    const checked = stock(slug).then(
      (opened) => opened.health(),
      () => ({ ok: false, detail: "the stock cannot be opened" }) as const,
    );
    const health = await resultWithin(longestMs, checked, late);
    return health.ok ? "ok" : `${slug}: ${health.detail}`;
  });
  return (await Promise.all(states)).find((state) => state !== "ok") ?? "ok";
}

/** The result of a check, or `otherwise` where it fails or comes too late. */
async function resultWithin<Result>(
  milliseconds: number,
  check: Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  const result = await Promise.race([check.catch(() => otherwise), late]);
  clearTimeout(timer);
  return result;
}
