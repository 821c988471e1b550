import type { Reservation } from "./reservation.ts";
import type { ReservationStore } from "./reservation-store.ts";
import type { ReservationEvent, ReservationStep } from "./reservation-event.ts";
import { stepReservation } from "./reservation-step.ts";

/** The result of an event, with the reservation as it is stored now. */
export type Changed =
  | { kind: "changed" | "none"; reservation: Reservation }
  | { kind: "refused"; why: string; reservation: Reservation };

/** More writers than this at once on one reservation are a mistake of ours. */
const MAX_TRIES = 50;

/** Makes one event of a reservation durable; another change of the same moment is taken in first. Null for an unknown id. */
export async function changeReservation(
  store: Pick<ReservationStore, "get" | "change">,
  id: string,
  event: ReservationEvent,
  at: number,
): Promise<Changed | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const reservation = await store.get(id);
    if (!reservation) return null;
    const step: ReservationStep = stepReservation(reservation, event, at);
    if (step.kind === "none") return { kind: "none", reservation };
    if (step.kind === "refused") return { kind: "refused", why: step.why, reservation };
    if (await store.change(step)) return { kind: "changed", reservation: step.next };
  }
  throw new Error(`The reservation ${id} changed ${MAX_TRIES} times while one event was being written.`);
}
