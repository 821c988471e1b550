import type { TenantConfig } from "../../settings/tenant-config.ts";
import type { Link } from "../table/link.ts";
import type { RouteConfig, RouteSite } from "../table/route-site.ts";

/** One entry of a menu, checked and ready to render. */
export interface NavigationEntry {
  readonly label: string;
  /** Where it leads. A dropdown leads to its own page, or to its first entry's, for shoppers without JavaScript. */
  readonly href: string;
  /** It leads to a page of its own, not to its first entry's. */
  readonly ownPage: boolean;
  /** Opens in a new tab. */
  readonly external: boolean;
  readonly kind: Exclude<Link["kind"], "refused">;
  /** How many cars it leads to; left out where that is not said. */
  readonly count?: number;
  /** The dropdown's entries; empty for a plain link. */
  readonly children: readonly NavigationEntry[];
  /** It opens the menu of models instead of leading straight to their page. */
  readonly opensModels?: true;
}

/** A group of links in the footer. */
export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationEntry[];
  /** A column under its title, or one line below the columns: other sites, social pages, terms. */
  readonly as: "column" | "line";
}

/** A site as its menus see it. */
export interface NavigationSite extends RouteSite {
  readonly config: RouteConfig & Pick<TenantConfig, "navigation" | "market" | "wording">;
  /** A short text of the dealer's in the language the site is read in; left out, texts stay as they are. */
  readonly say?: (text: string) => string;
  /** Names of stock lists without a car, which no link leads to; left out, none is known to be empty. */
  readonly emptyLists?: ReadonlySet<string>;
  /** The bodies in stock with how many there are, for the menu of the stock; left out, it names none. */
  readonly bodies?: readonly { readonly value: string; readonly count: number }[];
}
