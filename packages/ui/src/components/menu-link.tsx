import type { ReactElement } from "react";
import { Link } from "../platform.tsx";

/** One entry of a menu. `children` make it a dropdown. */
export interface NavigationLink {
  href: string;
  label: string;
  /** Opens in a new tab. */
  external?: boolean;
  /** A dropdown that has a page of its own behind it, which then leads the list. */
  ownPage?: boolean;
  children?: readonly NavigationLink[];
}

/** A menu entry as a link; one to another site opens in a new tab. */
export function MenuLink({ link }: { link: NavigationLink }): ReactElement {
  return link.external ? (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {link.label}
    </a>
  ) : (
    <Link href={link.href}>{link.label}</Link>
  );
}
