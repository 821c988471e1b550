import type { Row } from "../lead-row.ts";

/** A value of a statement. */
export type ScriptValue = string | number | null;

/** One statement in the SQL that SQLite and PostgreSQL share; its values are `?1`, `?2`, … */
interface Statement {
  sql: string;
  values: readonly ScriptValue[];
}

/** Statements of one transaction, each depending on the rows of those before it. */
export type Script<Result> = Generator<Statement, Result, Row[]>;

/** Runs one statement inside a script and gives its rows. */
export function* ask(sql: string, ...values: ScriptValue[]): Script<Row[]> {
  return yield { sql, values };
}

/** Runs scripts in one transaction each, and single questions in none. */
export interface ScriptRunner {
  read: (sql: string, values: readonly ScriptValue[]) => Promise<Row[]>;
  run: <Result>(script: () => Script<Result>) => Promise<Result>;
}

/** Rows a statement writes at once: databases bound how many values it may have. */
const ROWS_AT_ONCE = 200;

/**
 * Writes many rows in few statements. `into` is the table with its columns, `conflict` what happens to a row that is
 * there already.
 */
export function* insertRows(
  into: string,
  rows: readonly (readonly ScriptValue[])[],
  conflict: string,
): Script<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    let count = 0;
    const places = some.map((row) => `(${row.map(() => `?${(count += 1)}`).join(", ")})`);
    yield* ask(`INSERT INTO ${into} VALUES ${places.join(", ")} ${conflict}`, ...some.flat());
  }
}
