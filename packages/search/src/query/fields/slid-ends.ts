import { parseAmount } from "../../kernel/parse-amount.ts";

/** What a form says of one slider: where its handles are, and `min:low:high:max` as it was rendered. */
export interface SliderFields {
  readonly low?: string;
  readonly high?: string;
  readonly rendered?: string;
}

/** The ends a shopper moved a slider to; an end that was moved all the way out is null, one left alone is absent. */
export interface SlidEnds {
  readonly min?: number | null;
  readonly max?: number | null;
}

/**
 * Which ends of a range a shopper chose by a slider. A browser sends every handle of a form, moved or not, so the form
 * also says where they were rendered.
 *
 * @example
 * slidEnds({ low: "10000", high: "30000", rendered: "10000:10000:80000:80000" }); // { max: 30000 }
 */
export function slidEnds({ low, high, rendered = "" }: SliderFields): SlidEnds {
  const places = rendered.split(":").map(parseAmount);
  const [min, renderedLow, renderedHigh, max] = places;
  if (places.length !== 4 || places.includes(undefined)) return {};
  const ends = { min: moved(low, renderedLow, min), max: moved(high, renderedHigh, max) };
  return {
    ...(ends.min === undefined ? {} : { min: ends.min }),
    ...(ends.max === undefined ? {} : { max: ends.max }),
  };
}

/** Where a handle was moved to: null all the way out, undefined where it was left. */
function moved(text: string | undefined, from: number | undefined, out: number | undefined) {
  const to = text === undefined ? undefined : parseAmount(text);
  return to === undefined || to === from ? undefined : to === out ? null : to;
}
