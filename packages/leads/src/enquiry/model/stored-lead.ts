import type { Lead } from "./lead.ts";

/** A file a shopper attached. It lies flushed in the upload folder before its lead is acknowledged. */
export interface StoredFile {
  id: string;
  /** As the shopper's device called it, cut and cleaned, with the extension of `type`; for people, never for paths. */
  name: string;
  /** Media type read from the content, for example `image/jpeg`. */
  type: string;
  bytes: number;
  /** Where the upload storage keeps it: a relative path or an object key. */
  location: string;
}

/** Whether the lead may go out. A quarantined lead waits for a person; a test lead never leaves. */
export type LeadStanding =
  | { kind: "clear" }
  | { kind: "quarantined"; reasons: readonly string[] }
  | { kind: "test" };

/** Hashes of the shopper's address and number; they join repeats and find leads to erase without storing either in the clear. */
export interface ContactKeys {
  email: string | null;
  phone: string | null;
}

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

/** A lead as the store keeps it, with the state of every delivery. Times are epoch milliseconds. */
export interface StoredLead {
  id: string;
  /** Made by the shopper's browser; the same key is the same lead. */
  key: string;
  /** What the shopper sent, as of the newest revision; with the tenant (`lead.tenant`) and how far the shopper got (`lead.stage`). */
  lead: Lead;
  standing: LeadStanding;
  contact: ContactKeys;
  files: readonly StoredFile[];
  /** 1 when first accepted; each later save that changed it adds one. */
  revision: number;
  /** When it was first accepted. */
  receivedAt: number;
  updatedAt: number;
  deliveries: readonly DeliveryRecord[];
}
