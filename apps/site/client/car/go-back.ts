import { currentJourney } from "../visit/track-visit.ts";

const isList = (page: string | null | undefined): boolean => {
  const url = page ? URL.parse(page, location.origin) : null;
  return url?.origin === location.origin && url.pathname.startsWith("/search/");
};

/**
 * Goes back to the list the shopper came from, as it was left; else to the last list of the visit, else where the link
 * leads.
 */
export function goBack(link: HTMLAnchorElement): void {
  const entries = "navigation" in window ? window.navigation.entries() : [];
  const before = entries[("navigation" in window ? (window.navigation.currentEntry?.index ?? 0) : 0) - 1];
  // By its name, so that a second press does not go back once more.
  if (before && isList(before.url)) return void navigation.traverseTo(before.key);
  location.assign(currentJourney()?.visited_pages.findLast(isList) ?? link.href);
}
