import { readList } from "./read-list.ts";
import { addCars, replaceList, type SentFields, sentFields } from "./replace-list.ts";

/** The list of a page; its one element is what another list takes the place of. */
const LIST = "[data-list]";

/** The list in the text of a page, or in the beginning of one. */
const listIn = (html: string): Element | null =>
  new DOMParser().parseFromString(html, "text/html").querySelector(LIST)?.firstElementChild ?? null;

/** Runs once what was changed is painted and the browser has nothing else to do. Not every browser says when. */
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 300 });
  else setTimeout(run, 100);
};

const withoutHash = (address: string): string => address.split("#", 1)[0] ?? "";

const addressOf = ({ pathname, search }: URL | Location): string => `${pathname}${search}`;

/** The addresses whose lists were put into the page here: for them the framework draws what it drew before. */
const own = new Set<string>();
/** The last of them as it came, for a shopper who goes to a car and back. */
let last: { address: string; html: string } | null = null;

export interface ListPages {
  /**
   * Shows the list of an address of this path, which a form or a link leads to, and writes an entry of the history for it.
   * False where another one was asked for meanwhile.
   */
  open(address: string, form?: HTMLFormElement): Promise<boolean>;
  /** Shows the list of the present address, where another one is shown. */
  follow(): Promise<void>;
  /** Nothing that is on its way is shown any more. */
  leave(): void;
}

const NOTHING_SENT: SentFields = new Map();

/** A list that takes longer is opened as a page of its own, so that the browser shows that it waits, or what is wrong. */
const SLOW_MS = 5000;

/** A list that is asked for. */
interface Wanted {
  readonly address: string;
  /** Whether it is a new entry of the history. */
  readonly writesEntry: boolean;
  readonly sent: SentFields;
}

interface Around {
  /** Called once another list stands in the page. */
  readonly onShown: () => void;
  /** Opens the page of an address whose list cannot be put into this one. */
  readonly openPage: (address: string) => void;
}

/**
 * Shows lists of other addresses in the place of the present one: the page of an address is fetched as a browser fetches it,
 * from the same caches, and its list is put into this page. What cannot be shown so is opened as a page of its own.
 *
 * @param root The element with `data-list`; it is `aria-busy` while a list is on its way.
 */
export function listPages(root: HTMLElement, { onShown, openPage }: Around): ListPages {
  let shown = own.has(addressOf(location)) ? null : addressOf(location);
  let newest: string | null = null;
  let onItsWay: { address: string; asking: AbortController; done: Promise<void> } | null = null;

  const leave = (): void => {
    onItsWay?.asking.abort();
    onItsWay = null;
    root.setAttribute("aria-busy", "false");
  };

  /** Puts the list of a page in its place, at an address that may name a place in it; null where the page has none. */
  const put = (
    html: string,
    address: string,
    { sent, writesEntry }: Omit<Wanted, "address">,
  ): Element | null => {
    const drawn = listIn(html);
    const place = root.firstElementChild;
    if (!drawn || !place) return null;
    if (writesEntry) history.pushState(null, "", address);
    replaceList(place, drawn, sent);
    shown = withoutHash(address);
    own.add(shown);
    onShown();
    return place;
  };

  const ask = async (wanted: Wanted, { signal }: AbortController): Promise<void> => {
    const { address, writesEntry } = wanted;
    const slow = setTimeout(() => openPage(address), SLOW_MS);
    try {
      const response = await fetch(address, { headers: { accept: "text/html" }, signal });
      if (signal.aborted) return;
      const found = new URL(response.url);
      if (!response.ok || found.pathname !== location.pathname) return openPage(address);
      const { beginning, rest } = await readList(response);
      const { hash } = new URL(address, found);
      // A list that is left, or looked at far below its beginning, must be as long as it was.
      const inParts = writesEntry && hash === "" && scrollY < innerHeight;
      const first = inParts ? beginning : beginning + (await rest());
      if (signal.aborted) return;
      const place = put(first, addressOf(found) + hash, wanted);
      if (!place) return openPage(address);
      clearTimeout(slow);
      root.setAttribute("aria-busy", "false");
      const others = inParts ? await rest() : "";
      if (signal.aborted) return;
      last = { address: addressOf(found), html: first + others };
      if (others !== "")
        whenIdle(() => {
          if (shown === addressOf(found)) addCars(place, others);
        });
    } catch {
      if (!signal.aborted) openPage(address);
    } finally {
      clearTimeout(slow);
      if (!signal.aborted) leave();
    }
  };

  const show = async (wanted: Wanted): Promise<void> => {
    const { address } = wanted;
    newest = address;
    // A field that is left by Enter changes and sends its form.
    if (onItsWay?.address === address) return onItsWay.done;
    leave();
    if (withoutHash(address) === shown) return undefined;
    const asking = new AbortController();
    root.setAttribute("aria-busy", "true");
    const done = ask(wanted, asking);
    onItsWay = { address, asking, done };
    return done;
  };

  return {
    open: async (address, form) => {
      await show({ address, writesEntry: true, sent: form ? sentFields(form) : NOTHING_SENT });
      return newest === address;
    },
    follow: async () => {
      const address = addressOf(location);
      const isLast = address !== shown && last?.address === address;
      if (isLast && last && put(last.html, address, { writesEntry: false, sent: NOTHING_SENT })) leave();
      else await show({ address, writesEntry: false, sent: NOTHING_SENT });
    },
    leave,
  };
}
