import type { ReactElement, ReactNode } from "react";
import { Link } from "../../platform.tsx";

/** One entry of a menu. `children` make it a dropdown. */
export interface NavigationLink {
  href: string;
  label: string;
  /** How many cars it leads to. */
  count?: number;
  /** Opens in a new tab. */
  external?: boolean;
  /** A dropdown that has a page of its own behind it, which then leads the list. */
  ownPage?: boolean;
  children?: readonly NavigationLink[];
  /** Opens the menu of models. */
  opensModels?: true;
}

export interface MenuLinkProps {
  link: Pick<NavigationLink, "href" | "label" | "external" | "count">;
  /** Rendered instead of the label. */
  children?: ReactNode;
}

/** A menu entry as a link; one to another site opens in a new tab. */
export function MenuLink({ link, children }: MenuLinkProps): ReactElement {
  return link.external ? (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children ?? link.label}
    </a>
  ) : (
    <Link href={link.href}>
      {children ?? link.label}
      {link.count === undefined ? null : (
        <>
          {" "}
          <span className="fc-number fc-quiet">{link.count}</span>
        </>
      )}
    </Link>
  );
}
