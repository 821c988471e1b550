import { completeList, replaceList, type SentFields, sentFields } from "./replace-list.ts";

/** The list of a page; its one element is what another list takes the place of. */
const LIST = "[data-list]";

/** Begins the first card that no screen shows at first. */
const LATER = "<li data-later";

/** Ends the part of a page that lists stand in. */
const END = "</main>";

/** The list in the text of a page, or in the beginning of one. */
const listIn = (html: string): Element | null =>
  new DOMParser().parseFromString(html, "text/html").querySelector(LIST)?.firstElementChild ?? null;

/**
 * The text of a page to the end of its lists. A page that is drawn for one shopper goes on with the framework's own copy of
 * it, as long again, which a list does not need. Pages that the browser keeps are read whole, or they would not be kept.
 */
async function readLists(response: Response): Promise<string> {
  if (!response.body || response.headers.get("cache-control")?.includes("private") !== true)
    return upToEnd(await response.text());
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const from = Math.max(0, html.length - END.length);
    html += part.value;
    if (html.includes(END, from)) break;
  }
  void reader.cancel();
  return upToEnd(html);
}

const upToEnd = (html: string): string => html.split(END, 1)[0] ?? "";

/** Runs once what was changed is painted and the browser has nothing else to do. Not every browser says when. */
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 300 });
  else setTimeout(run, 100);
};

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

/** How a list is put into the page. */
interface Put {
  /** The cars out of sight come once the others are painted. */
  readonly inParts: boolean;
  readonly sent: SentFields;
  readonly beforePut?: () => void;
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

  /** Puts the list of a page in its place; false where the page has none. */
  const put = (html: string, address: string, { inParts, sent, beforePut }: Put): boolean => {
    const end = inParts ? html.indexOf(LATER) : -1;
    const drawn = listIn(end < 0 ? html : html.slice(0, end));
    const place = root.firstElementChild;
    if (!drawn || !place) return false;
    beforePut?.();
    replaceList(place, drawn, sent);
    shown = address;
    own.add(address);
    last = { address, html };
    onShown();
    if (end >= 0)
      whenIdle(() => {
        const whole = shown === address ? listIn(html) : null;
        if (whole) completeList(place, whole);
      });
    return true;
  };

  const ask = async ({ address, writesEntry, sent }: Wanted, { signal }: AbortController): Promise<void> => {
    const slow = setTimeout(() => openPage(address), SLOW_MS);
    try {
      const response = await fetch(address, { headers: { accept: "text/html" }, signal });
      const html = response.ok ? await readLists(response) : "";
      if (signal.aborted) return;
      const found = new URL(response.url);
      const { hash } = new URL(address, found);
      const beforePut = (): void => {
        if (writesEntry) history.pushState(null, "", addressOf(found) + hash);
      };
      // A list that is left, or looked at far below its beginning, must be as long as it was.
      const inParts = writesEntry && hash === "" && scrollY < innerHeight;
      const isHere = found.pathname === location.pathname;
      if (!isHere || !put(html, addressOf(found), { inParts, sent, beforePut })) openPage(address);
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
    if (address.split("#", 1)[0] === shown) return undefined;
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
      if (isLast && last && put(last.html, address, { inParts: false, sent: NOTHING_SENT })) leave();
      else await show({ address, writesEntry: false, sent: NOTHING_SENT });
    },
    leave,
  };
}
