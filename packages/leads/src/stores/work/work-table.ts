import type { WorkClaim } from "../../work/work-off.ts";
import { type ScriptValue, type Statement, statement } from "../sql/script.ts";

/** A table whose rows are work: claimed under a lease, and settled by the lease's holder alone. */
export interface WorkTable {
  readonly table: "lead_deliveries" | "reservation_tasks" | "alert_runs" | "alert_mails";
  readonly key: readonly [string, string];
  /** Which rows may be claimed, beside that no lease holds them; `?1` is now. */
  readonly open: string;
  readonly order: string;
  /** Whether the table counts how often a row was claimed. */
  readonly countsAttempts: boolean;
}

/**
 * Claims work; `more` are the values `?5` and on of the table's condition. Any number of workers may claim at once: each
 * skips the rows another one is taking, so none waits and none takes the same. The rows come in no order.
 */
export const claimWork = (
  { table, key: [one, two], open, order, countsAttempts }: WorkTable,
  { now, lease, leaseMs, limit }: WorkClaim & { readonly limit: number },
  ...more: ScriptValue[]
): Statement =>
  statement(
    `WITH due AS MATERIALIZED (
     SELECT ${one}, ${two} FROM ${table} WHERE ${open} AND (lease_until IS NULL OR lease_until <= ?1)
     ORDER BY ${order} LIMIT ?2 FOR UPDATE SKIP LOCKED
   )
   UPDATE ${table} AS work SET lease = ?3, lease_until = ?4${countsAttempts ? ", attempts = work.attempts + 1" : ""}
   FROM due WHERE work.${one} = due.${one} AND work.${two} = due.${two}
   RETURNING *`,
    [now, limit, lease, now + leaseMs, ...more],
  );

/** How work stands from now on. */
export interface WorkEnd {
  readonly state: string;
  /** When it is due again, or null: as it was. */
  readonly dueAt: number | null;
  readonly problem: string | null;
}

/** Settles work whose lease is still held, and gives a row then. */
export const settleWork = (
  { table, key: [one, two] }: WorkTable,
  key: readonly [string, string],
  lease: string,
  { state, dueAt, problem }: WorkEnd,
): Statement =>
  statement(
    `UPDATE ${table} SET lease = NULL, lease_until = NULL, state = ?4, due_at = coalesce(?5, due_at), last_problem = ?6
   WHERE ${one} = ?1 AND ${two} = ?2 AND lease = ?3 RETURNING ${one}`,
    [...key, lease, state, dueAt, problem],
  );
