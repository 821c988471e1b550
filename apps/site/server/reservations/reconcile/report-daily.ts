import { type ComparedReservation, reconcileDaily } from "@forecourt/leads/reserve";
import type { Wiring } from "#host/wiring/wiring.ts";
import { reservationDeps } from "../work/reservation-work.ts";
import { sendDifferences } from "./differences-mail.ts";

/**
 * Compares every reservation with its provider once a day; each difference is logged and mailed to its dealer. Null when the
 * day's comparison was begun before.
 */
export async function reportDaily(wiring: Wiring): Promise<readonly ComparedReservation[] | null> {
  const { log } = wiring;
  const reconciled = await reconcileDaily(reservationDeps(wiring));
  if (!reconciled) return null;
  const { day, compared, differences } = reconciled;
  const different = [...differences.values()].flat();
  log.info({ day, compared: compared.length, differences: different.length }, "reservations compared");
  for (const { reservation, found, detail } of different)
    log.warn({ reservation: reservation.id, found, detail }, "a reservation did not agree");
  for (const [tenant, own] of differences)
    await sendDifferences(wiring, tenant, day, own).catch((error: unknown) => {
      log.error({ tenant, error: String(error) }, "the report of differences was not mailed");
    });
  return compared;
}
