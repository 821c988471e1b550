import { backlogOf, OLDEST_AMONG } from "../backlog-row.ts";
import type { Backlog, Claim, ClaimedDelivery, Settlement } from "../delivery-queue.ts";
import { deliveryOf, earliest, numberOf, textOf } from "../lead-row.ts";
import { settledColumns } from "../settled-columns.ts";
import type { Database } from "./database.ts";
import { readLeads } from "./read-leads.ts";

/**
 * Takes due deliveries, oldest first. `SKIP LOCKED` lets any number of workers ask at once: each skips the
 * rows another one is taking, so none waits and none takes the same.
 */
export async function claimDue({ query }: Database, claim: Claim): Promise<ClaimedDelivery[]> {
  const rows = await query(
    `WITH due AS (
       SELECT lead_id, sink FROM lead_deliveries
       WHERE state = 'waiting' AND due_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
         AND sink <> ALL($5)
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     )
     UPDATE lead_deliveries d SET attempts = d.attempts + 1, lease = $3, lease_until = $4
     FROM due WHERE d.lead_id = due.lead_id AND d.sink = due.sink
     RETURNING d.*`,
    [claim.now, claim.limit, claim.lease, claim.now + claim.leaseMs, claim.excludeSinks ?? []],
  );
  const leads = await readLeads(query, [...new Set(rows.map((row) => textOf(row, "lead_id")))]);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return rows
    .toSorted((a, b) => numberOf(a, "due_at") - numberOf(b, "due_at"))
    .flatMap((row) => {
      const lead = byId.get(textOf(row, "lead_id"));
      if (!lead) return [];
      const { sink, attempts, revision, remoteId } = deliveryOf(row);
      return [{ lead, sink, attempt: attempts, revision, remoteId, lease: claim.lease }];
    });
}

/** Writes how it ended; false, and nothing written, when the lease was lost. */
export async function settle(
  { query }: Database,
  claimed: ClaimedDelivery,
  settlement: Settlement,
  now: number,
): Promise<boolean> {
  const { problem, deliveredAt, remoteId, dueAt, state } = settledColumns(settlement, now);
  const rows = await query(
    `UPDATE lead_deliveries SET lease = NULL, lease_until = NULL, last_problem = $4,
       delivered_at = coalesce($5, delivered_at), remote_id = coalesce($6, remote_id),
       due_at = CASE WHEN revision > $7 THEN due_at ELSE coalesce($8, due_at) END,
       state = CASE WHEN revision > $7 THEN state ELSE coalesce($9, state) END
     WHERE lead_id = $1 AND sink = $2 AND lease = $3
     RETURNING lead_id`,
    [
      claimed.lead.id,
      claimed.sink,
      claimed.lease,
      problem,
      deliveredAt,
      remoteId,
      claimed.revision,
      dueAt,
      state,
    ],
  );
  return rows.length > 0;
}

/**
 * When the next delivery may be claimed; a delivery in flight counts from the end of its lease. Two questions, because
 * each has an index that answers at once however long the queue is.
 */
export async function nextDue(
  { query }: Database,
  excludeSinks: readonly string[] = [],
): Promise<number | null> {
  const [free, inFlight] = await Promise.all([
    query(
      `SELECT due_at AS due FROM lead_deliveries
       WHERE state = 'waiting' AND lease_until IS NULL AND sink <> ALL($1) ORDER BY due_at LIMIT 1`,
      [excludeSinks],
    ),
    query(
      `SELECT min(greatest(due_at, lease_until)) AS due FROM lead_deliveries
       WHERE lease_until IS NOT NULL AND state = 'waiting' AND sink <> ALL($1)`,
      [excludeSinks],
    ),
  ]);
  return earliest(free[0], inFlight[0]);
}

/** What stands in the queue; each count has an index of its own. */
export async function backlog({ query }: Database, now: number): Promise<Backlog> {
  const [row] = await query(
    `SELECT
       (SELECT count(*) FROM lead_deliveries WHERE state = 'waiting') AS waiting,
       (SELECT count(*) FROM lead_deliveries WHERE state = 'held') AS held,
       (SELECT count(*) FROM lead_deliveries WHERE state = 'dead') AS dead,
       (SELECT min(l.updated_at) FROM
          (SELECT lead_id, attempts, due_at FROM lead_deliveries WHERE state = 'waiting' ORDER BY due_at LIMIT $1) d
          JOIN leads l ON l.id = d.lead_id WHERE d.attempts > 0 OR d.due_at <= $2) AS oldest_at`,
    [OLDEST_AMONG, now],
  );
  return backlogOf(row);
}
