import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

export interface FilterChipsProps {
  /** `remove` stands for `removeLabel` where a chip is taken back in other words. */
  chips: readonly { label: string; href: string; remove?: string }[];
  label: string;
  /** 'Remove {filter}', for those who cannot see the cross. */
  removeLabel: (filter: string) => string;
  clear: { label: string; href: string };
}

/** What the list is filtered by, each with its own way out. */
export function FilterChips({ chips, label, removeLabel, clear }: FilterChipsProps): ReactElement | null {
  if (chips.length === 0) return null;
  return (
    <ul className="fc-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.href + chip.label}>
          <Link className="fc-chip" href={chip.href} aria-label={chip.remove ?? removeLabel(chip.label)}>
            {chip.label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="fc-chip" data-kind="clear" href={clear.href}>
          {clear.label}
        </Link>
      </li>
    </ul>
  );
}
