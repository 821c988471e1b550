import type { ReactElement, ReactNode } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { FilterGroup } from "./filter-group.tsx";

/** One value of a filter, without how many cars have it. */
export interface FilterOptionProps {
  /** What the form field is called. */
  facet: string;
  value: string;
  label: string;
  selected: boolean;
}

/** One value of a filter, and how many cars there are with it. */
export function FilterOption({
  facet,
  value,
  label,
  selected,
  count,
}: FilterOptionProps & { count: ReactNode }): ReactElement {
  return (
    <label>
      <input type="checkbox" name={facet} value={value} defaultChecked={selected} />
      {label}
      <span>{count}</span>
    </label>
  );
}

/** A filter that picks values, without its options. */
export interface ValuesGroupProps {
  /** Names the group to a script that remembers which ones stand open. Null for yes or no: one box without a group around it. */
  id: string | null;
  label: string;
  /** What is chosen in it, in words; empty for nothing. */
  chosen: string;
  open: boolean;
  /** What opens the options that are not shown at first; null where all are. */
  opensOthers: string | null;
  /** Whether one of those is chosen. */
  othersOpen: boolean;
  /** How many values are not offered, in words. */
  left: string | null;
}

/** A filter that picks values: the options that are shown at once, and the others behind a line that opens them. */
export function ValuesGroup(
  props: ValuesGroupProps & { options: ReactNode; others: ReactNode },
): ReactElement {
  const { id, label, chosen, open, opensOthers, othersOpen, left, options, others } = props;
  if (id === null)
    return (
      <div className="fc-filter fc-filter__values" {...behaviour({ options: true })}>
        {options}
      </div>
    );
  return (
    <FilterGroup id={id} label={label} chosen={chosen} open={open}>
      <fieldset className="fc-filter__values" {...behaviour({ options: true })}>
        <legend className="fc-visually-hidden">{label}</legend>
        {options}
        {opensOthers === null ? null : (
          <details className="fc-filter__others" {...behaviour({ group: `${id}-others` })} open={othersOpen}>
            <summary>{opensOthers}</summary>
            {others}
          </details>
        )}
        {left === null ? null : <p className="fc-quiet">{left}</p>}
      </fieldset>
    </FilterGroup>
  );
}
