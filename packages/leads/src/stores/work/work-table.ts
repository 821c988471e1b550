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
 * Claims work: `?1` now, `?2` how many, `?3` the lease, `?4` when it ends. Any number of workers may claim at once: each
 * skips the rows another one is taking, so none waits and none takes the same. The rows come in no order.
 */
export const claimWork = ({ table, key: [one, two], open, order, countsAttempts }: WorkTable): string =>
  `WITH due AS MATERIALIZED (
     SELECT ${one}, ${two} FROM ${table} WHERE ${open} AND (lease_until IS NULL OR lease_until <= ?1)
     ORDER BY ${order} LIMIT ?2 FOR UPDATE SKIP LOCKED
   )
   UPDATE ${table} AS work SET lease = ?3, lease_until = ?4${countsAttempts ? ", attempts = work.attempts + 1" : ""}
   FROM due WHERE work.${one} = due.${one} AND work.${two} = due.${two}
   RETURNING *`;

/**
 * Settles work whose lease is still held, and gives a row then: `?1` and `?2` its key, `?3` the lease, `?4` its state from
 * now on, `?5` when it is due again or null, `?6` what went wrong or null.
 */
export const settleWork = ({ table, key: [one, two] }: WorkTable): string =>
  `UPDATE ${table} SET lease = NULL, lease_until = NULL, state = ?4, due_at = coalesce(?5, due_at), last_problem = ?6
   WHERE ${one} = ?1 AND ${two} = ?2 AND lease = ?3 RETURNING ${one}`;
