import type { ReactElement, ReactNode } from "react";
import { Link } from "../platform.tsx";
import type { NavigationLink } from "./site-header.tsx";

export interface FooterGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** The foot of every page: grouped links, then what the law and the dealer want said. */
export function SiteFooter({
  groups,
  note,
}: {
  groups: readonly FooterGroup[];
  note: ReactNode;
}): ReactElement {
  return (
    <footer className="fc-footer">
      <div className="fc-container">
        <div className="fc-footer__grid">
          {groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="fc-footer__note">{note}</p>
      </div>
    </footer>
  );
}
