import type { ListText } from "./read-list.ts";
import { type BegunList, beginList, listIn, type TakeList } from "./begin-list.ts";
import { addCars, replaceList } from "./replace-list.ts";
import type { SentFields } from "./sent-fields.ts";

/** Waits until what was changed is painted and the browser has nothing else to do. Not every browser says when. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 100);
  });

const nothing = (): Promise<string> => Promise.resolve("");

const withoutHash = (address: string): string => address.split("#", 1)[0] ?? "";

const addressOf = ({ pathname, search }: URL | Location): string => `${pathname}${search}`;

export interface ListPages {
  /**
   * Shows the list of an address of this path, which forms that were sent or a link lead to, and writes an entry of the
   * history for it. False where it is not shown after all, because another one is.
   */
  open(address: string, sent?: SentFields): Promise<boolean>;
  /** Shows the list of the present address, where another one is shown. */
  follow(): Promise<void>;
  /**
   * Completes the list that is shown and writes its entry, where the browser was not idle yet: the shopper goes on from it.
   * To be called before the fields of the list are read.
   */
  complete(): void;
  /** A requested list is not shown any more: the shopper has chosen another page. */
  readonly stop: () => void;
  /** The page is left. */
  leave(): void;
}

const NOTHING_SENT: SentFields = new Map();

/** A list that takes longer is opened as a page of its own, so that the browser shows that it waits, or what is wrong. */
const SLOW_MS = 5000;

/** A list to be shown. */
interface Wanted {
  readonly address: string;
  /**
   * When an entry of the history is written for it. To write one takes a phone as long as to render the cars, so they are
   * rendered first; but a link may scroll the page, and the browser keeps with the entry that is left where the page stood.
   */
  readonly entry: "none" | "first" | "last";
  readonly sent: SentFields;
}

/** A wanted list that is being fetched; `isShown` says in the end whether it was shown. */
interface Requested extends Wanted {
  readonly controller: AbortController;
  readonly isShown: Promise<boolean>;
}

/** All there is to know of the lists of a page. Where one is requested, the page is busy. */
interface ListState {
  /** The list in the page, another object each time one is put there. Its address is null where that is not known. */
  readonly shown: { readonly address: string | null };
  /** The address of the entry that is still to be written for it. */
  readonly entry: string | null;
  readonly requested: Requested | null;
}

/** A list whose beginning stands in the page. */
interface Begun extends Pick<ListText, "rest"> {
  readonly place: Element;
  readonly address: string;
}

interface Around {
  /** Called once another list stands in the page. */
  readonly onShown: () => void;
  /** Opens the page of an address whose list cannot be put into this one. */
  readonly openPage: (address: string) => void;
  /** Gives lists that were requested ahead. */
  readonly take: TakeList;
}

/**
 * Shows lists of other addresses in the place of the present one: the list of an address is fetched alone, or the page that it
 * stands in where the server sends that, and is put into this page. What cannot be shown so is opened as a page of its own.
 *
 * @param root The element that lists stand in; it is `aria-busy` while one is requested.
 */
export function listPages(root: HTMLElement, { onShown, openPage, take }: Around): ListPages {
  let state: ListState = { shown: { address: addressOf(location) }, entry: null, requested: null };
  const become = (next: Partial<ListState>): void => {
    state = { ...state, ...next };
    root.setAttribute("aria-busy", String(state.requested !== null));
  };

  /** What was sent for a list that is still requested: the list that takes its place answers it. */
  const pendingFields = (): SentFields => state.requested?.sent ?? NOTHING_SENT;

  /** Updates the filters of the list that is shown. */
  let updateFilters: (() => void) | null = null;

  const complete = (): void => {
    updateFilters?.();
    writeEntry();
  };

  const writeEntry = (): void => {
    if (state.entry === null) return;
    history.pushState(null, "", state.entry);
    become({ entry: null });
  };

  /** What a list that is shown in part still waits for is left to come. */
  const stop = (): void => {
    state.requested?.controller.abort();
    become({ requested: null });
  };

  /** Puts a list in its place, at an address that may name a place in it; null where the page has none. */
  const put = (
    rendered: Element | null,
    address: string,
    { sent, entry }: Omit<Wanted, "address">,
  ): Element | null => {
    const place = root.firstElementChild;
    if (!rendered || !place) return null;
    become({ entry: entry === "none" ? null : address });
    if (entry === "first") writeEntry();
    updateFilters = replaceList(place, rendered, sent);
    become({ shown: { address: withoutHash(address) }, requested: null });
    onShown();
    return place;
  };

  /** Does what no shopper waits for, once a list stands in the page. */
  const finish = async ({ place, address, rest }: Begun): Promise<void> => {
    const { shown } = state;
    const whileShown = (run: () => void): void => {
      if (state.shown === shown) run();
    };
    void untilIdle().then(() => whileShown(complete));
    try {
      const others = await rest();
      await untilIdle();
      if (others !== "") whileShown(() => addCars(place, others));
    } catch {
      // One that is requested takes its place, or opens its own page.
      if (!state.requested) whileShown(() => openPage(address));
    }
  };

  const request = async (wanted: Wanted, begun: BegunList): Promise<boolean> => {
    const { address, entry } = wanted;
    const { signal } = begun.controller;
    const slow = setTimeout(() => openPage(address), SLOW_MS);
    try {
      const response = await begun.response;
      if (signal.aborted) return false;
      const found = new URL(response.url);
      const isList = response.ok && found.pathname === location.pathname;
      const { hash } = new URL(address, found);
      // A list that is left, or looked at far below its beginning, must be as long as it was.
      const inParts = entry !== "none" && hash === "" && scrollY < innerHeight;
      const list = isList ? await begun.list : null;
      const whole = list && !inParts ? listIn(list.beginning + (await list.rest())) : null;
      if (signal.aborted) return false;
      const place = list && put(inParts ? list.element : whole, addressOf(found) + hash, wanted);
      if (place) void finish({ place, address: addressOf(found), rest: inParts ? list.rest : nothing });
      else openPage(address);
      return place !== null;
    } catch {
      if (!signal.aborted) openPage(address);
      return false;
    } finally {
      clearTimeout(slow);
      if (!signal.aborted) become({ requested: null });
    }
  };

  const show = async (wanted: Wanted): Promise<boolean> => {
    const { address, entry, sent } = wanted;
    complete();
    // A field that is left by Enter changes and sends its form.
    if (state.requested?.address === address) return state.requested.isShown;
    stop();
    // What was sent for another list must be answered by this one.
    if (withoutHash(address) === state.shown.address && (entry === "last" || sent.size === 0)) return true;
    const begun = take(address) ?? beginList(address);
    const isShown = request(wanted, begun);
    become({ requested: { ...wanted, controller: begun.controller, isShown } });
    return isShown;
  };

  return {
    open: (address, sent) => show({ address, entry: sent ? "last" : "first", sent: sent ?? pendingFields() }),
    follow: async () => {
      become({ entry: null });
      await show({ address: addressOf(location), entry: "none", sent: pendingFields() });
    },
    complete,
    stop,
    leave: () => {
      stop();
      become({ shown: { address: null }, entry: null });
    },
  };
}
