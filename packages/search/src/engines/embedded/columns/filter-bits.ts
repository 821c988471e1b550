import { foldValue } from "../../../kernel/fold-value.ts";
import type { PlanFilter } from "../../../plan/search-plan.ts";
import { type Bits, emptyBits, fullBits, intersect, setBit, subtract, unite } from "./bits.ts";
import { type Column, codesOf, firstCode, labelOf } from "./column.ts";

// Each cached set costs an eighth of a byte a document: 3 MB for 100,000 documents.
const MAX_CACHED = 256;

/** Evaluates filters to sets of documents, and keeps the sets of filters used lately. */
export class FilterBits {
  private readonly cached = new Map<string, Bits>();
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly size: number;
  private readonly maxCached: number;

  constructor(columns: ReadonlyMap<string, Column>, size: number, maxCached = MAX_CACHED) {
    this.columns = columns;
    this.size = size;
    this.maxCached = maxCached;
  }

  /** The documents for which all filters hold, as a set of the caller's own. */
  all(filters: readonly PlanFilter[]): Bits {
    const [first, ...rest] = filters;
    if (!first) return fullBits(this.size);
    const bits = this.of(first).slice();
    for (const filter of rest) intersect(bits, this.of(filter));
    return bits;
  }

  /** The documents for which one filter holds. Shared: do not change it. */
  private of(filter: PlanFilter): Bits {
    const key = JSON.stringify(filter);
    const known = this.cached.get(key);
    if (known) {
      this.cached.delete(key);
      this.cached.set(key, known);
      return known;
    }
    const bits = this.evaluate(filter);
    this.cached.set(key, bits);
    if (this.cached.size > this.maxCached) {
      const oldest = this.cached.keys().next();
      if (!oldest.done) this.cached.delete(oldest.value);
    }
    return bits;
  }

  private evaluate(filter: PlanFilter): Bits {
    switch (filter.kind) {
      case "and":
        return this.all(filter.filters);
      case "or":
        return filter.filters.reduce((bits, one) => unite(bits, this.of(one)), emptyBits(this.size));
      case "not":
        return subtract(fullBits(this.size), this.of(filter.filter));
      case "oneOf":
      case "compare":
      case "between":
      case "exists":
      case "isNull":
      case "isEmpty":
        break;
    }
    const column = this.columns.get(filter.field);
    if (!column) return emptyBits(this.size);
    switch (filter.kind) {
      case "oneOf": {
        const wanted = new Uint8Array(column.totals.length);
        for (const value of filter.values) for (const code of codesOf(column, value)) wanted[code] = 1;
        return withCodes(column, wanted);
      }
      case "compare":
        return withCodes(column, rangeOfCodes(column, endsOf(filter.operator, filter.value)));
      case "between":
        return withCodes(column, rangeOfCodes(column, { ">=": filter.from, "<=": filter.to }));
      case "exists":
        return column.present;
      case "isNull":
        return column.nulls;
      case "isEmpty":
        break;
    }
    return column.empties;
  }
}

/** The documents that have at least one of the wanted codes. */
function withCodes(column: Column, wanted: Uint8Array): Bits {
  wanted[0] = 0;
  const { codes, many, size } = column;
  const bits = emptyBits(size);
  if (many) {
    for (let i = 0; i < size; i++) {
      const end = many.offsets[i + 1] as number;
      for (let at = many.offsets[i] as number; at < end; at++) {
        if (wanted[many.list[at] as number] === 1) {
          setBit(bits, i);
          break;
        }
      }
    }
    return bits;
  }
  for (let word = 0; word < bits.length; word++) {
    const base = word << 5;
    const end = Math.min(32, size - base);
    let value = 0;
    for (let bit = 0; bit < end; bit++) value |= (wanted[codes[base + bit] as number] as number) << bit;
    bits[word] = value;
  }
  return bits;
}

type Ends = { readonly [operator in ">" | ">=" | "<" | "<="]?: number };

const endsOf = (operator: keyof Ends, value: number): Ends => ({ [operator]: value });

/**
 * The codes of a range. Text compares with a number's own text, as a search server does it: "POA" is above 100.
 * Keep range fields numeric.
 */
function rangeOfCodes(column: Column, ends: Ends): Uint8Array {
  const { numbers, firstText, totals } = column;
  const wanted = new Uint8Array(totals.length);
  const mark = (from: number, to: number, compare: (code: number, end: number) => number) => {
    const after = (end: number, orAt: boolean) =>
      firstCode(from, to, (code) => compare(code, end) > 0 || (orAt && compare(code, end) === 0));
    const { ">": above, ">=": atLeast, "<": below, "<=": atMost } = ends;
    const start =
      above !== undefined ? after(above, false) : atLeast !== undefined ? after(atLeast, true) : from;
    const stop = below !== undefined ? after(below, true) : atMost !== undefined ? after(atMost, false) : to;
    if (start < stop) wanted.fill(1, start, stop);
  };
  mark(1, firstText, (code, end) => (numbers[code] as number) - end);
  mark(firstText, totals.length, (code, end) => compareText(foldValue(labelOf(column, code)), String(end)));
  return wanted;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
