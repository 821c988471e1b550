import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Button } from "../elements/button.tsx";
import { Icon } from "../elements/icon.tsx";

export interface SortMenuProps {
  id: string;
  action: string;
  label: string;
  applyLabel: string;
  options: readonly { value: string; label: string; selected: boolean }[];
  /** The rest of the query, which stays while the order changes. */
  keep: readonly { name: string; value: string }[];
}

/**
 * The order of a list: a select in a GET form, whose button is only needed without JavaScript. React sets a select's
 * first value only; after a navigation by script the site's own script reads what it was rendered with.
 */
export function SortMenu({ id, action, label, applyLabel, options, keep }: SortMenuProps): ReactElement {
  const selected = options.find((option) => option.selected)?.value ?? "";
  return (
    <form id={id} action={action} method="get">
      {keep.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Icon name="sort" />
      <label htmlFor={`${id}-sort`} className="fc-quiet">
        {label}
      </label>
      <select
        id={`${id}-sort`}
        name="sort"
        className="fc-input"
        defaultValue={selected}
        {...behaviour({ default: selected })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" kind="quiet">
          {applyLabel}
        </Button>
      </noscript>
    </form>
  );
}
