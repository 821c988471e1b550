import type { Settlement } from "./delivery-queue.ts";

/** What a settlement writes; null leaves the column as it is. */
export interface SettledColumns {
  problem: string | null;
  deliveredAt: number | null;
  remoteId: string | null;
  /** Not written when a newer revision came meanwhile: that one keeps its own place in the queue. */
  dueAt: number | null;
  /** Not written when a newer revision came meanwhile. */
  state: "delivered" | "dead" | null;
}

/** Spells a settlement out in columns, the same for every database. */
export function settledColumns(settlement: Settlement, now: number): SettledColumns {
  if (settlement.kind === "delivered") {
    return {
      problem: null,
      deliveredAt: now,
      remoteId: settlement.remoteId,
      dueAt: null,
      state: "delivered",
    };
  }
  const failed = { problem: shortened(settlement.problem), deliveredAt: null, remoteId: null };
  return settlement.kind === "dead"
    ? { ...failed, dueAt: null, state: "dead" }
    : { ...failed, dueAt: settlement.at, state: null };
}

/** The other side wrote it, so it may be of any length. */
const shortened = (text: string | null): string | null => text?.slice(0, 500) ?? null;
