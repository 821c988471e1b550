import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  /** Missing on the last one: the page itself. */
  href?: string;
}

const ITEM = {
  itemProp: "itemListElement",
  itemScope: true,
  itemType: "https://schema.org/ListItem",
} as const;

/** Where this page stands in the site, as a list of ways back; search engines read the very list that is seen. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }): ReactElement {
  return (
    <nav className="fc-breadcrumb" aria-label={label}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} {...ITEM}>
            {crumb.href ? (
              <Link href={crumb.href} itemProp="item">
                <span itemProp="name">{crumb.label}</span>
              </Link>
            ) : (
              <span aria-current="page" itemProp="name">
                {crumb.label}
              </span>
            )}
            <meta itemProp="position" content={String(at + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
