import type { ReservationStore } from "@forecourt/leads/reserve";
import type { AlertStore } from "@forecourt/leads/returning";
import type { Backlog, LeadStore } from "@forecourt/leads/stores";
import type { Counters } from "#host/limits/counters.ts";

/** What the standing of an installation is read from. */
export interface StandingParts {
  leads: Pick<LeadStore, "backlog">;
  reservations: Pick<ReservationStore, "backlog">;
  alerts: Pick<AlertStore, "backlogs">;
  now: () => Date;
  /** The tenants whose search engine does not respond now. */
  awayStocks: () => readonly string[];
  counters: Pick<Counters, "isAvailable">;
}

export const QUEUES = ["deliveries", "reservation_tasks", "alert_runs", "alert_mails"] as const;

type QueueStanding = Omit<Backlog, "oldestAt"> & { oldestSeconds: number };

/** How the installation stands at the moment of a scrape. */
export interface Standing {
  /** Null for a queue whose store does not respond. */
  queues: Record<(typeof QUEUES)[number], QueueStanding | null>;
  /** Outages by part. */
  away: Record<"search" | "counters", number>;
}

/** Looks at the queues and at what is away. Never rejects. */
export async function standingOf(parts: StandingParts): Promise<Standing> {
  const { leads, reservations, alerts, awayStocks, counters } = parts;
  const at = parts.now().getTime();
  const standing = (backlog: Backlog | undefined): QueueStanding | null => {
    if (backlog === undefined) return null;
    const { oldestAt, ...counts } = backlog;
    return { ...counts, oldestSeconds: oldestAt === null ? 0 : Math.max(0, at - oldestAt) / 1000 };
  };
  const [deliveries, tasks, ofAlerts] = await Promise.all([
    leads.backlog(at).catch(() => undefined),
    reservations.backlog(at).catch(() => undefined),
    alerts.backlogs(at).catch(() => undefined),
  ]);
  return {
    queues: {
      deliveries: standing(deliveries),
      reservation_tasks: standing(tasks),
      alert_runs: standing(ofAlerts?.runs),
      alert_mails: standing(ofAlerts?.mails),
    },
    away: { search: awayStocks().length, counters: counters.isAvailable() ? 0 : 1 },
  };
}
