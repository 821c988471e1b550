import type { Backlog } from "../../work/backlog.ts";
import type { WorkClaim } from "../../work/work-off.ts";
import type { Database } from "../sql/database.ts";
import { numberOf, numberOrNull } from "../sql/row.ts";
import { type ScriptValue, type Statement, statement } from "../sql/script.ts";

/** A table whose rows are work: claimed under a lease, and settled by the lease's holder alone. */
export interface WorkTable {
  readonly table: "lead_deliveries" | "reservation_tasks" | "alert_runs" | "alert_mails";
  readonly key: readonly [string, string];
  /** States of rows that are not over; each is counted through an index of its own. */
  readonly states: readonly (keyof Omit<Backlog, "oldestAt">)[];
  /** When the row `work` became necessary, in SQL. */
  readonly since: string;
  /** A further condition of a claim, whose values begin at `?5`. */
  readonly also?: string;
}

/**
 * Claims work that is due, the longest due first; `more` are the values of the table's further condition. Any number of
 * workers may claim at once: each skips the rows another one is taking, so none waits and none takes the same. The rows
 * come in no order.
 */
export const claimWork = (
  { table, key: [one, two], also }: WorkTable,
  { now, lease, leaseMs, limit }: WorkClaim & { readonly limit: number },
  ...more: ScriptValue[]
): Statement =>
  statement(
    `WITH due AS MATERIALIZED (
     SELECT ${one}, ${two} FROM ${table}
     WHERE state = 'waiting' AND due_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)${also === undefined ? "" : ` AND ${also}`}
     ORDER BY due_at LIMIT ?2 FOR UPDATE SKIP LOCKED
   )
   UPDATE ${table} AS work SET lease = ?3, lease_until = ?4, attempts = work.attempts + 1
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

/** Among so many rows, the longest due, the oldest work is looked for, so that a long queue costs no more. */
const OLDEST_AMONG = 10_000;

/** How much stands in a queue. Cheap however much was settled. */
export async function backlogOf(
  { read }: Pick<Database, "read">,
  { table, states, since }: WorkTable,
  now: number,
): Promise<Backlog> {
  const counts = states.map(
    (state) => `(SELECT count(*) FROM ${table} WHERE state = '${state}') AS ${state}`,
  );
  const [row] = await read(
    statement(
      `SELECT ${counts.join(", ")},
       (SELECT min(since) FROM
          (SELECT attempts, due_at, ${since} AS since FROM
             (SELECT * FROM ${table} WHERE state = 'waiting' ORDER BY due_at LIMIT ?1) AS work) AS longest
        WHERE attempts > 0 OR due_at <= ?2) AS oldest_at`,
      [OLDEST_AMONG, now],
    ),
  );
  if (row === undefined) throw new Error(`The work in ${table} was counted, and no row came.`);
  const none = { waiting: 0, held: 0, dead: 0 };
  const counted = Object.fromEntries(states.map((state) => [state, numberOf(row, state)]));
  return { ...none, ...counted, oldestAt: numberOrNull(row, "oldest_at") };
}
