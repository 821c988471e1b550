import { jsonOf, numberOf, numberOrNull, type Row, textOf, textOrNull } from "./row.ts";
import { insertRows, type Script, type ScriptValue } from "./script.ts";

/** How one column is read, and written where its value is none of the database's. */
interface Column<Value> {
  readonly of: (row: Row, column: string) => Value;
  readonly write?: (value: Value) => ScriptValue;
}

export const text: Column<string> = { of: textOf };
export const textOrNothing: Column<string | null> = { of: textOrNull };
export const number: Column<number> = { of: numberOf };
export const numberOrNothing: Column<number | null> = { of: numberOrNull };
export const flag: Column<boolean> = {
  of: (row, column) => numberOf(row, column) === 1,
  write: (value) => (value ? 1 : 0),
};

/** JSON that the store wrote itself. */
export const json = <Value>(): Column<Value> => ({
  of: (row, column) => jsonOf(row, column) as Value,
  write: (value) => JSON.stringify(value),
});

/** One of a few words; throws for another, which a newer release may have written. */
export const word = <Word extends string>(...words: readonly Word[]): Column<Word> => ({
  of: (row, column) => {
    const found = words.find((known) => known === row[column]);
    if (found === undefined) throw new Error(`The store found in column ${column} a word it does not know.`);
    return found;
  },
});

/** A table, and what one of its rows is read as and written from. */
export interface Table<Entity> {
  readonly of: (row: Row) => Entity;
  /** The first of the rows. */
  readonly one: (rows: Promise<Row[]>) => Promise<Entity | null>;
  readonly all: (rows: Promise<Row[]>) => Promise<Entity[]>;
  /** Inserts rows, all with the `more` columns, and gives what the statement returns. */
  readonly insert: (
    entities: readonly Entity[],
    conflict?: string,
    more?: Readonly<Record<string, ScriptValue>>,
  ) => Script<Row[]>;
}

/** Describes a table by its columns: `emailKey` stands in `email_key`. */
export function table<Entity extends object>(
  name: string,
  columns: { readonly [Key in keyof Entity]-?: Column<Entity[Key]> },
): Table<Entity> {
  const entries = (Object.entries(columns) as [keyof Entity & string, Column<unknown>][]).map(
    ([key, column]) => ({
      key,
      name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      of: column.of,
      write: column.write ?? ((value: unknown) => value as ScriptValue),
    }),
  );
  const of = (row: Row): Entity =>
    Object.fromEntries(entries.map((column) => [column.key, column.of(row, column.name)])) as Entity;
  return {
    of,
    one: async (rows) => (await rows).map(of)[0] ?? null,
    all: async (rows) => (await rows).map(of),
    insert: (entities, conflict = "", more = {}) =>
      insertRows(
        `${name} (${[...entries.map((column) => column.name), ...Object.keys(more)].join(", ")})`,
        entities.map((entity) => [
          ...entries.map(({ key, write }) => write(entity[key])),
          ...Object.values(more),
        ]),
        conflict,
      ),
  };
}
