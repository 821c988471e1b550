import type { PlanSort } from "../../../plan/search-plan.ts";
import type { Column } from "./column.ts";

/** An order of all documents. Documents with equal keys keep their order of arrival. */
export interface SortOrder {
  /** Documents, first to last. */
  readonly order: Uint32Array<ArrayBuffer>;
  /** By document, its place in `order`. */
  readonly places: Uint32Array<ArrayBuffer>;
}

/**
 * By document, an ordinal that ascends in the wanted direction. Numbers come before text and missing values
 * last, in both directions; of several values the best counts.
 */
function keysOf({ codes, many, firstText, totals, size }: Column, direction: PlanSort["direction"]) {
  const highest = totals.length;
  const key = new Uint32Array(highest);
  key[0] = highest;
  for (let code = 1; code < highest; code++) {
    if (direction === "asc") key[code] = code;
    else key[code] = code < firstText ? firstText - code : firstText + (highest - 1 - code);
  }
  const keys = new Uint32Array(size);
  for (let i = 0; i < size; i++) {
    let best = key[codes[i] as number] as number;
    if (many) {
      const end = many.offsets[i + 1] as number;
      for (let at = many.offsets[i] as number; at < end; at++) {
        best = Math.min(best, key[many.list[at] as number] as number);
      }
    }
    keys[i] = best;
  }
  return { keys, highest };
}

/** Sorts all documents by counting, from the last key to the first: linear, and stable. */
function sortAll(columns: ReadonlyMap<string, Column>, sort: readonly PlanSort[], size: number): SortOrder {
  let order = Uint32Array.from({ length: size }, (_, index) => index);
  for (const { field, direction } of sort.toReversed()) {
    const column = columns.get(field);
    if (!column) continue;
    const { keys, highest } = keysOf(column, direction);
    const starts = new Uint32Array(highest + 2);
    for (const key of keys) starts[key + 1] = (starts[key + 1] as number) + 1;
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
    const next = new Uint32Array(size);
    for (const document of order) {
      const key = keys[document] as number;
      const place = starts[key] as number;
      next[place] = document;
      starts[key] = place + 1;
    }
    order = next;
  }
  const places = new Uint32Array(size);
  for (let place = 0; place < size; place++) places[order[place] as number] = place;
  return { order, places };
}

// A site has some ten orders.
const MAX_CACHED = 24;

/** By document its place in an order, equal where every key is: text ranks on among those. */
function ranksOf(
  { order }: SortOrder,
  columns: ReadonlyMap<string, Column>,
  sort: readonly PlanSort[],
): Uint32Array<ArrayBuffer> {
  const keys = sort.flatMap(({ field, direction }) => {
    const column = columns.get(field);
    return column ? [keysOf(column, direction).keys] : [];
  });
  const ranks = new Uint32Array(order.length);
  let rank = 0;
  for (let place = 1; place < order.length; place++) {
    const [document, before] = [order[place] as number, order[place - 1] as number];
    if (keys.some((key) => key[document] !== key[before])) rank = place;
    ranks[document] = rank;
  }
  return ranks;
}

/** Makes orders at their first use, and caches them. */
export class SortOrders {
  private readonly cached = new Map<string, SortOrder>();
  private readonly ranked = new WeakMap<SortOrder, Uint32Array>();
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly size: number;

  constructor(columns: ReadonlyMap<string, Column>, size: number) {
    this.columns = columns;
    this.size = size;
  }

  /** Null when there is nothing to sort by. */
  of(sort: readonly PlanSort[]): SortOrder | null {
    if (sort.length === 0) return null;
    const key = sort.map(({ field, direction }) => `${field}:${direction}`).join();
    const known = this.cached.get(key);
    if (known) return known;
    const order = sortAll(this.columns, sort, this.size);
    if (this.cached.size >= MAX_CACHED) this.cached.clear();
    this.cached.set(key, order);
    return order;
  }

  /** By document, its rank in an order: equal where the order says nothing. Null when there is nothing to sort by. */
  ranks(sort: readonly PlanSort[]): Uint32Array | null {
    const order = this.of(sort);
    if (!order) return null;
    const ranks = this.ranked.get(order) ?? ranksOf(order, this.columns, sort);
    this.ranked.set(order, ranks);
    return ranks;
  }
}
