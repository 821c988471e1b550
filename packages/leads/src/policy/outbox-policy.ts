import type { SinkSetting } from "../delivery/sinks/configured/sink-setting.ts";
import type { SpamPolicy } from "../intake/spam/assess-spam.ts";
import type { RetryPolicy } from "../delivery/retry-schedule.ts";
import type { RoutingPolicy } from "../intake/routing/route-lead.ts";

/** How a tenant's leads are judged, routed, delivered and kept: the larger part of config section `leads`. */
export interface OutboxPolicy {
  delivery: RetryPolicy & {
    /** How long a form may lie unfinished before the dealer is told of it as it is. */
    incompleteAfterMinutes: number;
  };
  /** The tenant's own destinations, beside those the installation has for everybody. */
  sinks: readonly SinkSetting[];
  routing: RoutingPolicy;
  spam: SpamPolicy;
  /** Leads older than this are erased by `forecourt leads erase --expired`; null keeps them. */
  retentionDays: number | null;
}

/** What holds where a tenant says nothing. */
export const outboxDefaults: OutboxPolicy = {
  delivery: { maxAttempts: 30, firstRetrySeconds: 10, longestRetrySeconds: 3600, incompleteAfterMinutes: 30 },
  sinks: [],
  routing: { routes: [] },
  spam: {
    minimumSeconds: 2,
    suspectAfter: 10,
    refuseAfter: 60,
    windowMinutes: 10,
    sameTextAfter: 3,
    whenVerificationIsDown: "quarantine",
  },
  retentionDays: null,
};
