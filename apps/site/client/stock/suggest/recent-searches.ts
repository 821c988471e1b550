/** A search this browser has made: what was typed or chosen, and the list that shows it. */
export interface RecentSearch {
  readonly text: string;
  readonly href: string;
}

const MOST = 6;
const LONGEST = 100;

/** An address of this site alone: a browser's storage is not believed. */
const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Reads what the storage holds; what is no search is left out. */
export function parseRecent(text: string | null): readonly RecentSearch[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return (Array.isArray(list) ? list : [])
      .flatMap((each: unknown): RecentSearch[] => {
        if (typeof each !== "object" || each === null) return [];
        const [said, href]: unknown[] = [Reflect.get(each, "text"), Reflect.get(each, "href")];
        const isSearch = typeof said === "string" && typeof href === "string" && isOwnPath(href);
        return isSearch && said !== "" ? [{ text: said.slice(0, LONGEST), href }] : [];
      })
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export const printRecent = (list: readonly RecentSearch[]): string => JSON.stringify(list);

const isSame = (text: string, { text: other }: RecentSearch): boolean =>
  text.toLowerCase() === other.toLowerCase();

/** The list with a search first, once. */
export function rememberSearch(list: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  const text = search.text.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);
  if (text === "" || !isOwnPath(search.href)) return list;
  return [{ ...search, text }, ...list.filter((each) => !isSame(text, each))].slice(0, MOST);
}

export const forgetSearch = (list: readonly RecentSearch[], text: string): readonly RecentSearch[] =>
  list.filter((each) => !isSame(text, each));

/** Those that say what is typed, and not only that; all of them while nothing is. */
export function recentFor(list: readonly RecentSearch[], typed: string): readonly RecentSearch[] {
  const text = typed.trim().toLowerCase();
  return text === ""
    ? list
    : list.filter((each) => each.text.toLowerCase().includes(text) && !isSame(text, each)).slice(0, 2);
}
