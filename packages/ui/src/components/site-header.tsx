import type { ReactElement } from "react";
import { Link } from "../platform.tsx";

export interface NavigationLink {
  href: string;
  label: string;
  /** Set on links that leave the site. */
  external?: boolean;
}

export interface SiteHeaderProps {
  name: string;
  home: string;
  links: readonly NavigationLink[];
  menuLabel: string;
  navigationLabel: string;
}

function LinkList({ links }: { links: readonly NavigationLink[] }): ReactElement {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          {link.external ? (
            <a href={link.href} target="_blank" rel="noopener noreferrer">
              {link.label}
            </a>
          ) : (
            <Link href={link.href}>{link.label}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The bar on top: the dealer's name, and the ways into the site. The menu works without JavaScript. */
export function SiteHeader({ name, home, links, menuLabel, navigationLabel }: SiteHeaderProps): ReactElement {
  return (
    <header className="fc-header">
      <div className="fc-container fc-header__bar">
        <Link href={home} className="fc-header__brand">
          <span className="fc-header__mark" aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          {name}
        </Link>
        <nav className="fc-nav fc-nav--wide" aria-label={navigationLabel}>
          <LinkList links={links} />
        </nav>
        <details className="fc-menu">
          <summary>{menuLabel}</summary>
          <nav className="fc-nav" aria-label={menuLabel}>
            <LinkList links={links} />
          </nav>
        </details>
      </div>
    </header>
  );
}
