import { histogramOf } from "../../../plan/histogram.ts";
import type { FacetResult, FacetStats } from "../../../plan/search-engine.ts";
import type { PlanFacet } from "../../../plan/search-plan.ts";
import { type Column, labelOf } from "./column.ts";
import type { GroupCounts } from "./group-counts.ts";
import { ReusedList } from "./reused-list.ts";

/** The documents to count, as a list; `complement` lists the others when that is the shorter list. */
export interface Counted {
  readonly list: Uint32Array;
  readonly complement: boolean;
}

const memory = new ReusedList();

/** By code, how many documents of a list have it. */
function countList({ codes, many, totals }: Column, list: Uint32Array): Uint32Array {
  const counts = memory.take(totals.length).fill(0);
  if (many) {
    const { offsets, list: all } = many;
    for (let i = 0; i < list.length; i++) {
      const document = list[i] as number;
      const end = offsets[document + 1] as number;
      for (let at = offsets[document] as number; at < end; at++) {
        const code = all[at] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
  } else {
    for (let i = 0; i < list.length; i++) {
      const code = codes[list[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return counts;
}

/** By code, how many of the counted documents have it. Read it before the next facet is counted. */
function countCodes(column: Column, { list, complement }: Counted, groups: GroupCounts | null): Uint32Array {
  const { totals } = column;
  const counts = groups?.of(column) ?? countList(column, list);
  if (complement)
    for (let i = 0; i < counts.length; i++) counts[i] = (totals[i] as number) - (counts[i] as number);
  return counts;
}

/** Numbers have the lowest codes and ascend, so the ends are the first and the last that any car has. */
function statsOf({ firstText, numbers }: Column, counts: Uint32Array): FacetStats | null {
  let low = 1;
  while (low < firstText && counts[low] === 0) low++;
  if (low >= firstText) return null;
  let high = firstText - 1;
  while (counts[high] === 0) high--;
  return { min: numbers[low] as number, max: numbers[high] as number };
}

function valuesOf(column: Column, counts: Uint32Array, settings: ValueSettings) {
  const values: { value: string; count: number }[] = [];
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count > 0) values.push({ value: labelOf(column, code), count });
  }
  if (values.length <= settings.maxValuesPerFacet) return values;
  // Codes ascend by value, which is the order "alpha"; sorting is stable, so ties keep it.
  if (settings.facetOrder === "count") values.sort((a, b) => b.count - a.count);
  return values.slice(0, settings.maxValuesPerFacet);
}

/** How many values a facet may return, and which ones stay when there are more. */
export interface ValueSettings {
  readonly maxValuesPerFacet: number;
  readonly facetOrder: "alpha" | "count";
}

/** Counts one facet over the counted documents, of which `groups` are; of a field that no document has there is nothing to count. */
export function countFacet(
  facet: PlanFacet,
  column: Column | undefined,
  counted: Counted,
  settings: ValueSettings,
  groups: GroupCounts | null = null,
): FacetResult {
  // Code 0 alone: no document has a value, so there is nothing to count.
  if (!column || column.totals.length === 1) {
    return facet.kind === "values"
      ? { kind: "values", field: facet.field, values: [], stats: null }
      : { kind: "range", field: facet.field, stats: null, buckets: [] };
  }
  const counts = countCodes(column, counted, groups);
  const stats = statsOf(column, counts);
  if (facet.kind === "values") {
    return { kind: "values", field: facet.field, values: valuesOf(column, counts, settings), stats };
  }
  // Codes below the first text are numbers; 0 is "no value".
  const numbers = column.numbers.subarray(1);
  return {
    kind: "range",
    field: facet.field,
    stats,
    buckets: histogramOf(stats, facet.buckets, numbers, counts.subarray(1, column.firstText)),
  };
}
