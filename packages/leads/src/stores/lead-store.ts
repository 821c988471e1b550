import type { Lead } from "../model/lead.ts";
import type { DeliveryState } from "../model/stored-lead.ts";
import type { ClaimedDelivery, Settlement } from "./claimed-delivery.ts";
import type { ContactKeys, LeadStanding, StoredFile, StoredLead } from "../model/stored-lead.ts";

/** Everything `accept` and `update` write in one transaction. */
export interface NewLead {
  /** Used when the lead is new; a repeat answers with the id it got the first time. */
  id: string;
  /** Made by the shopper's browser; the same key of the same tenant is the same lead. */
  key: string;
  /** Its `tenant`, `stage` and `receivedAt` are the store's too. */
  lead: Lead;
  standing: LeadStanding;
  contact: ContactKeys;
  files: readonly StoredFile[];
  /** Names of the sinks it goes to. A quarantined lead's deliveries are held, a test lead has none. */
  sinks: readonly string[];
  /** When its deliveries may start, epoch milliseconds: now, or later for a step of a form that may still be finished. */
  dueAt: number;
}

/** `created` is a new lead, `revised` an earlier one grown by this save, `repeated` one that already said this. */
export type Acceptance =
  | { ok: true; id: string; outcome: "created" | "revised" | "repeated" }
  | { ok: false; problem: "unavailable" | "missing"; detail: string };

/** Which leads to list, newest first. */
export interface LeadFilter {
  tenant?: string;
  standing?: LeadStanding["kind"];
  /** Leads with at least one delivery in this state. */
  delivery?: DeliveryState;
  receivedFrom?: number;
  receivedBefore?: number;
  /** Leads of the same shopper. */
  contact?: ContactKeys;
  limit: number;
  offset?: number;
}

/** What was typed into a form that could not be accepted, kept for one redisplay without JavaScript. */
export interface LeadDraft {
  /** Unguessable; stands in the address instead of what was typed. */
  token: string;
  tenant: string;
  values: Record<string, string | readonly string[]>;
  problems: readonly { field: string; message: string }[];
  expiresAt: number;
}

/** One worker's request for work. */
export interface Claim {
  now: number;
  limit: number;
  leaseMs: number;
  /** Unguessable and new for each claim; it is what settles. */
  lease: string;
  /** Sinks that are busy enough: their deliveries wait, so that a slow one does not keep the others waiting. */
  passOver?: readonly string[];
}

/** Which leads to erase. At least one of the three narrows it. */
export interface Erasure {
  tenant?: string;
  ids?: readonly string[];
  contact?: ContactKeys;
  receivedBefore?: number;
}

/**
 * Where leads are safe. `accept` and `update` answer `ok` only after the transaction is committed and flushed, and
 * the deliveries are written in that same transaction: an acknowledged lead can be neither lost nor forgotten.
 * Every adapter sits one exam, `describeLeadStore` in `@forecourt/leads/testing`.
 */
export interface LeadStore {
  /** Brings the tables up to date. Safe when several processes start at once; must be called before anything else. */
  migrate(): Promise<void>;
  /** Keeps a lead, once for each tenant and key. A repeat of an incomplete lead makes it grow (see `reviseLead`). */
  accept(lead: NewLead): Promise<Acceptance>;
  /** Grows the tenant's lead with this `id`; `missing` when that tenant has none. */
  update(lead: NewLead): Promise<Acceptance>;
  /** Null for an unknown lead and for an erased one. */
  get(id: string): Promise<StoredLead | null>;
  list(filter: LeadFilter): Promise<StoredLead[]>;
  saveDraft(draft: LeadDraft): Promise<void>;
  /** Null for another tenant's token, and from `expiresAt` on. */
  readDraft(tenant: string, token: string, now: number): Promise<LeadDraft | null>;
  /** Takes due deliveries, oldest first; nobody else gets them until the lease ends. */
  claimDue(claim: Claim): Promise<ClaimedDelivery[]>;
  /** False when the lease was lost meanwhile, and nothing is written then. */
  settle(claimed: ClaimedDelivery, settlement: Settlement, now: number): Promise<boolean>;
  /** When the next delivery becomes claimable, those to the sinks passed over not counted; null when nothing waits. */
  nextDue(passOver?: readonly string[]): Promise<number | null>;
  /** Calls back when something may have become due. Across processes it is a hint, not a promise. Returns the way out. */
  onDue(listener: () => void): () => void;
  /** Sends dead and waiting deliveries again now, or with `delivered: true` also what was delivered. Returns how many. */
  retry(id: string, options: { now: number; sink?: string; delivered?: boolean }): Promise<number>;
  /** Lets a quarantined lead go out. False when it was not quarantined. */
  release(id: string, now: number): Promise<boolean>;
  /**
   * Removes what was said and by whom. The id and the key stay, so that a late repeat does not bring the lead
   * back. Returns the files that are now nobody's.
   */
  erase(erasure: Erasure, now: number): Promise<{ ids: string[]; files: StoredFile[] }>;
  /** Removes drafts that have expired. */
  prune(now: number): Promise<void>;
  /** True while the store can be read and written. Never throws. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
