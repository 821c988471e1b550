/** Sites of one page of the list. Each that is shown has its folder read, so a page is short. */
export const SITES_A_PAGE = 20;

/** What the list of sites is narrowed by, as its address says. */
export interface SitesQuery {
  /** A part of a site's name in addresses and commands. */
  text: string;
  page: number;
}

/** Reads the address of the list; what it does not know is left out. */
export function readSitesQuery(params: Readonly<Record<string, string | string[] | undefined>>): SitesQuery {
  const { q = "", page } = params;
  return {
    text: typeof q === "string" ? q.trim().toLowerCase().slice(0, 200) : "",
    page: Math.min(Math.max(1, Math.trunc(Number(page)) || 1), 10_000),
  };
}

/** The sites of one page of the list, and how many there are on all pages. */
export function listedSites(
  sites: readonly string[],
  { text, page }: SitesQuery,
): { shown: readonly string[]; total: number; hasMore: boolean } {
  const found = sites.filter((site) => site.includes(text));
  const end = page * SITES_A_PAGE;
  return {
    shown: found.slice(end - SITES_A_PAGE, end),
    total: found.length,
    hasMore: found.length > end,
  };
}

/** The address of another page of the same list. */
export const sitesHref = ({ text, page }: SitesQuery): string =>
  `/desk/sites?${new URLSearchParams({ ...(text === "" ? {} : { q: text }), page: String(page) })}`;
