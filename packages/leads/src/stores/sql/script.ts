import type { Row } from "./row.ts";

/** A value of a statement. A list stands in `= ANY(?1)` or `<> ALL(?1)` only. */
export type ScriptValue = string | number | null | readonly string[];

/**
 * One statement in the SQL that SQLite and PostgreSQL share; its values are `?1`, `?2`, … Two things are PostgreSQL's and
 * written for SQLite by its driver: lists, and `FOR UPDATE` with or without `SKIP LOCKED`, which SQLite does without
 * because it has one writer at a time. `yield*` runs it inside a script and gives its rows.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly ScriptValue[];
  [Symbol.iterator]: () => Script<Row[]>;
}

/** Statements of one transaction, each depending on the rows of those before it. */
export type Script<Result> = Generator<Statement, Result, Row[]>;

/** A statement whose text is put together; its values are bound, never a part of the text. */
export function statement(text: string, values: readonly ScriptValue[]): Statement {
  const one: Statement = {
    text,
    values,
    *[Symbol.iterator](): Script<Row[]> {
      return yield one;
    },
  };
  return one;
}

/** A statement as it is written, each value in its place: sql`DELETE FROM leads WHERE id = ${id}`. */
export const sql = (parts: TemplateStringsArray, ...values: ScriptValue[]): Statement =>
  statement(
    parts.reduce((text, part, at) => `${text}?${at}${part}`),
    values,
  );

/** Rows a statement writes at once: databases bound how many values it may have. */
const ROWS_AT_ONCE = 200;

/**
 * Writes many rows in few statements and gives what they return. `into` is the table with its columns, `conflict` what
 * happens to a row that is there already.
 */
export function* insertRows(
  into: string,
  rows: readonly (readonly ScriptValue[])[],
  conflict: string,
): Script<Row[]> {
  const returned: Row[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    let count = 0;
    const places = some.map((row) => `(${row.map(() => `?${(count += 1)}`).join(", ")})`);
    const text = `INSERT INTO ${into} VALUES ${places.join(", ")} ${conflict}`;
    returned.push(...(yield* statement(text, some.flat())));
  }
  return returned;
}
