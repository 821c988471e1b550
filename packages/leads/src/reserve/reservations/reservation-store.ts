import type { Backlog } from "../../work/backlog.ts";
import type { WorkClaim } from "../../work/work-off.ts";
import type { Reservation, ReservationFact, ReservationState, ReservationTask } from "./reservation.ts";

/** A change of one reservation: written whole or not at all. */
export interface ReservationChange {
  /** Its version is one more than the one it was made of. */
  next: Reservation;
  /** Null when something became known and no state changed. */
  fact: ReservationFact | null;
  tasks: readonly ReservationTask[];
}

/** `taken` is by the one active reservation of the car. */
export type Held =
  | { ok: true; outcome: "created" | "repeated"; reservation: Reservation }
  | { ok: false; by: Reservation };

/** Which reservations to list, newest first. */
export interface ReservationFilter {
  tenant?: string;
  /** Of any of these tenants; of none when it is empty. */
  tenants?: readonly string[];
  states?: readonly ReservationState[];
  limit: number;
}

/** A report of a provider, stored before the response. */
export interface StoredCallback {
  provider: string;
  /** The provider's own id of the report: a repeat has the same. */
  id: string;
  tenant: string;
  key: string | null;
  reference: string | null;
  /** Epoch milliseconds. */
  receivedAt: number;
}

/** A task a worker took. */
export interface ClaimedTask {
  reservationId: string;
  name: string;
  task: ReservationTask;
  attempts: number;
  lease: string;
}

/** How a claimed task ended. */
export type TaskEnd = { done: true } | { done: false; dueAt: number; problem: string };

/** One task and where it stands, for people. */
export interface TaskRecord {
  name: string;
  task: ReservationTask;
  state: "waiting" | "done";
  attempts: number;
  dueAt: number;
  lastProblem: string | null;
}

/**
 * Where reservations are safe, in the database of the leads. A change is committed and flushed with its fact and the
 * work that follows from it before the response. A car has one active reservation at most, by a unique index. Throws
 * when the database is out of reach. Every adapter passes one contract suite, `describeReservationStore` in
 * `@forecourt/leads/testing`.
 */
export interface ReservationStore {
  /** Brings the tables up to date; must be called before anything else. */
  migrate(): Promise<void>;
  /** Writes a first reservation, unless its key was used before or the car is taken. */
  hold(reservation: Reservation, fact: ReservationFact): Promise<Held>;
  /** False, and nothing written, when the reservation has changed since. */
  change(change: ReservationChange): Promise<boolean>;
  get(id: string): Promise<Reservation | null>;
  /** The one whose newest payment has this reference. */
  ofReference(reference: string): Promise<Reservation | null>;
  list(filter: ReservationFilter): Promise<Reservation[]>;
  /** Oldest first. */
  facts(id: string): Promise<ReservationFact[]>;
  tasks(id: string): Promise<TaskRecord[]>;
  /** Ids of the tenant's cars that are reserved or captured. */
  reservedCars(tenant: string): Promise<string[]>;
  /** Those whose next look is due, the longest due first. */
  due(now: number, limit: number): Promise<Reservation[]>;
  /** `repeated` when a report of this id was stored before. */
  keepCallback(callback: StoredCallback): Promise<"stored" | "repeated">;
  openCallbacks(limit: number): Promise<StoredCallback[]>;
  closeCallback(callback: Pick<StoredCallback, "provider" | "id">, now: number): Promise<void>;
  /** Takes due tasks for `leaseMs`; any number of workers may ask. */
  claimTasks(claim: WorkClaim & { limit: number }): Promise<ClaimedTask[]>;
  /** Writes how a task ended; with a problem it is tried again at `dueAt`. False when the lease was lost meanwhile. */
  settleTask(task: ClaimedTask, end: TaskEnd): Promise<boolean>;
  /** How many tasks wait, and since when. */
  backlog(now: number): Promise<Backlog>;
  /** True for the first who asks on a day (`2026-11-22`): the day's comparison with the providers is that worker's. */
  beginReconciliation(day: string, now: number): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * When a reservation is to be looked at next: a hold when it ends, a payment when it is given up, held money when its
 * turn comes. Null for one that is over.
 */
export function nextLook({ state, heldUntil, payUntil, lookAt }: Reservation): number | null {
  if (state === "held") return heldUntil;
  if (state === "paying") return Math.max(payUntil, lookAt);
  return state === "reserved" ? lookAt : null;
}
