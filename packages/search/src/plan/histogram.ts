import type { FacetStats, HistogramBucket } from "./search-engine.ts";

/** The smallest round number (1, 2, 2.5 or 5 times a power of ten) that is not below `width`. */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= width * (1 - 1e-9)) ?? 10;
  return Math.max(1, step * power);
}

/**
 * Empty bars of one round width that cover all numbers: at most `count` + 1 of them. Every engine counts into
 * these, so that the same stock draws the same picture.
 *
 * @example
 * emptyHistogram({ min: 13_990, max: 27_490 }, 3).map((bar) => bar.from); // [10000, 15000, 20000, 25000]
 */
export function emptyHistogram({ min, max }: FacetStats, count: number): HistogramBucket[] {
  if (count <= 0) return [];
  const width = max > min ? roundUp((max - min) / count) : 1;
  const first = Math.floor(min / width);
  const last = Math.max(first, Math.ceil(max / width) - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: 0,
  }));
}

/** Counts numbers into the bars of `emptyHistogram`; each number may stand for several cars. */
export function fillHistogram(
  stats: FacetStats | null,
  count: number,
  numbers: Iterable<readonly [value: number, cars: number]>,
): HistogramBucket[] {
  if (!stats) return [];
  const buckets = emptyHistogram(stats, count);
  const [head] = buckets;
  if (!head) return [];
  const width = head.to - head.from;
  const counts = new Uint32Array(buckets.length);
  for (const [value, cars] of numbers) {
    const at = Math.min(buckets.length - 1, Math.max(0, Math.floor((value - head.from) / width)));
    counts[at] = (counts[at] ?? 0) + cars;
  }
  return buckets.map((bucket, index) => ({ ...bucket, count: counts[index] ?? 0 }));
}
