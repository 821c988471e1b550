import "server-only";
import { type Rounds, workInRounds } from "#server/rounds/work-in-rounds.ts";
import type { Wiring } from "#server/wiring/wiring.ts";
import { reconcileDaily } from "./reconcile-daily.ts";
import { workOnce } from "../work/reservation-work.ts";

/** How long between two rounds of what waits. */
const ROUND_MS = 2_000;

/** Works in rounds, and compares once a day, until it is stopped; a round that runs is finished first. */
export function startReservations(wiring: Wiring): Rounds {
  let comparedOn = "";
  const compareOnceADay = async (): Promise<void> => {
    const today = wiring.now().toISOString().slice(0, 10);
    if (today === comparedOn) return;
    await reconcileDaily(wiring);
    comparedOn = today;
  };
  return workInRounds(ROUND_MS, async () => {
    await workOnce(wiring).catch((error: unknown) => {
      wiring.log.error({ error: String(error) }, "a round of reservations failed");
    });
    await compareOnceADay().catch((error: unknown) => {
      wiring.log.error({ error: String(error) }, "the reservations were not compared with their providers");
    });
  });
}
