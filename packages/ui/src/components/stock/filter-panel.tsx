import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Button, ButtonLink } from "../elements/button.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { Icon } from "../elements/icon.tsx";
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
  /** Yes or no: one box of its own, without a group around it. */
  readonly flag?: true;
}

/** The panel's words. */
export interface FilterPanelText {
  /** 'Filters'. */
  open: string;
  /** 'Filters (2)', where some are set. */
  opened: (active: number) => string;
  keywords: string;
  search: string;
  from: string;
  to: string;
  /** 'Show 128 cars'. */
  show: string;
  /** 'Clear all'. */
  clear: string;
  /** 'Show all 14'. */
  allValues: (count: number) => string;
  /** '12 more; narrow the list to see them'. */
  moreValues: (count: number) => string;
}

export interface FilterPanelProps {
  id: string;
  action: string;
  /** What the search box holds, and the name it is sent by. */
  keywords: string;
  keywordsName?: string;
  /** Where suggestions for what is typed into it are requested; null without. */
  suggestions?: string | null;
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
  /** What else of the address stays while filters change. */
  keep?: readonly { name: string; value: string }[];
  text: FilterPanelText;
}

/**
 * All filters of a stock list as one plain GET form: without JavaScript a button sends it, with JavaScript the site
 * listens to its changes. Names and values are the query's own, so both ways give the same address. Fields are
 * uncontrolled and never rendered anew, so that focus stays; after a navigation by script they follow `defaultValue` and
 * `defaultChecked` only when the site's script sets them.
 */
export function FilterPanel(props: FilterPanelProps): ReactElement {
  const {
    id,
    action,
    keywords,
    keywordsName = "q",
    suggestions = null,
    filters,
    total,
    clearHref,
    active,
    sort,
    keep = [],
    text,
  } = props;
  const shown = filters.filter((filter) => filter.kind === "range" || isChoice(filter, total));
  const firstValues = shown
    .filter((filter) => filter.kind === "values" && !isFlag(filter))
    .slice(0, OPEN_AT_FIRST);
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
            {...behaviour({ suggestions })}
          />
          <button type="submit" aria-label={text.search}>
            <Icon name="search" />
          </button>
        </div>
        <details className="fc-filters__sheet" {...behaviour({ filterSheet: true })}>
          <summary>
            <Icon name="sliders" />
            <span>{active > 0 ? text.opened(active) : text.open}</span>
          </summary>
          {active > 0 ? (
            <div className="fc-filters__clear">
              <ButtonLink href={clearHref} kind="text">
                {text.clear}
              </ButtonLink>
            </div>
          ) : null}
          {shown.map((filter) =>
            filter.kind === "values" && isFlag(filter) ? (
              <div
                key={filter.facet}
                className="fc-filter fc-filter__values"
                {...behaviour({ options: true })}
              >
                {filter.values.map((value) => (
                  <Option key={value.value} facet={filter.facet} value={value} />
                ))}
              </div>
            ) : filter.kind === "values" ? (
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
          {keep.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="fc-filters__show" aria-live="polite">
            <Button type="submit" wide>
              {text.show}
            </Button>
          </div>
        </details>
      </form>
    </search>
  );
}

const isFlag = ({ flag, values }: ValuesFilterView): boolean => flag === true && values.length === 1;

/** Only the most frequent values are offered, and what is chosen always: a list of hundreds cannot be read. */
const MAX_VALUES = 40;

/** A group of more values than this shows so many of them, and the others when they are requested. */
const SHOWN_AT_FIRST = 7;

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
  const offered = facet.values.filter((value, index) => index < MAX_VALUES || value.selected);
  const left = facet.values.length - offered.length;
  // A list that would hide one or two values is shown whole. A value that is chosen stays where it is, and with it focus.
  const first = offered.length > SHOWN_AT_FIRST + 2 ? offered.slice(0, SHOWN_AT_FIRST) : offered;
  const others = offered.slice(first.length);
  const options = (values: readonly Value[]) =>
    values.map((value) => <Option key={value.value} facet={facet.facet} value={value} />);
  return (
    <FilterGroup
      id={`${id}-${facet.facet}`}
      label={facet.label}
      chosen={chosen.map(({ label }) => label).join(", ")}
      open={open || chosen.length > 0}
    >
      <fieldset className="fc-filter__values" {...behaviour({ options: true })}>
        <legend className="fc-visually-hidden">{facet.label}</legend>
        {options(first)}
        {others.length > 0 ? (
          <details
            className="fc-filter__others"
            {...behaviour({ group: `${id}-${facet.facet}-others` })}
            open={others.some(({ selected }) => selected)}
          >
            <summary>{text.allValues(offered.length)}</summary>
            {options(others)}
          </details>
        ) : null}
        {left > 0 ? <p className="fc-quiet">{text.moreValues(left)}</p> : null}
      </fieldset>
    </FilterGroup>
  );
}

type Value = ValuesFilterView["values"][number];

function Option({ facet, value }: { facet: string; value: Value }): ReactElement {
  return (
    <label>
      <input type="checkbox" name={facet} value={value.value} defaultChecked={value.selected} />
      {value.label}
      <span>{value.count}</span>
    </label>
  );
}
