import type { ReactElement, ReactNode } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Link } from "../../platform.tsx";
import { Icon } from "../elements/icon.tsx";
import { MenuLink, type NavigationLink } from "../elements/menu-link.tsx";
import { ModelMenu, ModelMenuList, type ModelMenuView } from "../models/model-menu.tsx";

/** A page in another language. */
export interface LanguageLink {
  href: string;
  /** The language's own name. */
  label: string;
  lang: string;
}

export interface SiteHeaderProps {
  name: string;
  /** Address of the dealer's logo; without one the name is written. */
  logo?: string | null;
  home: string;
  links: readonly NavigationLink[];
  /** What an entry that opens the models shows; without one it is a plain link. */
  models?: ModelMenuView | null;
  /** What stands beside the menu, on phones too. */
  tools?: ReactNode;
  /** The dealer's number, as a drawing on phones and in figures where there is room. */
  call?: { href: string; text: string; label: string } | null;
  menuLabel: string;
  navigationLabel: string;
  /** Names the page of an entry that opens further ones, first among them. */
  overviewLabel: string;
  /** This page in the site's other languages. */
  languages?: readonly LanguageLink[];
}

/** Menus of one group close each other. */
type MenuGroup = "wide-menu" | "phone-menu";

interface MenuEntryProps {
  link: NavigationLink;
  group: MenuGroup;
  models: ModelMenuView | null;
  overviewLabel: string;
}

function MenuEntry({ link, group, models, overviewLabel }: MenuEntryProps): ReactElement {
  if (link.opensModels && models) {
    const Menu = group === "wide-menu" ? ModelMenu : ModelMenuList;
    return <Menu menu={models} label={link.label} group={group} />;
  }
  if (!link.children || link.children.length === 0) return <MenuLink link={link} />;
  return (
    <details className="fc-dropdown" name={group}>
      <summary>{link.label}</summary>
      <ul>
        {link.ownPage ? (
          <li>
            <MenuLink link={link}>{overviewLabel}</MenuLink>
          </li>
        ) : null}
        {link.children.map((child) => (
          <li key={child.href + child.label}>
            <MenuLink link={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LinkListProps extends Omit<MenuEntryProps, "link"> {
  links: readonly NavigationLink[];
}

function LinkList({ links, ...shared }: LinkListProps): ReactElement {
  return (
    <ul className="fc-nav__list">
      {links.map((link) => (
        <li key={link.href + link.label}>
          <MenuEntry link={link} {...shared} />
        </li>
      ))}
    </ul>
  );
}

/** The box every logo is fitted into, so that nothing moves when the picture arrives. */
const LOGO = { width: 180, height: 40 };

function Brand({ name, logo }: { name: string; logo: string | null }): ReactElement {
  if (logo) return <img className="fc-header__logo" src={logo} alt={name} {...LOGO} />;
  return <span className="fc-header__name">{name}</span>;
}

/** The bar on top: the dealer's logo or name, and the ways into the site. Menus open and close without JavaScript. */
export function SiteHeader({
  name,
  logo,
  home,
  links,
  models = null,
  tools,
  call = null,
  menuLabel,
  navigationLabel,
  overviewLabel,
  languages = [],
}: SiteHeaderProps): ReactElement {
  const menus = { links, models, overviewLabel };
  return (
    <header className="fc-header" {...behaviour({ menus: true })}>
      <div className="fc-container fc-header__bar">
        <Link href={home} className="fc-header__brand">
          <Brand name={name} logo={logo ?? null} />
        </Link>
        <nav className="fc-nav fc-nav--wide" aria-label={navigationLabel}>
          <LinkList group="wide-menu" {...menus} />
        </nav>
        {call ? (
          <a className="fc-header__call" href={call.href} aria-label={call.label}>
            <Icon name="phone" />
            <span className="fc-number">{call.text}</span>
          </a>
        ) : null}
        {tools}
        {/* The whole document changes, its language included, so it is fetched anew. */}
        {languages.map(({ href, label, lang }) => (
          <a key={lang} className="fc-header__language" href={href} lang={lang} hrefLang={lang}>
            {label}
          </a>
        ))}
        <details className="fc-menu">
          <summary>
            <Icon name="menu" />
            <span>{menuLabel}</span>
          </summary>
          <nav className="fc-nav" aria-label={menuLabel}>
            <LinkList group="phone-menu" {...menus} />
            {call ? (
              <a className="fc-button" data-kind="quiet" data-wide="true" href={call.href}>
                <Icon name="phone" /> {call.label}
              </a>
            ) : null}
          </nav>
        </details>
      </div>
    </header>
  );
}
