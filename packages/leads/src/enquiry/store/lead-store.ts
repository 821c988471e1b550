import type { Backlog } from "../../work/backlog.ts";
import type { Lead } from "../model/lead.ts";
import type { DeliveryState } from "../model/stored-lead.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import type { ContactKeys, LeadStanding, StoredFile, StoredLead } from "../model/stored-lead.ts";

/** Everything `accept` and `update` write in one transaction. */
export interface NewLead {
  /** Used when the lead is new; a repeat returns the id it got the first time. */
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

/** `created` is a new lead, `revised` an earlier one that this save extended, `repeated` one that already holds this. */
export type Acceptance =
  | { ok: true; id: string; outcome: "created" | "revised" | "repeated" }
  | { ok: false; problem: "unavailable" | "missing"; detail: string };

/** Which leads to list, newest first. */
export interface LeadFilter {
  tenant?: string;
  /** Leads of any of these tenants; of none when it is empty. */
  tenants?: readonly string[];
  standing?: LeadStanding["kind"];
  /** Leads with at least one delivery in this state. */
  delivery?: DeliveryState;
  receivedFrom?: number;
  receivedBefore?: number;
  /** Leads of the same shopper. */
  contact?: ContactKeys;
  /** Leads of any of these, such as of one shopper at several sites; each site has a key of its own for them. */
  contacts?: readonly ContactKeys[];
  limit: number;
  offset?: number;
}

/** How many leads were received in one hour of UTC. */
export interface LeadsOfHour {
  /** When the hour begins, epoch milliseconds. */
  hour: number;
  leads: number;
}

/** Which leads to erase. At least one of the three narrows it. */
export interface Erasure {
  tenant?: string;
  ids?: readonly string[];
  contact?: ContactKeys;
  receivedBefore?: number;
}

/**
 * Where leads are safe. `accept` and `update` return `ok` only after the transaction is committed and flushed, and
 * the deliveries are written in that same transaction: an acknowledged lead can be neither lost nor forgotten.
 * Every adapter passes one contract suite, `describeLeadStore` in `@forecourt/leads/testing`.
 */
export interface LeadStore extends DeliveryQueue {
  /** Brings the tables up to date. Safe when several processes start at once; must be called before anything else. */
  migrate(): Promise<void>;
  /**
   * Keeps a lead, once for each tenant and key: the same content twice is one lead, another finished form under the
   * same key is a second one, and a later step of an incomplete lead extends it (see `reviseLead`).
   */
  accept(lead: NewLead): Promise<Acceptance>;
  /** Extends the tenant's lead `id` in the same way; `missing` when that tenant has none. */
  update(id: string, lead: NewLead): Promise<Acceptance>;
  /** Null for an unknown lead and for an erased one. */
  get(id: string): Promise<StoredLead | null>;
  list(filter: LeadFilter): Promise<StoredLead[]>;
  /** The hours in which leads were received, oldest first; an hour without leads is left out. */
  countByHour(filter: Omit<LeadFilter, "limit" | "offset">): Promise<LeadsOfHour[]>;
  /** Sends dead and waiting deliveries again now, or with `delivered: true` also what was delivered. Returns how many. */
  retry(id: string, options: { now: number; sink?: string; delivered?: boolean }): Promise<number>;
  /** Lets a quarantined lead go out. False when it was not quarantined. */
  release(id: string, now: number): Promise<boolean>;
  /**
   * Removes what the shopper sent and who sent it. The id and the key stay, so that a late repeat does not bring the
   * lead back. Returns the files that belong to no lead now.
   */
  erase(erasure: Erasure, now: number): Promise<{ ids: string[]; files: StoredFile[] }>;
  /** What stands in the queue now. Cheap however many leads were delivered. */
  backlog(now: number): Promise<Backlog>;
  /** True while the store can be written and gives back what was written. Writes one row of its own. Never throws. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
