import { emptyHistogram } from "../../plan/histogram.ts";
import type { FacetStats, HistogramBucket } from "../../plan/search-engine.ts";
import type { Range } from "../../query/fields/stock-query.ts";

/** A slider's scale and where its two handles stand. A handle at its own end of the scale limits nothing. */
export interface RangeSlider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/** How many steps a slider has where no histogram is rendered. */
const STEPS = 40;

/**
 * The slider of a range filter, in the steps of its histogram, so that a handle always stands between two bars. Null
 * where no two numbers differ.
 *
 * @example
 * rangeSlider({ min: 13_990, max: 27_490 }, [], { max: 20_000 });
 * // { min: 13500, max: 27500, step: 500, low: 13500, high: 20000 }
 */
export function rangeSlider(
  bounds: FacetStats | null,
  histogram: readonly HistogramBucket[],
  selected: Range | null,
): RangeSlider | null {
  if (bounds === null || bounds.max <= bounds.min) return null;
  const bars = histogram.length > 0 ? histogram : emptyHistogram(bounds, STEPS);
  const [first, second] = bars;
  if (!first || !second) return null;
  const step = second.from - first.from;
  // In steps of 1 a bar is one number: the last one is the end of the scale.
  const [min, max] = [first.from, first.from + bars.length * step - (step === 1 ? 1 : 0)];
  const onScale = (value: number): number =>
    Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  return {
    min,
    max,
    step,
    low: onScale(selected?.min ?? min),
    high: onScale(selected?.max ?? max),
  };
}
