import "server-only";
import type { LeadStore } from "@forecourt/leads/stores";
import type { Counters } from "#host/limits/counters.ts";

/** What the standing of an installation is read from. */
export interface StandingParts {
  leads: Pick<LeadStore, "backlog">;
  now: () => Date;
  /** The tenants whose search engine gives no answer now. */
  awayStocks: () => readonly string[];
  counters: Pick<Counters, "answers">;
}

/** How the installation stands at the moment of a scrape. */
export interface Standing {
  /** Null when the lead store gives no answer. */
  backlog: { waiting: number; held: number; dead: number; oldestSeconds: number } | null;
  /** Outages by part. */
  away: Record<"search" | "counters", number>;
}

/** Looks at the queue of leads and at what is away. Never rejects. */
export async function standingOf({ leads, now, awayStocks, counters }: StandingParts): Promise<Standing> {
  const at = now().getTime();
  const backlog = await leads.backlog(at).catch(() => null);
  return {
    backlog: backlog && {
      ...backlog,
      oldestSeconds: backlog.oldestAt === null ? 0 : Math.max(0, at - backlog.oldestAt) / 1000,
    },
    away: { search: awayStocks().length, counters: counters.answers() ? 0 : 1 },
  };
}
