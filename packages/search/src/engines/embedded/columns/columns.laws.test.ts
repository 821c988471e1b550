import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldValue } from "../../../kernel/fold-value.ts";
import type { SearchDocument } from "../../../plan/search-engine.ts";
import type { PlanFacet, PlanFilter, PlanSort, SearchPlan } from "../../../plan/search-plan.ts";
import { aPlan } from "../../../testing/fixtures/a-plan.ts";
import { embeddedEngine } from "../embedded-engine.ts";

const FIELDS = ["price", "specs.seats"];
/** Queries of each law against counting by hand; 50,000 in all before a change of the engine is trusted. */
const numRuns = Number(process.env["FORECOURT_ENGINE_RUNS"] ?? 700);
const fields = { searchable: [], exactOnly: [], values: FIELDS, numbers: FIELDS, sortable: FIELDS };

async function ask(stock: readonly SearchDocument[], main: Partial<SearchPlan["main"]>) {
  const answer = await embeddedEngine(stock, { fields }).run(aPlan(main));
  if (!answer.ok) throw new Error(answer.detail);
  return answer;
}

/** Values as feeds have them: numbers, numbers written as text, words, nothing in many ways, and lists of all that. */
const aScalar = fc.constantFrom<unknown>(
  0,
  -0,
  5,
  7.5,
  90,
  100,
  2000,
  "90",
  "5.0",
  "POA",
  " poa ",
  "š",
  true,
);
const aNothing = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  "  ",
  [],
  {},
  Number.NaN,
  Number.POSITIVE_INFINITY,
);
const aSingle = fc.oneof({ weight: 4, arbitrary: aScalar }, { weight: 1, arbitrary: aNothing });
const aValue = fc.oneof(
  { weight: 3, arbitrary: aSingle },
  { weight: 1, arbitrary: fc.array(aSingle, { maxLength: 3 }) },
);

/** More cars than a word of bits has places, and lists in some stocks only. */
const stockOf = (values: fc.Arbitrary<unknown>) =>
  fc
    .array(fc.tuple(values, values), { maxLength: 80 })
    .map((rows) => rows.map(([price, seats], id): SearchDocument => ({ id, price, specs: { seats } })));
const aStock = fc.oneof(stockOf(aSingle), stockOf(aValue));

const rawOf = (car: SearchDocument, field: string): unknown =>
  field === "price" ? car["price"] : (car["specs"] as { seats: unknown }).seats;

/** The values of a car that can be compared: numbers, and text folded. */
function valuesOf(raw: unknown): (number | string)[] {
  if (Array.isArray(raw)) return raw.flatMap(valuesOf);
  if (typeof raw === "number") return Number.isFinite(raw) ? [raw] : [];
  const text = typeof raw === "string" || typeof raw === "boolean" ? foldValue(String(raw)) : "";
  return text === "" ? [] : [text];
}

const isEmpty = (raw: unknown) =>
  raw === "" || (typeof raw === "object" && raw !== null && Object.keys(raw).length === 0);

const equals = (value: number | string, wanted: number | string | boolean) =>
  typeof value === "number"
    ? String(wanted).trim() !== "" && Number(wanted) === value
    : value === foldValue(String(wanted));

/** Text compares with a number as text. */
const compares = (value: number | string, operator: ">" | ">=" | "<" | "<=", end: number): boolean => {
  const [a, b] = typeof value === "number" ? [value, end] : [value, String(end)];
  return { ">": a > b, ">=": a >= b, "<": a < b, "<=": a <= b }[operator];
};

/** Whether a car passes a filter, the plain way. */
function passes(car: SearchDocument, filter: PlanFilter): boolean {
  if (filter.kind === "and") return filter.filters.every((one) => passes(car, one));
  if (filter.kind === "or") return filter.filters.some((one) => passes(car, one));
  if (filter.kind === "not") return !passes(car, filter.filter);
  const raw = rawOf(car, filter.field);
  if (filter.kind === "exists") return raw !== undefined;
  if (filter.kind === "isNull") return raw === null;
  if (filter.kind === "isEmpty") return isEmpty(raw);
  if (filter.kind === "oneOf") return valuesOf(raw).some((v) => filter.values.some((w) => equals(v, w)));
  if (filter.kind === "compare")
    return valuesOf(raw).some((value) => compares(value, filter.operator, filter.value));
  return valuesOf(raw).some((v) => compares(v, ">=", filter.from) && compares(v, "<=", filter.to));
}

const aField = fc.constantFrom(...FIELDS);
const anEnd = fc.constantFrom(-1, 0, 5, 7.5, 60, 90, 100, 2000, 9000);
const { filter: aFilter } = fc.letrec<{ filter: PlanFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.record({
      kind: fc.constant("oneOf" as const),
      field: aField,
      values: fc.array(fc.constantFrom<number | string | boolean>(5, "5.0", "90", 90, "poa", "Š", true, ""), {
        maxLength: 3,
      }),
    }),
    fc.record({
      kind: fc.constant("compare" as const),
      field: aField,
      operator: fc.constantFrom(">", ">=", "<", "<="),
      value: anEnd,
    }),
    fc.record({ kind: fc.constant("between" as const), field: aField, from: anEnd, to: anEnd }),
    fc.record({
      kind: fc.constantFrom("exists" as const, "isNull" as const, "isEmpty" as const),
      field: aField,
    }),
    fc.record({ kind: fc.constant("not" as const), filter: tie("filter") }),
    fc.record({
      kind: fc.constantFrom("and" as const, "or" as const),
      filters: fc.array(tie("filter"), { maxLength: 3 }),
    }),
  ),
}));

/** Where a car stands in an order: numbers, then text, then nothing, in both directions; of several values the best. */
function placeOf(car: SearchDocument, { field, direction }: PlanSort) {
  const numbersFirst = (a: number | string, b: number | string): number => {
    if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
    const up = a < b ? -1 : a > b ? 1 : 0;
    return direction === "asc" ? up : -up;
  };
  return { best: valuesOf(rawOf(car, field)).toSorted(numbersFirst)[0], numbersFirst };
}

function compareCars(a: SearchDocument, b: SearchDocument, sort: readonly PlanSort[]): number {
  for (const key of sort) {
    const [{ best: left, numbersFirst }, { best: right }] = [placeOf(a, key), placeOf(b, key)];
    if (left === undefined || right === undefined) {
      if (left !== right) return left === undefined ? 1 : -1;
    } else if (numbersFirst(left, right) !== 0) return numbersFirst(left, right);
  }
  return 0;
}

const aSort = fc.array(
  fc.record({ field: aField, direction: fc.constantFrom("asc" as const, "desc" as const) }),
  {
    maxLength: 3,
  },
);

/** How many cars have each value, and the lowest and highest number. */
function counted(cars: readonly SearchDocument[], field: string) {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const car of cars) {
    const values = [...new Set(valuesOf(rawOf(car, field)))];
    numbers.push(...values.filter((value) => typeof value === "number"));
    for (const value of values) {
      const name = `${typeof value} ${value}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return { counts, numbers };
}

describe("columns of mixed values", () => {
  it("are filtered as reading every car would filter them", () =>
    fc.assert(
      fc.asyncProperty(aStock, fc.array(aFilter, { maxLength: 3 }), async (stock, filter) => {
        const { hits, total } = await ask(stock, { filter });
        const expected = stock.filter((car) => filter.every((one) => passes(car, one)));
        expect(hits.map(({ document }) => document["id"])).toEqual(expected.map(({ id }) => id));
        expect(total).toBe(expected.length);
      }),
      { numRuns },
    ));

  it("are sorted with numbers first, then text, then nothing, and keep the order of arrival", () =>
    fc.assert(
      fc.asyncProperty(aStock, aFilter, aSort, fc.nat(20), async (stock, filter, sort, offset) => {
        const { hits } = await ask(stock, { filter: [filter], sort, offset, limit: 10 });
        const passing = stock.filter((car) => passes(car, filter));
        const expected = passing.toSorted((a, b) => compareCars(a, b, sort)).slice(offset, offset + 10);
        expect(hits.map(({ document }) => document["id"])).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns },
    ));

  it("are counted as counting by hand counts, by value and in bars", () =>
    fc.assert(
      fc.asyncProperty(aStock, aFilter, aField, async (stock, filter, field) => {
        const facets: PlanFacet[] = [
          { kind: "values", field },
          { kind: "range", field, buckets: 4 },
        ];
        const { counts, numbers } = counted(
          stock.filter((car) => passes(car, filter)),
          field,
        );
        const stats = numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
        const [values, range] = (await ask(stock, { filter: [filter], facets })).facets;
        if (values?.kind !== "values" || range?.kind !== "range") throw new Error("other facets");
        expect(values.values).toHaveLength(counts.size);
        for (const { value, count } of values.values)
          expect([counts.get(`string ${foldValue(value)}`), counts.get(`number ${value}`)]).toContain(count);
        expect([values.stats, range.stats]).toEqual([stats, stats]);
        for (const [at, { from, to, count }] of range.buckets.entries()) {
          const last = at === range.buckets.length - 1;
          expect(count).toBe(numbers.filter((number) => number >= from && (number < to || last)).length);
        }
      }),
      { numRuns },
    ));
});
