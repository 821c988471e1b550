import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Button, ButtonLink } from "../elements/button.tsx";
import { Icon } from "../elements/icon.tsx";
import { FilterOption, ValuesGroup } from "./filter-values.tsx";
import { filtersMarkup } from "./filters-markup.tsx";
import { type FilterView, groupFilters, type ShownFilter } from "./group-filters.ts";
import { RangeFilter } from "./range-filter.tsx";

export type { ValuesFilterView } from "./group-filters.ts";
export type { RangeFilterView } from "./range-filter.tsx";

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
  filters: readonly FilterView[];
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
  const shown = groupFilters({ id, filters, total, text });
  const markup = filtersMarkup(shown);
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
          {markup === null ? (
            <div>
              {shown.map((filter) => (
                <Filter key={filter.facet} filter={filter} />
              ))}
            </div>
          ) : (
            <div dangerouslySetInnerHTML={{ __html: markup }} />
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

function Filter({ filter }: { filter: ShownFilter }): ReactElement {
  if (filter.kind === "range") return <RangeFilter {...filter.range} />;
  const [options, others] = [filter.options, filter.others].map((each) =>
    each.map(({ count, ...option }) => <FilterOption key={option.value} {...option} count={count} />),
  );
  return <ValuesGroup {...filter.group} options={options} others={others} />;
}
