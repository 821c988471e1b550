/** What the rule about `/pages` looks at; `config` is one. */
export interface PagesPolicy {
  readonly links: { readonly usePagesPath: boolean; readonly rootPages: readonly string[] };
}

const PREFIX = "/pages/";

/**
 * A path without its `/pages` prefix, where the site does not use it or the page always stands at the root.
 *
 * @example
 * withoutPagesPrefix("/pages/privacy-policy", config) // "/privacy-policy"
 */
export function withoutPagesPrefix(path: string, { links }: PagesPolicy): string {
  if (!path.startsWith(PREFIX)) return path;
  const page = path.slice(PREFIX.length).replace(/^\/+/, "");
  if (page === "") return path;
  const [name = ""] = page.split("/");
  return !links.usePagesPath || links.rootPages.includes(name) ? `/${page}` : path;
}

/**
 * Where a page of the dealer's own words lives.
 *
 * @example
 * pagePath("towing-guide", config) // "/pages/towing-guide"
 */
export const pagePath = (slug: string, policy: PagesPolicy): string =>
  withoutPagesPrefix(`${PREFIX}${encodeURIComponent(slug)}`, policy);
