import { selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../../browser-storage.ts";
import { forgetSearch, parseRecent, printRecent, recentFor, rememberSearch } from "./recent-searches.ts";

const KEY = "recent-searches";
const RECENT = selectorOf("recent");

/** One of the searches that a browser remembers, and the option that takes all of them out. */
export const RECENT_SEARCH = selectorOf("recentSearch");
export const FORGETS_ALL = selectorOf("forgets", "searches");

/** The searches of this browser in a list of suggestions, which the server renders without any. */
export interface RecentGroup {
  isAny(): boolean;
  /** Puts those that go with what is typed into the list. */
  put(): void;
  remember(text: string, href: string): void;
  /** Takes out the search of a row, or all of them, also in the list. */
  forget(option: Element | null): void;
}

/** The group of a box's list; a list may be put in its place at any time. */
export function recentGroup(box: HTMLInputElement, list: HTMLElement): RecentGroup {
  const storage = browserStorage("local");
  const searches = () => parseRecent(storage.getItem(KEY));

  /** Each is a copy of the one empty row. */
  function put(): void {
    const group = list.querySelector<HTMLElement>(RECENT);
    const [row, ...others] = group?.querySelectorAll<HTMLElement>(RECENT_SEARCH) ?? [];
    if (!group || !row) return;
    for (const other of others) other.remove();
    const rows = recentFor(searches(), box.value).map(({ text, href }) => {
      const made = row.cloneNode(true) as HTMLElement;
      made.querySelector("a")?.setAttribute("href", href);
      made.querySelector("a > span")?.replaceChildren(text);
      made.hidden = false;
      return made;
    });
    row.hidden = true;
    row.after(...rows);
    group.hidden = rows.length === 0;
  }

  return {
    isAny: () => searches().length > 0,
    put,
    remember: (text, href) => storage.setItem(KEY, printRecent(rememberSearch(searches(), { text, href }))),
    forget(option) {
      const text = option?.querySelector("a > span")?.textContent ?? "";
      storage.setItem(KEY, printRecent(option?.matches(FORGETS_ALL) ? [] : forgetSearch(searches(), text)));
      put();
    },
  };
}
