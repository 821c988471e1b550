import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** A short reason with its drawing; with an address it leads to the whole of it. */
export interface Point {
  icon: IconName;
  text: string;
  href?: string | null;
  /** The language of its words where it is not the page's. */
  lang?: string | undefined;
}

/** Short reasons side by side, or one below the other in a narrow column. */
export function PointList({ points }: { points: readonly Point[] }): ReactElement | null {
  if (points.length === 0) return null;
  return (
    <ul className="fc-points">
      {points.map(({ icon, text, href, lang }) => (
        <li key={text} lang={lang}>
          <Icon name={icon} />
          {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
