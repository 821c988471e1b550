import type { Run } from "../../../lists/runs.ts";

/** How two ascending lists of values become one. */
export interface MergedValues {
  /** The values of both, in order. */
  readonly runs: readonly Run[];
  /** By value of each list, its place in the merged one. */
  readonly places: readonly [Uint32Array, Uint32Array];
  readonly length: number;
}

/**
 * Merges the values of a large list, as far as they are still used, with those of a small one.
 *
 * @param used By value of the large list, how often it is used.
 * @param before By value of the small list, the first of the large one that is not before it.
 * @param same 1 where that is the same value.
 */
export function mergeValues(used: Uint32Array, before: Uint32Array, same: Uint8Array): MergedValues {
  const runs: { of: 0 | 1; from: number; to: number }[] = [];
  const [large, small] = [new Uint32Array(used.length), new Uint32Array(before.length)];
  let length = 0;
  let run = { of: 0 as 0 | 1, from: 0, to: 0 };
  const take = (of: 0 | 1, value: number): number => {
    if (run.of === of && run.to === value && runs.length > 0) run.to++;
    else runs.push((run = { of, from: value, to: value + 1 }));
    return length++;
  };
  let next = 0;
  for (let value = 0; value <= used.length; value++) {
    for (; before[next] === value && same[next] === 0; next++) small[next] = take(1, next);
    const isUsed = value < used.length && (used[value] as number) > 0;
    if (isUsed) large[value] = take(0, value);
    if (before[next] !== value) continue;
    small[next] = isUsed ? length - 1 : take(1, next);
    next++;
  }
  return { runs, places: [large, small], length };
}
