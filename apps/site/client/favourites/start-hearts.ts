import type { SiteEvent } from "@forecourt/analytics";
import {
  keepCar,
  keptCars,
  mergeWatchlists,
  parseWatchlist,
  printWatchlist,
  takeOutCar,
  type Watchlist,
} from "@forecourt/forms-machine";
import { readBehaviour, selectorOf, setBehaviour, servePresses } from "@forecourt/ui/behaviours";
import { EARLY_CLICKS } from "@forecourt/ui/early-presses";
import { browserStorage } from "../browser-storage.ts";
import { heartCar } from "../visit/heart-car.ts";
import { whenSeen } from "../visit/when-seen.ts";
import { followPage } from "./follow-page.ts";
import { askWatchlist, sendWatchlist } from "./watchlist-calls.ts";

const HEART = EARLY_CLICKS.heart;

/** Whose hearts they are, where an added car is tracked, and when they stop. */
export interface HeartsSetting {
  readonly website: string;
  readonly track: (event: SiteEvent) => void;
  readonly signal: AbortSignal;
  /** Shoppers of this site may sign in, so it is asked once who this is. */
  readonly hasAccounts: boolean;
}

/**
 * Follows the hearts of all pages until the signal: a press is stored in this browser at once and by the server beside
 * it, every heart and the count show what is stored, and other tabs follow. A browser that keeps nothing still shows the
 * presses of this page.
 */
export function startHearts({ website, track, signal, hasAccounts }: HeartsSetting): void {
  if (signal.aborted) return;
  const storage = browserStorage("local");
  const key = `${website}-favourites`;
  let list = parseWatchlist(storage.getItem(key));

  const render = (): void => {
    const saved = keptCars(list);
    const ids = new Set(saved.map(({ id }) => id));
    for (const heart of document.querySelectorAll<HTMLButtonElement>(HEART))
      setText(heart, "aria-pressed", String(ids.has(heart.value)));
    const count = saved.length === 0 ? "" : String(saved.length);
    for (const place of document.querySelectorAll(selectorOf("heartCount")))
      if (place.textContent !== count) place.textContent = count;
  };
  const keep = (changed: Watchlist): void => {
    list = changed;
    storage.setItem(key, printWatchlist(list));
    render();
  };
  const reread = (): void => {
    list = parseWatchlist(storage.getItem(key));
    render();
  };

  const press = (heart: HTMLButtonElement): void => {
    const car = heartCar(heart);
    const now = Date.now();
    const adds = !keptCars(list).some(({ id }) => id === car.id);
    keep(adds ? keepCar(list, car, now) : takeOutCar(list, car.id, now));
    const { id, slug, name, price } = car;
    track({ name: adds ? "favourite_added" : "favourite_removed", car: { id, slug, name, price } });
    // The server knows the picture, too.
    void sendWatchlist(
      "/api/favourites",
      list.filter((entry) => entry.id === id),
    ).then((stored) => stored && keep(mergeWatchlists(list, stored.watchlist)));
  };

  /** On the favourites' own page: unites this browser's list with what plain forms and other devices did. */
  const agree = async (garage: Element): Promise<void> => {
    const stored = await askWatchlist("/api/favourites");
    if (!stored) return;
    keep(mergeWatchlists(list, stored.watchlist));
    const unknown = notIn(stored.watchlist);
    if (unknown.length > 0 && !(await sendWatchlist("/api/favourites", unknown))) return;
    if (!garage.isConnected || showsTheList()) return;
    // A browser that refuses the cookie would render the same page for ever.
    const session = browserStorage("session");
    const reason = printWatchlist(list);
    if (session.getItem(key) === reason) return;
    session.setItem(key, reason);
    if (session.getItem(key) === reason) location.reload();
  };
  const notIn = (other: Watchlist): Watchlist => {
    const known = new Set(other.map(({ id, at }) => `${id} ${at}`));
    return list.filter(({ id, at }) => !known.has(`${id} ${at}`));
  };
  /** Once a load: unites this browser's list with the account's. A session that is over takes nothing away. */
  const joinAccount = async (): Promise<void> => {
    const account = await askWatchlist("/api/auth");
    if (account?.email == null) return;
    setBehaviour(document.documentElement, "signedIn", true);
    keep(mergeWatchlists(list, account.watchlist));
    const unknown = notIn(account.watchlist);
    const union = unknown.length > 0 ? await sendWatchlist("/api/auth", unknown) : null;
    if (union) keep(mergeWatchlists(list, union.watchlist));
  };
  /** The page may have been rendered before the server knew what this browser keeps. */
  const showsTheList = (): boolean => {
    const rendered = [...document.querySelectorAll(`${selectorOf("garage")} ${selectorOf("kept")}`)];
    const shown = new Set(rendered.map((car) => readBehaviour(car, "kept")));
    const saved = keptCars(list);
    return saved.length === shown.size && saved.every(({ id }) => shown.has(id));
  };

  document.addEventListener(
    "click",
    (event) => {
      const heart = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(HEART) : null;
      if (!heart) return;
      event.preventDefault();
      press(heart);
    },
    { signal },
  );
  servePresses("heart");
  // Another tab that signed out has taken everything away, which names no key.
  window.addEventListener("storage", (event) => (event.key ?? key) === key && reread(), { signal });
  window.addEventListener("pageshow", (event) => event.persisted && reread(), { signal });
  let garage: Element | null = null;
  const follow = (): void => {
    render();
    const shown = document.querySelector(selectorOf("garage"));
    if (shown && shown !== garage) void agree(shown);
    garage = shown;
  };
  followPage(signal, follow);
  if (hasAccounts) whenSeen(document, () => void joinAccount());
}

const setText = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};
