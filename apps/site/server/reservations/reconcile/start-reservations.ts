import { tellOutages } from "#host/rounds/tell-outages.ts";
import { type Rounds, workInRounds } from "#host/rounds/work-in-rounds.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { reportDaily } from "./report-daily.ts";
import { workOnce } from "../work/reservation-work.ts";

/** How long between two rounds of what waits. */
const ROUND_MS = 2_000;

/** Works in rounds, `restMs` apart, and compares once a day, until it is stopped; a round that runs is finished first. */
export function startReservations(wiring: Wiring, restMs = ROUND_MS): Rounds {
  let comparedOn = "";
  const compareOnceADay = async (): Promise<void> => {
    const today = wiring.now().toISOString().slice(0, 10);
    if (today === comparedOn) return;
    await reportDaily(wiring);
    comparedOn = today;
  };
  const work = tellOutages(wiring.log, {
    began: "a round of reservations failed",
    over: "a round of reservations was done again",
  });
  const compare = tellOutages(wiring.log, {
    began: "the reservations were not compared with their providers",
    over: "the reservations are compared with their providers again",
  });
  return workInRounds(restMs, async () => {
    await work(() => workOnce(wiring));
    await compare(compareOnceADay);
  });
}
