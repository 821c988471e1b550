import type { StoredLead } from "../enquiry/model/stored-lead.ts";

/** What a sink gets beside the lead. */
export interface Delivery {
  /** Idempotency key: send it as a header or field, the other side may see it again. */
  key: string;
  /** 1 for the first try. */
  attempt: number;
  revision: number;
  /** Set when an earlier revision was delivered: update that, do not create another. */
  remoteId: string | null;
  /** Fires before the lease ends; a sink must stop then, so that no two workers deliver at once. */
  signal: AbortSignal;
}

/**
 * The result of one attempt. `retry: false` is for a response that will never change, such as a refused payload;
 * `retryAfterMs` is what the other side asks for (`Retry-After`).
 */
export type SinkOutcome =
  | { ok: true; remoteId: string | null }
  | { ok: false; retry: boolean; problem: string; retryAfterMs?: number };

/**
 * A place leads are delivered to: a dashboard, a mailbox, a dealer's CRM. Delivering is at least once, so a sink
 * passes the key on. It never throws for a slow, wrong or absent other side: that is an outcome.
 */
export interface LeadSink {
  /** Unique among the tenant's sinks; the queue remembers it. */
  name: string;
  /**
   * What becomes of a lead's files: the other side gets them, gets their names, or learns only that there are some.
   * A lead with files goes to at least one sink that sends them.
   */
  files: "sent" | "listed" | "left_out";
  deliver(lead: StoredLead, delivery: Delivery): Promise<SinkOutcome>;
}
