import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { FilterGroup } from "./filter-group.tsx";

/** A filter that picks a range. Its form fields are called `{facet}_min` and `{facet}_max`. */
export interface RangeFilterView {
  readonly kind: "range";
  readonly facet: string;
  readonly label: string;
  /** Lowest and highest there is, in words; null when no car has one. */
  readonly boundLabels: { readonly min: string; readonly max: string } | null;
  /** What the numbers count: "$", "km". */
  readonly unit: string | null;
  readonly selected: { readonly min?: number; readonly max?: number } | null;
  /** The chosen range in words, beside the filter's name. */
  readonly selectedLabel: string | null;
  readonly histogram: readonly { readonly from: number; readonly count: number }[];
  /**
   * The scale of a slider and where its handles stand. Its fields `{facet}_low`, `{facet}_high` and `{facet}_slider` are
   * for a form sent without a script; a script writes the handles into the two fields of the range.
   */
  readonly slider: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly low: number;
    readonly high: number;
  } | null;
  /** What was typed and could not be read, as it was typed, and what to say of it. */
  readonly unread?: { readonly min?: string; readonly max?: string; readonly problem: string };
}

export interface RangeFilterProps {
  id: string;
  range: RangeFilterView;
  text: { from: string; to: string };
  open: boolean;
}

/** A range: how many cars there are of each size, a slider with two handles over it, and a field for each end. */
export function RangeFilter({ id, range, text, open }: RangeFilterProps): ReactElement | null {
  const { facet, unread, selected } = range;
  if (range.boundLabels === null && selected === null && unread === undefined) return null;
  const ends = [
    { end: "min" as const, label: text.from },
    { end: "max" as const, label: text.to },
  ];
  const problemId = `${id}-${facet}-problem`;
  return (
    <FilterGroup
      id={`${id}-${facet}`}
      label={range.label}
      chosen={range.selectedLabel ?? ""}
      open={open || unread !== undefined}
    >
      <fieldset className="fc-range">
        <legend className="fc-visually-hidden">{range.label}</legend>
        {range.slider ? <Slider id={id} range={range} slider={range.slider} text={text} /> : null}
        {ends.map(({ end, label }) => (
          <label key={end} htmlFor={`${id}-${facet}-${end}`}>
            {range.unit === null ? label : `${label} (${range.unit})`}
            <input
              id={`${id}-${facet}-${end}`}
              className="fc-input fc-number"
              name={`${facet}_${end}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              defaultValue={unread?.[end] ?? selected?.[end] ?? ""}
              placeholder={range.boundLabels?.[end] ?? ""}
              {...(unread?.[end] === undefined
                ? {}
                : { "aria-invalid": true, "aria-describedby": problemId })}
            />
          </label>
        ))}
        {unread ? (
          <p id={problemId} className="fc-field__problem">
            {unread.problem}
          </p>
        ) : null}
      </fieldset>
    </FilterGroup>
  );
}

interface SliderProps {
  id: string;
  range: RangeFilterView;
  slider: NonNullable<RangeFilterView["slider"]>;
  text: { from: string; to: string };
}

/** Two native sliders over one another: touch, mouse and arrow keys are the browser's own. */
function Slider({ id, range, slider, text }: SliderProps): ReactElement {
  const { facet, unit } = range;
  const { min, max, step, low, high } = slider;
  const handles = [
    { handle: "low", label: text.from, at: low },
    { handle: "high", label: text.to, at: high },
  ];
  return (
    <div className="fc-slider">
      {range.histogram.length > 0 ? <Bars range={range} {...slider} /> : null}
      <input type="hidden" name={`${facet}_slider`} value={[min, low, high, max].join(":")} />
      {handles.map(({ handle, label, at }) => (
        <input
          key={handle}
          id={`${id}-${facet}-${handle}`}
          type="range"
          name={`${facet}_${handle}`}
          min={min}
          max={max}
          step={step}
          defaultValue={at}
          {...behaviour({ above: handle === "low" && low > (min + max) / 2 })}
          aria-label={[range.label, label, unit === null ? "" : `(${unit})`].join(" ").trim()}
        />
      ))}
    </div>
  );
}

/** A bar for each step of the slider; those with numbers outside the handles are quiet. All of a kind are one path. */
function Bars({
  range: { histogram },
  min,
  step,
  low,
  high,
}: { range: RangeFilterView } & SliderProps["slider"]): ReactElement {
  const tallest = Math.max(1, ...histogram.map((bar) => bar.count));
  const bars = histogram.flatMap(({ count }, index) => {
    if (count === 0) return [];
    // A bar of one car among hundreds is still seen.
    const height = Math.max(6, Math.round((count / tallest) * 100));
    const from = min + index * step;
    const isOut = from < low || from + step - 1 > high;
    return [{ isOut, path: `M${index}.1 ${100 - height}h.8v${height}h-.8z` }];
  });
  const pathOf = (out: boolean): string =>
    bars
      .filter(({ isOut }) => isOut === out)
      .map(({ path }) => path)
      .join("");
  return (
    <svg
      className="fc-histogram"
      viewBox={`0 0 ${histogram.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(false)} />
      <path d={pathOf(true)} {...behaviour({ out: true })} />
    </svg>
  );
}
