/** One entry of a menu, as a tenant's file writes it. */
export interface MenuItem {
  readonly label: string;
  /** Left out, the entry only opens its children. */
  readonly href?: string | undefined;
  readonly children?: readonly MenuLeaf[] | undefined;
}

/** An entry inside a dropdown. */
export interface MenuLeaf {
  readonly label: string;
  readonly href: string;
}

/** Menus: the config section `navigation`. */
export interface NavigationSettings {
  /** The whole header of the dealer's own; null keeps the product's. */
  readonly header: readonly MenuItem[] | null;
  readonly footer: readonly MenuItem[] | null;
  /** Paths that no menu shows, whoever put them there. */
  readonly hidden: readonly string[];
  /** Entries added to the last group of the product's header. */
  readonly extraCompany: readonly MenuLeaf[];
  readonly modelMenuOpens: "click" | "hover";
  /** Show the dropdown of models in the header. */
  readonly modelMenu: boolean;
}
