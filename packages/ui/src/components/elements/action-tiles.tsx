import type { ReactElement, ReactNode } from "react";
import { Link } from "../../platform.tsx";
import { Icon, type IconName } from "./icon.tsx";

/** One thing that can be done at once. */
export interface ActionTile {
  icon: IconName;
  title: string;
  /** With what or where: a number, a place. */
  note: string | null;
  href: string;
  newTab?: boolean;
  /** Whether it is answered now, in words. */
  open?: { text: string; isOpen: boolean } | null;
}

/** An address that is too long for its tile breaks after its sign, not in a word. */
const brokenAtSign = (note: string): ReactNode => {
  const [before = "", ...after] = note.split("@");
  return after.length === 0 ? (
    note
  ) : (
    <>
      {before}@<wbr />
      {after.join("@")}
    </>
  );
};

/** A few large ways on, side by side. */
export function ActionTiles({ tiles }: { tiles: readonly ActionTile[] }): ReactElement | null {
  if (tiles.length === 0) return null;
  return (
    <ul className="fc-action-tiles">
      {tiles.map(({ icon, title, note, href, newTab = false, open = null }) => {
        const words = (
          <>
            <Icon name={icon} />
            <strong>{title}</strong>
            {note ? <span className="fc-number">{brokenAtSign(note)}</span> : null}
            {open ? <span data-open={open.isOpen}>{open.text}</span> : null}
          </>
        );
        return (
          <li key={href}>
            {newTab ? (
              <a className="fc-action-tile" href={href} target="_blank" rel="noopener noreferrer">
                {words}
              </a>
            ) : (
              <Link className="fc-action-tile" href={href}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
