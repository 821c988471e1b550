import type { Backlog } from "./delivery-queue.ts";
import { numberOf, type Row } from "./lead-row.ts";

/** Among so many deliveries, the longest due, the oldest lead is looked for, so that a long queue costs no more. */
export const OLDEST_AMONG = 10_000;

/** The one row either database answers with. */
export function backlogOf(row: Row | undefined): Backlog {
  if (row === undefined) throw new Error("The lead store counted its queue and got no row.");
  return {
    waiting: numberOf(row, "waiting"),
    held: numberOf(row, "held"),
    dead: numberOf(row, "dead"),
    oldestAt: row["oldest_at"] === null ? null : numberOf(row, "oldest_at"),
  };
}
