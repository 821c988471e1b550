import type { ReactElement } from "react";

export interface DateRangeProps {
  /** Makes ids unique when two ranges share a page. */
  id: string;
  from: DateRangeEnd;
  to: DateRangeEnd;
  /** The first day that can be chosen, "2026-11-22". */
  earliest: string;
}

/** One end of a range: its label, its parameter and what is chosen. */
export interface DateRangeEnd {
  readonly label: string;
  readonly name: string;
  readonly value: string;
}

/** From which day to which: two native date fields, each under its label. */
export function DateRange({ id, from, to, earliest }: DateRangeProps): ReactElement {
  return (
    <>
      {[from, to].map(({ label, name, value }) => (
        <label key={name} className="fc-search__field" htmlFor={`${id}-${name}`}>
          <span>{label}</span>
          <input
            id={`${id}-${name}`}
            className="fc-input"
            type="date"
            name={name}
            min={earliest}
            defaultValue={value}
          />
        </label>
      ))}
    </>
  );
}
