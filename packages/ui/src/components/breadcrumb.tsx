import type { ReactElement } from "react";
import { Link } from "../platform.tsx";

export interface Crumb {
  label: string;
  /** Missing on the last one: the page itself. */
  href?: string;
}

/** Where this page stands in the site, as a list of ways back. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }): ReactElement {
  return (
    <nav className="fc-breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
