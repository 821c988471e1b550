import type { FacetStats, HistogramBucket } from "./search-engine.ts";

/** The smallest round whole number (1, 2, 2.5 or 5 times a power of ten) that is not below `width`. */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  return steps.find((step) => step >= width * (1 - 1e-9) && Number.isInteger(step)) ?? 1;
}

/**
 * Empty bars of one round width from one end to the other: at most `count` + 1 of them. Each begins with its lower end
 * and stops before its upper one, so that a bar of width 1 is one year. Every engine counts into such bars, so that the
 * same stock has the same bars.
 *
 * @example
 * emptyHistogram({ min: 13_990, max: 27_490 }, 3).map((bar) => bar.from); // [10000, 15000, 20000, 25000]
 */
export function emptyHistogram({ min, max }: FacetStats, count: number): HistogramBucket[] {
  if (count <= 0) return [];
  const width = max > min ? roundUp((max - min) / count) : 1;
  const first = Math.floor(min / width);
  const last = Math.floor(max / width);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: 0,
  }));
}

// One car at a million must not squeeze all others into the first bar: when the dearest fiftieth takes more than
// two thirds of the room, the bars end before it, and the last one holds the rest.
const FINE_BARS = 512;
const COVERED_SHARE = 0.98;
const MAX_STRETCH = 3;

/** The first number from a place on that is not below `least`. */
function placeOf(least: number, numbers: Float64Array, from: number): number {
  let low = from;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers ascend, so each bar holds a stretch of them; the last one all the rest. */
function shareOut(
  numbers: Float64Array,
  weights: Uint32Array,
  from: number,
  width: number,
  bars: Uint32Array,
) {
  let at = 0;
  for (let bar = 0; bar < bars.length; bar++) {
    const isLast = bar === bars.length - 1;
    const end = isLast ? numbers.length : placeOf(from + (bar + 1) * width, numbers, at);
    let cars = 0;
    for (; at < end; at++) cars += weights[at] as number;
    bars[bar] = cars;
  }
}

/** The ends that the bars should cover: all numbers, or all but the few that lie far above the others. */
function coveredEnds({ min, max }: FacetStats, numbers: Float64Array, weights: Uint32Array): FacetStats {
  if (max <= min) return { min, max };
  const width = (max - min) / FINE_BARS;
  const fine = new Uint32Array(FINE_BARS);
  shareOut(numbers, weights, min, width, fine);
  const covered = fine.reduce((sum, count) => sum + count, 0) * COVERED_SHARE;
  let bar = 0;
  for (let seen = 0; bar < FINE_BARS; bar++) {
    seen += fine[bar] as number;
    if (seen >= covered) break;
  }
  const top = Math.min(max, min + (bar + 1) * width);
  return max - min > MAX_STRETCH * (top - min) ? { min, max: top } : { min, max };
}

/** Counts numbers into about `count` bars; they ascend, and `weights[i]` cars have number i. */
export function histogramOf(
  stats: FacetStats | null,
  count: number,
  numbers: Float64Array,
  weights: Uint32Array,
): HistogramBucket[] {
  if (!stats || count <= 0) return [];
  const buckets = emptyHistogram(coveredEnds(stats, numbers, weights), count);
  const [head] = buckets;
  if (!head) return [];
  const bars = new Uint32Array(buckets.length);
  shareOut(numbers, weights, head.from, head.to - head.from, bars);
  return buckets.map(({ from, to }, index) => ({
    from,
    to: index === buckets.length - 1 ? Math.max(to, stats.max) : to,
    count: bars[index] as number,
  }));
}

/** `histogramOf` for an engine that returns values and their counts. */
export function fillHistogram(
  stats: FacetStats | null,
  count: number,
  numbers: Iterable<readonly [value: number, cars: number]>,
): HistogramBucket[] {
  const pairs = [...numbers].filter(([value]) => !Number.isNaN(value)).toSorted(([a], [b]) => a - b);
  const weights = Uint32Array.from(pairs, ([, cars]) => cars);
  return histogramOf(
    stats,
    count,
    Float64Array.from(pairs, ([value]) => value),
    weights,
  );
}
