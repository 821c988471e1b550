import type { Reservation, ReservationFact } from "../../reserve/reservations/reservation.ts";

/** A reservation just held, for tests. */
export const aReservation = (change: Partial<Reservation> = {}): Reservation => ({
  id: "r1",
  tenant: "north",
  key: "key-00001",
  leadId: "lead-1",
  car: { id: "7", slug: "a-car", name: "A car", price: 20_000 },
  provider: "demo",
  account: null,
  amount: 20_000,
  currency: "AUD",
  state: "held",
  attempt: 0,
  payment: null,
  heldUntil: 1_000,
  payUntil: 1_000,
  holdMs: 900,
  asked: { capture: null, release: false, refund: 0 },
  refunds: 0,
  isWarned: false,
  lookAt: 0,
  version: 1,
  createdAt: 100,
  updatedAt: 100,
  ...change,
});

/** The first fact of a reservation. */
export const aHeldFact: ReservationFact = {
  at: 100,
  state: "held",
  reason: "details_given",
  by: "shopper",
  detail: null,
};
