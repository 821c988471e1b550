import { paymentKey, type Reservation, type ReservationTask } from "../model/reservation.ts";
import type { PaymentAnswer, PaymentStatus } from "../payments/payment.ts";
import type { ClaimedTask } from "../stores/reservations/reservation-store.ts";
import { changeReservation } from "./change-reservation.ts";
import { type ReservationDeps, reservationDesk } from "./reservation-desk.ts";
import { WARNING_MS } from "./reservation-step.ts";

/** Work that is not the provider's: the lead, and mails. Throws when it is to be tried again. */
export type OtherTask = Exclude<ReservationTask, { kind: "void" | "capture" | "refund" }>;

/** What a worker is made with beside the desk's. */
export interface ReservationWorkerDeps extends ReservationDeps {
  newLease: () => string;
  /** How long a task is another worker's, milliseconds; longer than a provider takes to answer. */
  leaseMs?: number;
  /** Must do nothing the second time. */
  carryOut: (task: OtherTask, reservation: Reservation) => Promise<void>;
  onEvent?: (event: ReservationWorkerEvent) => void;
}

/** What a worker reports for the log. */
export type ReservationWorkerEvent =
  | { type: "task_done"; reservation: string; task: string; attempts: number }
  | { type: "task_failed"; reservation: string; task: string; attempts: number; problem: string }
  | { type: "look_failed"; reservation: string; problem: string };

const LEASE_MS = 120_000;
const AT_ONCE = 20;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 15 * 60_000;

const retryMs = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20));

/**
 * One round of everything that waits: reports of providers, reservations whose time has come, and tasks. Rounds may
 * overlap with those of other processes. Returns how much was done.
 *
 * @example
 * await workReservations(deps); // every few seconds
 */
export async function workReservations(deps: ReservationWorkerDeps): Promise<number> {
  const { store, now, newLease } = deps;
  const desk = reservationDesk(deps);
  let done = 0;
  for (const callback of await store.openCallbacks(AT_ONCE))
    if (await desk.handleCallback(callback)) done += 1;
  for (const reservation of await store.due(now(), AT_ONCE)) {
    try {
      await desk.look(reservation);
      await warnOfExpiry(deps, reservation.id);
      done += 1;
    } catch (reason) {
      deps.onEvent?.({ type: "look_failed", reservation: reservation.id, problem: textOf(reason) });
    }
  }
  const claim = { now: now(), lease: newLease(), leaseMs: deps.leaseMs ?? LEASE_MS, limit: AT_ONCE };
  for (const task of await store.claimTasks(claim)) {
    await work(deps, task);
    done += 1;
  }
  return done;
}

/** Tells the dealer once when held money lapses within two days. */
async function warnOfExpiry({ store, now }: ReservationWorkerDeps, id: string): Promise<void> {
  const reservation = await store.get(id);
  const before = reservation?.payment?.captureBefore ?? null;
  if (reservation?.state === "reserved" && before !== null && before - now() <= WARNING_MS)
    await changeReservation(store, id, { type: "expiry_warned" }, now());
}

async function work(deps: ReservationWorkerDeps, claimed: ClaimedTask): Promise<void> {
  const { reservationId: reservation, name: task, attempts } = claimed;
  const problem = await problemOf(deps, claimed);
  if (problem === null) {
    await deps.store.settleTask(claimed, { done: true });
    deps.onEvent?.({ type: "task_done", reservation, task, attempts });
    return;
  }
  await deps.store.settleTask(claimed, { done: false, dueAt: deps.now() + retryMs(attempts), problem });
  deps.onEvent?.({ type: "task_failed", reservation, task, attempts, problem });
}

async function problemOf(
  deps: ReservationWorkerDeps,
  { reservationId, task }: ClaimedTask,
): Promise<string | null> {
  try {
    const reservation = await deps.store.get(reservationId);
    if (!reservation) return "The reservation is not there.";
    if (task.kind !== "void" && task.kind !== "capture" && task.kind !== "refund") {
      await deps.carryOut(task, reservation);
      return null;
    }
    return await moveMoney(deps, reservation, task);
  } catch (reason) {
    return textOf(reason);
  }
}

async function moveMoney(
  deps: ReservationWorkerDeps,
  reservation: Reservation,
  task: Extract<ReservationTask, { kind: "void" | "capture" | "refund" }>,
): Promise<string | null> {
  const provider = await deps.providerOf(reservation);
  if (!provider) return "The provider's account is not configured.";
  const { amount, currency, payment } = reservation;
  const of =
    task.kind === "capture"
      ? { key: paymentKey(reservation), reference: payment?.reference ?? null }
      : task.payment;
  const ref = { ...of, amount, currency };
  const answer: PaymentAnswer =
    task.kind === "void"
      ? await provider.void(ref)
      : task.kind === "capture"
        ? await provider.capture(ref, task.amount)
        : await provider.refund(ref, task.amount, task.number);
  // Nothing there to void is as good as voided; a provider that learns of the payment later reports it.
  if (!answer.ok && answer.problem === "missing" && task.kind === "void") return null;
  const now = answer.ok ? answer : await provider.read(ref);
  if (now.ok)
    await changeReservation(
      deps.store,
      reservation.id,
      { type: "payment_read", payment: now.payment },
      deps.now(),
    );
  if (answer.ok) return null;
  return now.ok && !MAY_STILL[task.kind].includes(now.payment.status) ? null : answer.detail;
}

/** Where a payment may be for a task to be tried again: past it, something else was faster and the state says so. */
const MAY_STILL: Readonly<Record<"void" | "capture" | "refund", readonly PaymentStatus[]>> = {
  void: ["waiting", "authorised"],
  capture: ["waiting", "authorised"],
  refund: ["waiting", "authorised", "captured"],
};

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : "It failed.");
