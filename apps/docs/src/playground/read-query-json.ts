import { emptyQuery, parseStockQuery, stringifyStockQuery } from "@forecourt/search";
import type { SearchPolicy, StockQuery } from "@forecourt/search";
import { isRecord } from "@forecourt/search/kernel";

/** A query that was written as JSON, as an address; or what is wrong with it, in sentences. */
export type QueryJson = { ok: true; address: string } | { ok: false; problems: readonly string[] };

const SHAPE =
  "A query has keywords (a text), values and not (a list of texts for each facet), ranges (min, max or both for each facet), sort and page (from 0).";

const byText = (one: unknown, other: unknown): number => String(one).localeCompare(String(other));

/** Every value in some JSON that says something, with its place: `values.make[0]`. */
function* leavesOf(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (Array.isArray(value))
    for (const [at, one] of value.toSorted(byText).entries()) yield* leavesOf(one, `${path}[${at}]`);
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value))
      yield* leavesOf(one, path === "" ? name : `${path}.${name}`);
  else if (value !== null && value !== "" && value !== 0) yield [path, value];
}

/**
 * Reads a `StockQuery` that a person wrote. It is taken when every part of it has a place in an address.
 *
 * @example
 * readQueryJson('{"values": {"make": ["Mazda"]}}', policy) // { ok: true, address: "make=Mazda" }
 */
export function readQueryJson(text: string, policy: SearchPolicy): QueryJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`This is not JSON yet: ${String(error).replace(/^\w+: /, "")}`] };
  }
  if (!isRecord(value)) return { ok: false, problems: [SHAPE] };
  try {
    const address = stringifyStockQuery({ ...emptyQuery, ...(value as Partial<StockQuery>) }, policy);
    const read = new Map(leavesOf(parseStockQuery(new URLSearchParams(address), policy), ""));
    const lost = [...leavesOf(value, "")].filter(([path, each]) => read.get(path) !== each);
    return lost.length === 0
      ? { ok: true, address }
      : {
          ok: false,
          problems: [...lost.map(([path]) => `${path} says nothing that a query can ask for.`), SHAPE],
        };
  } catch {
    return { ok: false, problems: [SHAPE] };
  }
}
