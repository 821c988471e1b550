import type { ReactElement, ReactNode } from "react";
import { Link } from "../../platform.tsx";

export interface GradeListProps {
  /** 'Grades in stock'. */
  gradesLabel: string;
  /** `price` is its lowest in words; `href` null for the one that is shown. */
  grades: readonly { name: string; price: string | null; href: string | null }[];
  /** 'Colours in stock'. */
  coloursLabel: string;
  /** `family` names the paint for style sheets; `href` null for the one that is shown. */
  colours: readonly { name: string; family: string | null; href: string | null }[];
}

/** What else of a model there is: its grades with their lowest prices, and its colours. */
export function GradeList({ gradesLabel, grades, coloursLabel, colours }: GradeListProps): ReactElement {
  return (
    <div className="fc-grades">
      <nav aria-label={gradesLabel}>
        <h2>{gradesLabel}</h2>
        <ul>
          {grades.map(({ name, price, href }) => (
            <li key={name}>
              <Choice href={href}>
                <b>{name}</b>
                {price === null ? null : <small className="fc-number">{price}</small>}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={coloursLabel}>
        <h2>{coloursLabel}</h2>
        <ul className="fc-grades__colours">
          {colours.map(({ name, family, href }) => (
            <li key={name}>
              <Choice href={href}>
                <i data-paint={family ?? "none"} aria-hidden="true" />
                {name}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Choice({ href, children }: { href: string | null; children: ReactNode }): ReactElement {
  return href === null ? <span aria-current="true">{children}</span> : <Link href={href}>{children}</Link>;
}
