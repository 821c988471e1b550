import type { Link } from "./link.ts";

/** One entry of a menu, judged and ready to draw. */
export interface NavigationEntry {
  readonly label: string;
  /** Where it leads. A dropdown leads to its own page, or to its first entry's, for shoppers without JavaScript. */
  readonly href: string;
  /** Opens in a new tab. */
  readonly external: boolean;
  readonly kind: Exclude<Link["kind"], "refused">;
  /** The dropdown's entries; empty for a plain link. */
  readonly children: readonly NavigationEntry[];
  /** A dropdown that is drawn in a way of its own. */
  readonly menu?: "models";
  /** How such a dropdown opens; it closes after navigation. */
  readonly opens?: "click" | "hover";
}

/** A column of the footer. */
export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationEntry[];
}

/** What menus are told beyond the config. */
export interface NavigationOptions {
  /** Whether a path of this site has a page; entries without one are left out. */
  readonly serves?: (path: string) => boolean;
}
