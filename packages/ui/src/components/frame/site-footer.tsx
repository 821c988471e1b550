import type { ReactElement, ReactNode } from "react";
import { MenuLink, type NavigationLink } from "../elements/menu-link.tsx";
import { OpeningHours } from "../locations/opening-hours.tsx";

/** Who the dealer is and how to reach them, as far as it is known. */
export interface FooterDealer {
  name: string;
  address: string | null;
  phone: { text: string; href: string } | null;
  email: string | null;
  /** The group the dealer belongs to, in a sentence. */
  group: string | null;
  /** Whether the phone is answered now, in words. */
  open: { text: string; isOpen: boolean } | null;
  hours: readonly { days: string; hours: string }[];
  /** The dealer's licence, in words. */
  licence: string | null;
}

/** Links of the footer under one title. */
export interface FooterGroup {
  title: string;
  links: readonly NavigationLink[];
  /** A column that folds on a phone, or one line of links below the columns. */
  as?: "column" | "line";
}

function Dealer({ name, address, phone, email, group, open, hours, licence }: FooterDealer): ReactElement {
  return (
    <address className="fc-footer__dealer">
      <strong>{name}</strong>
      {open ? <span data-open={open.isOpen}>{open.text}</span> : null}
      {address ? <span>{address}</span> : null}
      {phone ? (
        <a className="fc-footer__phone fc-number" href={phone.href}>
          {phone.text}
        </a>
      ) : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      <OpeningHours lines={hours} />
      {group ? <span>{group}</span> : null}
      {licence ? <span>{licence}</span> : null}
    </address>
  );
}

function Links({ links }: Pick<FooterGroup, "links">): ReactElement {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <MenuLink link={link} />
        </li>
      ))}
    </ul>
  );
}

/** The foot of every page: who the dealer is, grouped links that fold on a phone, then the statements of the law and the dealer. */
export function SiteFooter({
  dealer,
  groups,
  note,
  priceNote = null,
}: {
  dealer: FooterDealer;
  groups: readonly FooterGroup[];
  note: ReactNode;
  /** The market's statement about prices. */
  priceNote?: string | null;
}): ReactElement {
  return (
    <footer className="fc-footer">
      <div className="fc-container">
        <div className="fc-footer__grid">
          <Dealer {...dealer} />
          {groups
            .filter(({ as }) => as !== "line")
            .map(({ title, links }) => (
              <details key={title} className="fc-footer__group">
                <summary>
                  <h2>{title}</h2>
                </summary>
                <Links links={links} />
              </details>
            ))}
        </div>
        {groups
          .filter(({ as }) => as === "line")
          .map(({ title, links }) => (
            <div key={title} className="fc-footer__line">
              <h2>{title}</h2>
              <Links links={links} />
            </div>
          ))}
        <div className="fc-footer__note">
          <p>{note}</p>
          {priceNote ? <p>{priceNote}</p> : null}
        </div>
      </div>
    </footer>
  );
}
