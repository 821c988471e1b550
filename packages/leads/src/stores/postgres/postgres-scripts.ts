import type { Row } from "../lead-row.ts";
import type { Script, ScriptRunner } from "../reservations/reservation-script.ts";
import { type Database, type Query } from "./database.ts";

/** Runs scripts on PostgreSQL, each in one transaction. */
export const postgresScripts = (database: Database): ScriptRunner => ({
  read: (sql, values) => database.query(numbered(sql), values),
  run: (script) => database.transaction((query) => play(script(), query)),
});

async function play<Result>(script: Script<Result>, query: Query): Promise<Result> {
  let rows: Row[] = [];
  for (;;) {
    const step = script.next(rows);
    if (step.done) return step.value;
    const { sql, values } = step.value;
    rows = await query(numbered(sql), values);
  }
}

/** PostgreSQL writes `$1` for `?1`. */
const numbered = (sql: string): string => sql.replaceAll(/\?(\d+)/g, "$$$1");
