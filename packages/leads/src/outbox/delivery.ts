import type { StoredLead } from "./stored-lead.ts";

/**
 * Where one lead stands with one sink. `held` waits for a person to release the lead, `dead` has used up its
 * attempts (or was refused for good) and waits for `retry`.
 */
export type DeliveryState = "waiting" | "delivered" | "dead" | "held";

/** One row of the queue: a lead on its way to a sink. Times are epoch milliseconds. */
export interface DeliveryRecord {
  sink: string;
  state: DeliveryState;
  /** Tries so far, this one included while it is claimed. */
  attempts: number;
  dueAt: number;
  /** Revision of the lead that is to be, or was, delivered. */
  revision: number;
  /** What went wrong last, for people. Never holds personal data. */
  lastProblem: string | null;
  deliveredAt: number | null;
  /** The id the other side gave, so that a later revision updates instead of creating. */
  remoteId: string | null;
}

/** A delivery one worker holds until its lease ends. Only the holder of `lease` may settle it. */
export interface ClaimedDelivery {
  lead: StoredLead;
  sink: string;
  attempt: number;
  revision: number;
  remoteId: string | null;
  lease: string;
}

/** How a claimed delivery ended. */
export type Settlement =
  | { kind: "delivered"; remoteId: string | null }
  | { kind: "retry"; at: number; problem: string }
  | { kind: "dead"; problem: string };

/**
 * The idempotency key a sink sends along: the same for every attempt of one revision, so the other side can drop
 * repeats. It is the lead's id, followed by the revision once the lead was changed after it had been saved.
 */
export function deliveryKey(leadId: string, revision: number): string {
  return revision <= 1 ? leadId : `${leadId}.${revision}`;
}
