import type { Row } from "./lead-row.ts";

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
