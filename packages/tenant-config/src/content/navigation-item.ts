/**
 * One entry of a menu as a dealer's content gives it. Where it leads is decided by the link rules
 * (`@forecourt/tenant-config/routes`), never trusted as it stands.
 */
export interface NavigationItem {
  label: string;
  /** Null heads a dropdown and leads nowhere itself. */
  href: string | null;
  children: readonly NavigationItem[];
}
