import "server-only";
import type { Wiring } from "#server/wiring/wiring.ts";
import { sendDifferences } from "./differences-mail.ts";
import { type ComparedReservation, reconcileReservations } from "./reconcile-reservations.ts";

/**
 * Compares every reservation with its provider once a day (UTC), by whichever worker comes first; each difference is
 * logged and mailed to its dealer. Null when the day's comparison was begun before.
 */
export async function reconcileDaily(wiring: Wiring): Promise<readonly ComparedReservation[] | null> {
  const now = wiring.now();
  const day = now.toISOString().slice(0, 10);
  if (!(await wiring.reservations.beginReconciliation(day, now.getTime()))) return null;
  const compared = await reconcileReservations(wiring, null);
  const differences = compared.filter(({ agrees }) => !agrees);
  wiring.log.info(
    { day, compared: compared.length, differences: differences.length },
    "reservations compared",
  );
  for (const { reservation, found, detail } of differences)
    wiring.log.warn({ reservation: reservation.id, found, detail }, "a reservation did not agree");
  for (const tenant of new Set(differences.map(({ reservation }) => reservation.tenant)))
    await sendDifferences(
      wiring,
      tenant,
      day,
      differences.filter(({ reservation }) => reservation.tenant === tenant),
    ).catch((error: unknown) => {
      wiring.log.error({ tenant, error: String(error) }, "the report of differences was not mailed");
    });
  return compared;
}
