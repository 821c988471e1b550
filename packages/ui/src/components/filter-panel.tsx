import type { ReactElement } from "react";
import { Button } from "./button.tsx";

/** A filter that picks values. Its form fields are called `facet`. */
export interface ValuesFilterView {
  readonly kind: "values";
  readonly facet: string;
  readonly label: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    /** How many cars there are with it. */
    readonly count: number;
    readonly selected: boolean;
  }[];
}

/** A filter that picks a range. Its form fields are called `{facet}_min` and `{facet}_max`. */
export interface RangeFilterView {
  readonly kind: "range";
  readonly facet: string;
  readonly label: string;
  /** Lowest and highest there is; null when no car has one. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  readonly selected: { readonly min?: number; readonly max?: number } | null;
  readonly histogram: readonly { readonly from: number; readonly count: number }[];
}

export interface FilterPanelText {
  open: string;
  keywords: string;
  search: string;
  from: string;
  to: string;
  /** 'Show 128 cars'. */
  show: string;
  /** '12 more; narrow the list to see them'. */
  moreValues: (count: number) => string;
}

export interface FilterPanelProps {
  id: string;
  action: string;
  keywords: string;
  /** In the order to show them. */
  filters: readonly (ValuesFilterView | RangeFilterView)[];
  /** How many filters are set, shown beside 'Filters' on a phone. */
  active: number;
  /** The sort to keep while filters change; empty keeps the default. */
  sort: string;
  text: FilterPanelText;
}

/**
 * All filters of a stock list as one plain GET form: without JavaScript a button sends it, with JavaScript the site
 * listens to its changes. Names and values are the query's own, so both ways give the same address. Fields are
 * uncontrolled and never drawn anew, so that focus stays; after a navigation by script they follow `defaultValue` and
 * `defaultChecked` only when the site's script sets them.
 */
export function FilterPanel(props: FilterPanelProps): ReactElement {
  const { id, action, keywords, filters, active, sort, text } = props;
  return (
    <search>
      <form id={id} action={action} method="get" aria-label={text.open}>
        <div className="fc-search fc-search--compact">
          <label className="fc-visually-hidden" htmlFor={`${id}-q`}>
            {text.keywords}
          </label>
          <input
            id={`${id}-q`}
            className="fc-input"
            type="search"
            name="q"
            placeholder={text.keywords}
            defaultValue={keywords}
            maxLength={200}
          />
          <button type="submit" aria-label={text.search}>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <circle cx="9" cy="9" r="5.5" />
              <path d="m13.2 13.2 4 4" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <details className="fc-filters__sheet" data-filter-sheet="">
          <summary>
            <span>{text.open}</span>
            <span className="fc-number">{active > 0 ? active : ""}</span>
          </summary>
          {filters.map((filter, index) =>
            filter.kind === "values" ? (
              <FacetGroup
                key={filter.facet}
                id={id}
                facet={filter}
                text={text}
                open={index < OPEN_AT_FIRST}
              />
            ) : (
              <RangeGroup key={filter.facet} id={id} range={filter} text={text} />
            ),
          )}
          {sort === "" ? null : <input type="hidden" name="sort" value={sort} />}
          <div className="fc-filters__show">
            <Button type="submit" wide>
              {text.show}
            </Button>
          </div>
        </details>
      </form>
    </search>
  );
}

/** Only the most frequent values are shown, and what is chosen always: a list of hundreds cannot be read. */
const MAX_VALUES = 40;

/** How many groups stand open before anything is chosen. */
const OPEN_AT_FIRST = 2;

function FacetGroup(props: {
  id: string;
  facet: ValuesFilterView;
  text: FilterPanelText;
  open: boolean;
}): ReactElement | null {
  const { id, facet, text, open } = props;
  if (facet.values.length === 0) return null;
  const shown = facet.values.filter((value, index) => index < MAX_VALUES || value.selected);
  const left = facet.values.length - shown.length;
  return (
    <details className="fc-filter" open={open || facet.values.some((value) => value.selected)}>
      <summary>{facet.label}</summary>
      <fieldset className="fc-filter__values">
        <legend className="fc-visually-hidden">{facet.label}</legend>
        {shown.map((value) => (
          <label key={value.value} className="fc-option">
            <input
              type="checkbox"
              name={facet.facet}
              value={value.value}
              defaultChecked={value.selected}
              id={`${id}-${facet.facet}-${value.value}`}
            />
            <span>{value.label}</span>
            <span className="fc-option__count">{value.count}</span>
          </label>
        ))}
        {left > 0 ? <p className="fc-quiet">{text.moreValues(left)}</p> : null}
      </fieldset>
    </details>
  );
}

function RangeGroup({
  id,
  range,
  text,
}: {
  id: string;
  range: RangeFilterView;
  text: FilterPanelText;
}): ReactElement | null {
  if (range.bounds === null && range.selected === null) return null;
  const tallest = Math.max(1, ...range.histogram.map((bar) => bar.count));
  const ends = [
    { end: "min" as const, label: text.from, value: range.selected?.min, hint: range.bounds?.min },
    { end: "max" as const, label: text.to, value: range.selected?.max, hint: range.bounds?.max },
  ];
  return (
    <details className="fc-filter" open={range.selected !== null}>
      <summary>{range.label}</summary>
      <fieldset className="fc-range">
        <legend className="fc-visually-hidden">{range.label}</legend>
        {range.histogram.length > 0 ? (
          <div className="fc-histogram" aria-hidden="true">
            {range.histogram.map((bar) => (
              <i key={bar.from} style={{ height: `${Math.round((bar.count / tallest) * 100)}%` }} />
            ))}
          </div>
        ) : null}
        {ends.map(({ end, label, value, hint }) => (
          <label key={end} htmlFor={`${id}-${range.facet}-${end}`}>
            {label}
            <input
              id={`${id}-${range.facet}-${end}`}
              className="fc-input fc-number"
              name={`${range.facet}_${end}`}
              inputMode="numeric"
              defaultValue={value ?? ""}
              placeholder={hint === undefined ? "" : String(hint)}
            />
          </label>
        ))}
      </fieldset>
    </details>
  );
}
