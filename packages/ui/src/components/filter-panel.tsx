import type { ReactElement } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { RangeFilter, type RangeFilterView } from "./range-filter.tsx";

export type { RangeFilterView } from "./range-filter.tsx";

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

export interface FilterPanelText {
  open: string;
  keywords: string;
  search: string;
  from: string;
  to: string;
  /** 'Show 128 cars'. */
  show: string;
  /** 'Clear all'. */
  clear: string;
  /** '12 more; narrow the list to see them'. */
  moreValues: (count: number) => string;
}

export interface FilterPanelProps {
  id: string;
  action: string;
  /** What the search box holds, and the name it is sent by. */
  keywords: string;
  keywordsName?: string;
  /** In the order to show them. */
  filters: readonly (ValuesFilterView | RangeFilterView)[];
  /** How many cars the list has; a filter that all of them share is left out. */
  total: number;
  /** Where the list without filters is. */
  clearHref: string;
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
  const { id, action, keywords, keywordsName = "q", filters, total, clearHref, active, sort, text } = props;
  const shown = filters.filter((filter) => filter.kind === "range" || isChoice(filter, total));
  const firstValues = shown.filter(({ kind }) => kind === "values").slice(0, OPEN_AT_FIRST);
  const firstRange = shown.find(({ kind }) => kind === "range");
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
            name={keywordsName}
            placeholder={text.keywords}
            defaultValue={keywords}
            maxLength={200}
            autoComplete="off"
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
          {shown.map((filter) =>
            filter.kind === "values" ? (
              <FacetGroup
                key={filter.facet}
                id={id}
                facet={filter}
                text={text}
                open={firstValues.includes(filter)}
              />
            ) : (
              <RangeFilter
                key={filter.facet}
                id={id}
                range={filter}
                text={text}
                open={filter === firstRange || filter.selected !== null}
              />
            ),
          )}
          {sort === "" ? null : <input type="hidden" name="sort" value={sort} />}
          <div className="fc-filters__show">
            {active > 0 ? (
              <ButtonLink href={clearHref} kind="text">
                {text.clear}
              </ButtonLink>
            ) : null}
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

/** How many groups of values stand open before anything is chosen. */
const OPEN_AT_FIRST = 2;

/** Whether a filter parts the list: one with a single value that every car has does not. */
const isChoice = ({ values }: ValuesFilterView, total: number): boolean =>
  values.length > 1 || values.some(({ selected, count }) => selected || count !== total);

function FacetGroup(props: {
  id: string;
  facet: ValuesFilterView;
  text: FilterPanelText;
  open: boolean;
}): ReactElement {
  const { id, facet, text, open } = props;
  const chosen = facet.values.filter(({ selected }) => selected);
  const shown = facet.values.filter((value, index) => index < MAX_VALUES || value.selected);
  const left = facet.values.length - shown.length;
  return (
    <FilterGroup
      id={`${id}-${facet.facet}`}
      label={facet.label}
      chosen={chosen.map(({ label }) => label).join(", ")}
      open={open || chosen.length > 0}
    >
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
    </FilterGroup>
  );
}
