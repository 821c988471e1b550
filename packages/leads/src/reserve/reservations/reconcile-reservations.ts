import { paymentKey, type Reservation } from "./reservation.ts";
import { type ReservationDeps, type ReservationDesk, reservationDesk } from "./reservation-desk.ts";

/** A reservation beside what its provider says. */
export interface ComparedReservation {
  /** As it was stored before. */
  readonly reservation: Reservation;
  /** The provider's status of the payment, or why there is none. */
  readonly found: string;
  readonly agrees: boolean;
  /** What the reservation is now, or what the provider responded instead. */
  readonly detail: string;
}

/** The comparison of one day (`2026-11-22`, UTC). */
export interface DailyReconciliation {
  readonly day: string;
  readonly compared: readonly ComparedReservation[];
  /** Those that did not agree, by tenant. */
  readonly differences: ReadonlyMap<string, readonly ComparedReservation[]>;
}

const MAX_RESERVATIONS = 10_000;

/**
 * Reads the newest 10,000 reservations that hold or took money from their providers, of one tenant or of all, and applies
 * what did not agree. A provider that fails is a difference too, and the others are still compared.
 *
 * @example
 * const compared = await reconcileReservations(deps, "north");
 * compared.filter(({ agrees }) => !agrees);
 */
export async function reconcileReservations(
  deps: ReservationDeps,
  tenant: string | null = null,
): Promise<ComparedReservation[]> {
  const desk = reservationDesk(deps);
  const held = await deps.store.list({
    states: ["paying", "reserved", "captured"],
    limit: MAX_RESERVATIONS,
    ...(tenant === null ? {} : { tenant }),
  });
  const compared: ComparedReservation[] = [];
  for (const reservation of held) {
    const result = await readNewest(desk, reservation);
    const after = (await deps.store.get(reservation.id))?.state;
    compared.push({
      reservation,
      found: result.ok ? result.payment.status : result.problem,
      agrees: result.ok && after === reservation.state,
      detail: result.ok ? `now ${after ?? "gone"}` : result.detail,
    });
  }
  return compared;
}

const readNewest = (desk: ReservationDesk, reservation: Reservation) =>
  desk
    .readPayment(reservation, {
      key: paymentKey(reservation),
      reference: reservation.payment?.reference ?? null,
    })
    .catch((reason: unknown) => ({ ok: false, problem: "failed", detail: String(reason) }) as const);

/**
 * Compares the reservations of all tenants once a day, by whichever worker comes first; null for every other.
 *
 * @example
 * const reconciled = await reconcileDaily(deps); // every few seconds
 */
export async function reconcileDaily(deps: ReservationDeps): Promise<DailyReconciliation | null> {
  const now = deps.now();
  const day = new Date(now).toISOString().slice(0, 10);
  if (!(await deps.store.beginReconciliation(day, now))) return null;
  const compared = await reconcileReservations(deps);
  const differences = Map.groupBy(
    compared.filter(({ agrees }) => !agrees),
    ({ reservation }) => reservation.tenant,
  );
  return { day, compared, differences };
}
