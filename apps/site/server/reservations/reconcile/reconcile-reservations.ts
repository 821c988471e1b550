import { paymentKey, type Reservation } from "@forecourt/leads/reservations";
import type { Wiring } from "#server/wiring/wiring.ts";
import { deskOf } from "../work/reservation-work.ts";

/** A reservation beside what its provider says. */
export interface ComparedReservation {
  /** As it was kept before. */
  reservation: Reservation;
  /** The provider's status of the payment, or why there is none. */
  found: string;
  agrees: boolean;
  /** What the reservation is now, or what the provider answered instead. */
  detail: string;
}

const MAX_RESERVATIONS = 10_000;

/** Reads every reservation that holds or took money from its provider, and takes over what did not agree. */
export async function reconcileReservations(
  wiring: Wiring,
  tenant: string | null,
): Promise<ComparedReservation[]> {
  const { reservations } = wiring;
  const desk = deskOf(wiring);
  const held = await reservations.list({
    states: ["paying", "reserved", "captured"],
    limit: MAX_RESERVATIONS,
    ...(tenant === null ? {} : { tenant }),
  });
  const compared: ComparedReservation[] = [];
  for (const reservation of held) {
    const reference = reservation.payment?.reference ?? null;
    const answer = await desk.readPayment(reservation, { key: paymentKey(reservation), reference });
    const after = (await reservations.get(reservation.id))?.state;
    compared.push({
      reservation,
      found: answer.ok ? answer.payment.status : answer.problem,
      agrees: answer.ok && after === reservation.state,
      detail: answer.ok ? `now ${after ?? "gone"}` : answer.detail,
    });
  }
  return compared;
}
