import type { WorkClaim } from "../../work/work-off.ts";
import type { StoredLead } from "../model/stored-lead.ts";

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

/** One worker's request for deliveries. */
export interface Claim extends WorkClaim {
  limit: number;
  /** Sinks that are busy enough: their deliveries wait, so that a slow one does not keep the others waiting. */
  excludeSinks?: readonly string[];
}

/** The deliveries that wait in a lead store, as a worker sees them. */
export interface DeliveryQueue {
  /** Takes due deliveries, oldest first; no other worker gets them until the lease ends. */
  claimDue(claim: Claim): Promise<ClaimedDelivery[]>;
  /** False when the lease was lost meanwhile, and nothing is written then. */
  settle(claimed: ClaimedDelivery, settlement: Settlement, now: number): Promise<boolean>;
  /** When the next delivery becomes claimable, those to excluded sinks not counted; null when nothing waits. */
  nextDue(excludeSinks?: readonly string[]): Promise<number | null>;
  /** Calls back when something may have become due. Across processes it is a hint, not a promise. Returns the way out. */
  onDue(listener: () => void): () => void;
}

/**
 * The idempotency key a sink sends along: the same for every attempt of one revision, so the other side can drop
 * repeats. It is the lead's id, followed by the revision once the lead was changed after it had been saved.
 */
export function deliveryKey(leadId: string, revision: number): string {
  return revision <= 1 ? leadId : `${leadId}.${revision}`;
}
