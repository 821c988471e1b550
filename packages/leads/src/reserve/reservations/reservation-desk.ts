import { activeStates, paymentKey, type Reservation, reservationOfKey } from "./reservation.ts";
import type { PaymentResult, PaymentProvider, PaymentRef } from "../payments/payment.ts";
import type { StoredCallback, ReservationStore } from "./reservation-store.ts";
import { type Changed, changeReservation } from "./change-reservation.ts";
import type { CarChange, ReservationEvent } from "./reservation-event.ts";

/** What reservations are made with. */
export interface ReservationDeps {
  store: ReservationStore;
  /** The account that takes a reservation's money; null when its settings or secrets are gone. */
  providerOf: (
    reservation: Pick<Reservation, "tenant" | "provider" | "account">,
  ) => Promise<PaymentProvider | null>;
  now: () => number;
}

/** What a shopper wants to reserve. */
export type HoldRequest = Pick<
  Reservation,
  "id" | "tenant" | "key" | "leadId" | "car" | "provider" | "account" | "amount" | "currency" | "holdMs"
>;

/**
 * `taken`: the car is another shopper's now; while that one has not paid, `until` says when it may be free again. `key_used`:
 * the key belongs to another car or to another shopper's details. `over`: the reservation of this key has ended.
 */
export type HoldResult =
  | { ok: true; reservation: Reservation }
  | { ok: false; problem: "taken"; until: number | null }
  | { ok: false; problem: "key_used" | "over" };

/** How a shopper pays. */
export interface PayRequest {
  token: string | null;
  description: string;
  returnUrl: string;
  callbackUrl: string;
  /** Called last before the charge: how the car differs from what was shown, or null. */
  check(reservation: Reservation): Promise<CarChange | null>;
}

/** Reservations of every tenant: held first, charged then, confirmed last. */
export interface ReservationDesk {
  hold(request: HoldRequest): Promise<HoldResult>;
  /** Charges. The reservation says what came of it: `reserved`, `paying` while it is open, `held` again after a decline. */
  pay(id: string, request: PayRequest): Promise<Changed | null>;
  /** Reads from the provider a payment that may be under way, and applies it. */
  refresh(id: string): Promise<Reservation | null>;
  /** Applies an operator's event. */
  ask(
    id: string,
    event: Extract<ReservationEvent, { type: "capture_asked" | "release_asked" | "refund_asked" }>,
  ): Promise<Changed | null>;
  /** Reads the payment that a stored report names, and closes the report; false when the provider did not respond. */
  handleCallback(callback: StoredCallback): Promise<boolean>;
  /** Reads one payment of a reservation, of whichever try, and applies it. */
  readPayment(
    reservation: Reservation,
    payment: Pick<PaymentRef, "key" | "reference">,
  ): Promise<PaymentResult>;
  /** Looks at a reservation whose time has come: ends a hold, settles a payment, compares held money. */
  look(reservation: Reservation): Promise<void>;
}

/** A key is one car and one shopper's details, and nothing any more once its reservation has ended. */
function resultOfKey(reservation: Reservation, { car, leadId }: HoldRequest): HoldResult {
  if (reservation.car.id !== car.id || reservation.leadId !== leadId)
    return { ok: false, problem: "key_used" };
  return activeStates.includes(reservation.state)
    ? { ok: true, reservation }
    : { ok: false, problem: "over" };
}

const NO_ACCOUNT: PaymentResult = {
  ok: false,
  problem: "unreachable",
  detail: "The provider's account is not configured.",
};

/**
 * The protocol over a store and the providers. Each step is durable before the next: a process that ends anywhere
 * leaves a reservation that `look` and the tasks finish.
 *
 * @example
 * const desk = reservationDesk({ store, providerOf, now: Date.now });
 * const held = await desk.hold(request);
 */
export function reservationDesk({ store, providerOf, now }: ReservationDeps): ReservationDesk {
  const apply = (id: string, event: ReservationEvent): Promise<Changed | null> =>
    changeReservation(store, id, event, now());

  /** Applies the result of an attempt. `unreachable` changes nothing: the provider is called again later. */
  async function applyResult(id: string, result: PaymentResult): Promise<Changed | null> {
    if (result.ok) return apply(id, { type: "payment_read", payment: result.payment });
    if (result.problem === "unreachable") {
      const reservation = await store.get(id);
      return reservation && { kind: "none", reservation };
    }
    return apply(id, { type: "payment_missing", detail: result.detail });
  }

  async function readPayment(
    reservation: Reservation,
    { key, reference }: Pick<PaymentRef, "key" | "reference">,
  ): Promise<PaymentResult> {
    const provider = await providerOf(reservation);
    const { amount, currency } = reservation;
    const result = provider ? await provider.read({ key, reference, amount, currency }) : NO_ACCOUNT;
    if (result.ok) await apply(reservation.id, { type: "payment_read", payment: result.payment });
    return result;
  }

  const desk: ReservationDesk = {
    hold: async (request) => {
      // Twice more, because a hold that stands in the way may end between two looks at it.
      for (let tries = 0; ; tries += 1) {
        const at = now();
        const reservation: Reservation = {
          ...request,
          state: "held",
          attempt: 0,
          payment: null,
          heldUntil: at + request.holdMs,
          payUntil: at + request.holdMs,
          asked: { capture: null, release: false, refund: 0 },
          refunds: 0,
          isWarned: false,
          lookAt: at,
          version: 1,
          createdAt: at,
          updatedAt: at,
        };
        const fact = { at, state: "held", reason: "details_given", by: "shopper", detail: null } as const;
        const held = await store.hold(reservation, fact);
        if (held.ok) return resultOfKey(held.reservation, request);
        if (tries < 2 && held.by.state === "held" && held.by.heldUntil <= at) {
          await apply(held.by.id, { type: "time_up" });
          continue;
        }
        const until =
          held.by.state === "held" ? held.by.heldUntil : held.by.state === "paying" ? held.by.payUntil : null;
        return { ok: false, problem: "taken", until };
      }
    },
    pay: async (id, request) => {
      const before = await store.get(id);
      if (!before) return null;
      const change = before.state === "held" ? await request.check(before) : null;
      if (change !== null) return apply(id, { type: "car_changed", detail: change });
      const started = await apply(id, { type: "start_payment" });
      if (started === null || started.kind === "refused") return started;
      const { reservation } = started;
      if (reservation.state !== "paying") return started;
      // A second press finds the try of the first and starts nothing of its own: the key is the same.
      const provider = await providerOf(reservation);
      const { amount, currency } = reservation;
      const { token, description, returnUrl, callbackUrl } = request;
      const key = paymentKey(reservation);
      const result = provider
        ? await provider.start({ key, amount, currency, token, description, returnUrl, callbackUrl })
        : NO_ACCOUNT;
      return applyResult(id, result);
    },
    refresh: async (id) => {
      const reservation = await store.get(id);
      if (reservation?.state !== "paying") return reservation;
      await readPayment(reservation, newest(reservation));
      return store.get(id);
    },
    ask: (id, event) => apply(id, event),
    readPayment,
    handleCallback: async (callback) => {
      const { key, reference } = callback;
      const reservation =
        key === null
          ? reference === null
            ? null
            : await store.ofReference(reference)
          : await store.get(reservationOfKey(key));
      // A payment of another system on the same account.
      if (!reservation || reservation.tenant !== callback.tenant) {
        await store.closeCallback(callback, now());
        return true;
      }
      const payment =
        key === null || key === paymentKey(reservation) ? newest(reservation) : { key, reference };
      const result = await readPayment(reservation, {
        ...payment,
        reference: payment.reference ?? reference,
      });
      if (!result.ok && result.problem === "unreachable") return false;
      await store.closeCallback(callback, now());
      return true;
    },
    look: async (reservation) => {
      const { id, state } = reservation;
      if (state === "held") {
        await apply(id, { type: "time_up" });
        return;
      }
      if (state !== "paying" && state !== "reserved") return;
      const result = await readPayment(reservation, newest(reservation));
      if (!result.ok && result.problem !== "unreachable" && state === "paying") await applyResult(id, result);
      await apply(id, { type: "looked" });
    },
  };
  return desk;
}

/** The newest try of a reservation. */
const newest = (reservation: Reservation): Pick<PaymentRef, "key" | "reference"> => ({
  key: paymentKey(reservation),
  reference: reservation.payment?.reference ?? null,
});
