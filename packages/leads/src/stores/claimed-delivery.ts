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

/**
 * The idempotency key a sink sends along: the same for every attempt of one revision, so the other side can drop
 * repeats. It is the lead's id, followed by the revision once the lead was changed after it had been saved.
 */
export function deliveryKey(leadId: string, revision: number): string {
  return revision <= 1 ? leadId : `${leadId}.${revision}`;
}
