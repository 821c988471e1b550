import type { Claim, ClaimedDelivery, Settlement } from "../../enquiry/store/delivery-queue.ts";
import type { Database } from "../sql/database.ts";
import { hasRow, numberOf, numberOrNull, textOf } from "../sql/row.ts";
import { DELIVERIES } from "./lead-row.ts";
import { sql } from "../sql/script.ts";
import { claimWork, type WorkTable } from "../work/work-table.ts";
import { readLeads } from "./read-leads.ts";

/** The queue of deliveries. A lead that is changed is sent again, and waits since then. */
export const DELIVERY_WORK: WorkTable = {
  table: "lead_deliveries",
  key: ["lead_id", "sink"],
  states: ["waiting", "held", "dead"],
  since: "(SELECT updated_at FROM leads WHERE id = work.lead_id)",
  also: "sink <> ALL(?5)",
};

/** Takes due deliveries, oldest first. */
export async function claimDue(database: Database, claim: Claim): Promise<ClaimedDelivery[]> {
  const rows = await database.write(claimWork(DELIVERY_WORK, claim, claim.excludeSinks ?? []));
  const leads = await readLeads(database, [...new Set(rows.map((row) => textOf(row, "lead_id")))]);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return rows
    .toSorted((a, b) => numberOf(a, "due_at") - numberOf(b, "due_at"))
    .flatMap((row) => {
      const lead = byId.get(textOf(row, "lead_id"));
      if (!lead) return [];
      const { sink, attempts, revision, remoteId } = DELIVERIES.of(row);
      return [{ lead, sink, attempt: attempts, revision, remoteId, lease: claim.lease }];
    });
}

/** The other side wrote the problem, so it may be of any length. */
const MAX_PROBLEM = 500;

/** Writes how it ended; false, and nothing written, when the lease was lost. */
export function settle(
  database: Database,
  { lead, sink, lease, revision }: ClaimedDelivery,
  end: Settlement,
  now: number,
): Promise<boolean> {
  const problem = end.kind === "delivered" ? null : end.problem.slice(0, MAX_PROBLEM);
  const [at, remoteId] = end.kind === "delivered" ? [now, end.remoteId] : [null, null];
  const [dueAt, state] = end.kind === "retry" ? [end.at, null] : [null, end.kind];
  // Null leaves a column as it is. Where a newer revision came meanwhile, its place in the queue stays.
  return hasRow(
    database.write(sql`UPDATE lead_deliveries SET lease = NULL, lease_until = NULL, last_problem = ${problem},
        delivered_at = coalesce(${at}, delivered_at), remote_id = coalesce(${remoteId}, remote_id),
        due_at = CASE WHEN revision > ${revision} THEN due_at ELSE coalesce(${dueAt}, due_at) END,
        state = CASE WHEN revision > ${revision} THEN state ELSE coalesce(${state}, state) END
      WHERE lead_id = ${lead.id} AND sink = ${sink} AND lease = ${lease} RETURNING lead_id`),
  );
}

/**
 * When the next delivery may be claimed; a delivery in flight counts from the end of its lease. Two questions, because
 * each has an index, so its cost does not grow with the queue.
 */
export async function nextDue(
  database: Database,
  excludeSinks: readonly string[] = [],
): Promise<number | null> {
  const found = await Promise.all([
    database.read(sql`SELECT due_at AS due FROM lead_deliveries
      WHERE state = 'waiting' AND lease_until IS NULL AND sink <> ALL(${excludeSinks}) ORDER BY due_at LIMIT 1`),
    database.read(sql`SELECT min(CASE WHEN due_at > lease_until THEN due_at ELSE lease_until END) AS due
      FROM lead_deliveries
      WHERE lease_until IS NOT NULL AND state = 'waiting' AND sink <> ALL(${excludeSinks})`),
  ]);
  const times = found.flat().flatMap((row) => numberOrNull(row, "due") ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
