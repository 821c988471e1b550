import { paymentKey, type Reservation, type ReservationTask } from "./reservation.ts";
import type { PaymentResult, PaymentStatus } from "../payments/payment.ts";
import { type BackOff, backOffMs } from "../../work/back-off.ts";
import { workOff } from "../../work/work-off.ts";
import type { ClaimedTask, TaskEnd } from "./reservation-store.ts";
import { changeReservation } from "./change-reservation.ts";
import { type ReservationDeps, reservationDesk } from "./reservation-desk.ts";
import { WARNING_MS } from "./reservation-step.ts";

/** Work that is not the provider's: the lead, and mails. Throws when it is to be tried again. */
export type OtherTask = Exclude<ReservationTask, { kind: "void" | "capture" | "refund" }>;

/** What a worker is made with beside the desk's. */
export interface ReservationWorkerDeps extends ReservationDeps {
  newLease: () => string;
  /** In [0, 1); spreads retries. */
  random: () => number;
  /** How long a task is another worker's, milliseconds; longer than a provider takes to respond. */
  leaseMs?: number;
  /** Must do nothing the second time. */
  carryOut: (task: OtherTask, reservation: Reservation) => Promise<void>;
  onEvent?: (event: ReservationWorkerEvent) => void;
}

/** What a worker reports for the log. */
export type ReservationWorkerEvent =
  | { type: "task_done"; reservation: string; task: string; attempts: number }
  | { type: "task_failed"; reservation: string; task: string; attempts: number; problem: string }
  | { type: "lease_lost"; reservation: string; task: string }
  | { type: "look_failed"; reservation: string; problem: string };

const LEASE_MS = 120_000;
const AT_ONCE = 20;
const WAITS: BackOff = { firstMs: 2_000, longestMs: 15 * 60_000 };

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
  const tasks = await workOff<ClaimedTask, TaskEnd>({
    claim: async () => {
      const claim = { now: now(), lease: newLease(), leaseMs: deps.leaseMs ?? LEASE_MS, limit: 1 };
      return (await store.claimTasks(claim))[0] ?? null;
    },
    carryOut: async (task) => {
      const problem = await problemOf(deps, task);
      if (problem === null) return { done: true };
      return { done: false, dueAt: now() + backOffMs(WAITS, task.attempts, deps.random()), problem };
    },
    settle: async (task, end) => {
      const isSettled = await store.settleTask(task, end);
      if (isSettled) deps.onEvent?.(eventOf(task, end));
      return isSettled;
    },
    onLost: ({ reservationId: reservation, name: task }) =>
      deps.onEvent?.({ type: "lease_lost", reservation, task }),
    limit: AT_ONCE,
  });
  return done + tasks;
}

/** Tells the dealer once when held money lapses within two days. */
async function warnOfExpiry({ store, now }: ReservationWorkerDeps, id: string): Promise<void> {
  const reservation = await store.get(id);
  const before = reservation?.payment?.captureBefore ?? null;
  if (reservation?.state === "reserved" && before !== null && before - now() <= WARNING_MS)
    await changeReservation(store, id, { type: "expiry_warned" }, now());
}

function eventOf({ reservationId: reservation, name: task, attempts }: ClaimedTask, end: TaskEnd) {
  return end.done
    ? ({ type: "task_done", reservation, task, attempts } as const)
    : ({ type: "task_failed", reservation, task, attempts, problem: end.problem } as const);
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
  const result: PaymentResult =
    task.kind === "void"
      ? await provider.void(ref)
      : task.kind === "capture"
        ? await provider.capture(ref, task.amount)
        : await provider.refund(ref, task.amount, task.number);
  // Nothing there to void is as good as voided; a provider that learns of the payment later reports it.
  if (!result.ok && result.problem === "missing" && task.kind === "void") return null;
  const now = result.ok ? result : await provider.read(ref);
  if (now.ok)
    await changeReservation(
      deps.store,
      reservation.id,
      { type: "payment_read", payment: now.payment },
      deps.now(),
    );
  if (result.ok) return null;
  return now.ok && !MAY_STILL[task.kind].includes(now.payment.status) ? null : result.detail;
}

/** Where a payment may be for a task to be tried again: past it, something else was faster and the state says so. */
const MAY_STILL: Readonly<Record<"void" | "capture" | "refund", readonly PaymentStatus[]>> = {
  void: ["waiting", "authorised"],
  capture: ["waiting", "authorised"],
  refund: ["waiting", "authorised", "captured"],
};

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : "It failed.");
