import { backlogOf, OLDEST_AMONG } from "../backlog-row.ts";
import type { Backlog, Claim, ClaimedDelivery, Settlement } from "../delivery-queue.ts";
import { deliveryOf, earliest, numberOf, type Row, textOf } from "../lead-row.ts";
import { settledColumns } from "../settled-columns.ts";
import type { Database } from "./database.ts";
import { readLeads } from "./read-leads.ts";

/** Takes due deliveries, oldest first. Runs inside a transaction, so two workers never take the same one. */
export function claimDue(database: Database, claim: Claim): ClaimedDelivery[] {
  const claimed = database.all(
    `UPDATE lead_deliveries SET attempts = attempts + 1, lease = ?, lease_until = ?
     WHERE rowid IN (
       SELECT rowid FROM lead_deliveries
       WHERE state = 'waiting' AND due_at <= ? AND (lease_until IS NULL OR lease_until <= ?)
         AND sink NOT IN (SELECT value FROM json_each(?))
       ORDER BY due_at LIMIT ?)
     RETURNING *`,
    claim.lease,
    claim.now + claim.leaseMs,
    claim.now,
    claim.now,
    JSON.stringify(claim.excludeSinks ?? []),
    claim.limit,
  );
  const ids = [...new Set(claimed.map((row) => textOf(row, "lead_id")))];
  const leads = new Map(readLeads(database, ids).map((lead) => [lead.id, lead]));
  return claimed
    .toSorted((a, b) => numberOf(a, "due_at") - numberOf(b, "due_at"))
    .flatMap((row: Row) => {
      const lead = leads.get(textOf(row, "lead_id"));
      if (!lead) return [];
      const { sink, attempts, revision, remoteId } = deliveryOf(row);
      return [{ lead, sink, attempt: attempts, revision, remoteId, lease: claim.lease }];
    });
}

/** Writes how it ended; false, and nothing written, when the lease was lost. */
export function settle(
  database: Database,
  claimed: ClaimedDelivery,
  settlement: Settlement,
  now: number,
): boolean {
  const { problem, deliveredAt, remoteId, dueAt, state } = settledColumns(settlement, now);
  const changed = database.run(
    `UPDATE lead_deliveries SET lease = NULL, lease_until = NULL, last_problem = ?,
       delivered_at = coalesce(?, delivered_at), remote_id = coalesce(?, remote_id),
       due_at = CASE WHEN revision > ? THEN due_at ELSE coalesce(?, due_at) END,
       state = CASE WHEN revision > ? THEN state ELSE coalesce(?, state) END
     WHERE lead_id = ? AND sink = ? AND lease = ?`,
    problem,
    deliveredAt,
    remoteId,
    claimed.revision,
    dueAt,
    claimed.revision,
    state,
    claimed.lead.id,
    claimed.sink,
    claimed.lease,
  );
  return changed > 0;
}

/**
 * When the next delivery may be claimed; a delivery in flight counts from the end of its lease. Two questions, because
 * each has an index that answers at once however long the queue is.
 */
export function nextDue(database: Database, excludeSinks: readonly string[] = []): number | null {
  const others = JSON.stringify(excludeSinks);
  const free = database.one(
    `SELECT due_at AS due FROM lead_deliveries
     WHERE state = 'waiting' AND lease_until IS NULL AND sink NOT IN (SELECT value FROM json_each(?))
     ORDER BY due_at LIMIT 1`,
    others,
  );
  const inFlight = database.one(
    `SELECT min(max(due_at, lease_until)) AS due FROM lead_deliveries
     WHERE lease_until IS NOT NULL AND state = 'waiting' AND sink NOT IN (SELECT value FROM json_each(?))`,
    others,
  );
  return earliest(free, inFlight);
}

/** True when a claim would get something; asked first, so that an idle worker does not take the write lock. */
export function isAnyDue(database: Database, { now, excludeSinks = [] }: Claim): boolean {
  const next = nextDue(database, excludeSinks);
  return next !== null && next <= now;
}

/** What stands in the queue; each count has an index of its own. */
export const backlog = (database: Database, now: number): Backlog =>
  backlogOf(
    database.one(
      `SELECT
         (SELECT count(*) FROM lead_deliveries WHERE state = 'waiting') AS waiting,
         (SELECT count(*) FROM lead_deliveries WHERE state = 'held') AS held,
         (SELECT count(*) FROM lead_deliveries WHERE state = 'dead') AS dead,
         (SELECT min(l.updated_at) FROM
            (SELECT lead_id, attempts, due_at FROM lead_deliveries WHERE state = 'waiting' ORDER BY due_at LIMIT ?) d
            JOIN leads l ON l.id = d.lead_id WHERE d.attempts > 0 OR d.due_at <= ?) AS oldest_at`,
      OLDEST_AMONG,
      now,
    ),
  );
