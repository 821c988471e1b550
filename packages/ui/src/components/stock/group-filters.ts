import type { FilterOptionProps, ValuesGroupProps } from "./filter-values.tsx";
import type { RangeFilterProps, RangeFilterView } from "./range-filter.tsx";

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

export type FilterView = ValuesFilterView | RangeFilterView;

/** One value of a filter as it is offered. */
export interface ShownOption extends FilterOptionProps {
  /** How many cars there are with it. */
  count: number;
}

/** A filter of the panel, with all that its components are given. */
export type ShownFilter =
  | {
      readonly kind: "values";
      readonly facet: string;
      readonly group: ValuesGroupProps;
      readonly options: readonly ShownOption[];
      readonly others: readonly ShownOption[];
    }
  | { readonly kind: "range"; readonly facet: string; readonly range: RangeFilterProps };

/** Only the most frequent values are offered, and what is chosen always: a list of hundreds cannot be read. */
const MAX_VALUES = 40;

/** A group of more values than this shows so many of them, and the others when they are requested. */
const SHOWN_AT_FIRST = 7;

/** How many groups of values stand open before anything is chosen. */
const OPEN_AT_FIRST = 2;

interface Panel {
  readonly id: string;
  readonly filters: readonly FilterView[];
  /** How many cars the list has. */
  readonly total: number;
  readonly text: RangeFilterProps["text"] & {
    /** 'Show all 14'. */
    readonly allValues: (count: number) => string;
    /** '12 more; narrow the list to see them'. */
    readonly moreValues: (count: number) => string;
  };
}

/** What the panel shows of each filter; one that does not part the list is left out. */
export function groupFilters({ id, filters, total, text }: Panel): ShownFilter[] {
  const shown = filters.filter((filter) => filter.kind === "range" || isChoice(filter, total));
  const firstValues = shown
    .filter((filter) => filter.kind === "values" && !isFlag(filter))
    .slice(0, OPEN_AT_FIRST);
  const firstRange = shown.find(({ kind }) => kind === "range");
  return shown.map((filter): ShownFilter => {
    if (filter.kind === "values") return shownValues(filter, { id, text }, firstValues.includes(filter));
    const open = filter === firstRange || filter.selected !== null;
    return {
      kind: "range",
      facet: filter.facet,
      range: { id, range: filter, text: { from: text.from, to: text.to }, open },
    };
  });
}

const isFlag = ({ flag, values }: ValuesFilterView): boolean => flag === true && values.length === 1;

/** Whether a filter parts the list: one with a single value that every car has does not. */
const isChoice = ({ values }: ValuesFilterView, total: number): boolean =>
  values.length > 1 || values.some(({ selected, count }) => selected || count !== total);

function shownValues(
  filter: ValuesFilterView,
  { id, text }: Pick<Panel, "id" | "text">,
  open: boolean,
): ShownFilter {
  const { facet, label, values } = filter;
  const chosen = values.filter(({ selected }) => selected);
  const offered = values
    .filter((value, index) => index < MAX_VALUES || value.selected)
    .map((value): ShownOption => ({ ...value, facet }));
  const left = values.length - offered.length;
  // A list that would hide one or two values is shown whole. A value that is chosen stays where it is, and with it focus.
  const first = offered.length > SHOWN_AT_FIRST + 2 ? SHOWN_AT_FIRST : offered.length;
  const others = offered.slice(first);
  return {
    kind: "values",
    facet,
    group: {
      id: isFlag(filter) ? null : `${id}-${facet}`,
      label,
      chosen: chosen.map((value) => value.label).join(", "),
      open: open || chosen.length > 0,
      opensOthers: others.length > 0 ? text.allValues(offered.length) : null,
      othersOpen: others.some(({ selected }) => selected),
      left: left > 0 ? text.moreValues(left) : null,
    },
    options: offered.slice(0, first),
    others,
  };
}
