import type { StockRecord } from "@forecourt/search/ingest";

/** How many cars of a stock say what. */
export interface StockCoverage {
  cars: number;
  /** How many are in each state. */
  states: readonly (readonly [state: string, cars: number])[];
  /** How many say something in each field, the fewest first. */
  fields: readonly (readonly [field: string, cars: number])[];
}

/** Counts what the cars of a stock say, each field of the index by its own name. */
export async function stockCoverage(records: AsyncIterable<StockRecord>): Promise<StockCoverage> {
  const states = new Map<string, number>();
  const fields = new Map<string, number>();
  let cars = 0;
  for await (const { document } of records) {
    cars += 1;
    count(states, document.status);
    for (const [name, value] of Object.entries(document)) if (saysSomething(value)) count(fields, name);
  }
  return { cars, states: ascending(states).toReversed(), fields: ascending(fields) };
}

const count = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

const ascending = (counts: ReadonlyMap<string, number>): (readonly [string, number])[] =>
  [...counts].toSorted(([, one], [, other]) => one - other);

const saysSomething = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
