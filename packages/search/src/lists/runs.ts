/** A stretch of one of two lists; `of` says of which. Several make up a third list. */
export interface Run {
  readonly of: 0 | 1;
  readonly from: number;
  readonly to: number;
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** How many elements runs have together. */
export const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { from, to }) => sum + to - from, 0);

/** Fills `target` with the elements of runs. */
export function copyRuns<Target extends Numbers>(
  target: Target,
  lists: readonly [Numbers, Numbers],
  runs: readonly Run[],
): Target {
  let at = 0;
  for (const { of, from, to } of runs) {
    target.set(lists[of].subarray(from, to), at);
    at += to - from;
  }
  return target;
}

/** Runs of elements of a list in which each has a stretch, `offsets` saying where, as runs of what is in those. */
export const runsWithin = (runs: readonly Run[], offsets: readonly [Uint32Array, Uint32Array]): Run[] =>
  runs.map(({ of, from, to }) => ({ of, from: offsets[of][from] as number, to: offsets[of][to] as number }));

/** The offsets of the list that runs make up, of the offsets of both. */
export function mergeOffsets(
  offsets: readonly [Uint32Array, Uint32Array],
  runs: readonly Run[],
): Uint32Array<ArrayBuffer> {
  const merged = new Uint32Array(lengthOf(runs) + 1);
  let at = 0;
  for (const { of, from, to } of runs) {
    const own = offsets[of];
    const shift = (merged[at] as number) - (own[from] as number);
    for (let i = from; i < to; i++) merged[++at] = (own[i + 1] as number) + shift;
  }
  return merged;
}
