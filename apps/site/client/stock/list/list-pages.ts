import { type ListText, readList } from "./read-list.ts";
import { addCars, replaceList } from "./replace-list.ts";
import type { SentFields } from "./sent-fields.ts";

/** The list of a page; its one element is what another list takes the place of. */
const LIST = "[data-list]";

/** The list in the text of a page, or in the beginning of one. */
const listIn = (html: string): Element | null =>
  new DOMParser().parseFromString(html, "text/html").querySelector(LIST)?.firstElementChild ?? null;

/** Waits until what was changed is painted and the browser has nothing else to do. Not every browser says when. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 100);
  });

/** A list that is to be put into the page whole. */
async function readWhole(response: Response): Promise<ListText> {
  const { beginning, rest } = await readList(response);
  return { beginning: beginning + (await rest()), rest: () => Promise.resolve("") };
}

const withoutHash = (address: string): string => address.split("#", 1)[0] ?? "";

const addressOf = ({ pathname, search }: URL | Location): string => `${pathname}${search}`;

/** The addresses whose lists were put into the page here: for them the framework draws what it drew before. */
const own = new Set<string>();
/** The last of them as it came, for a shopper who goes to a car and back. */
let last: { address: string; html: string } | null = null;

export interface ListPages {
  /**
   * Shows the list of an address of this path, which forms that were sent or a link lead to, and writes an entry of the
   * history for it. False where another one was asked for meanwhile.
   */
  open(address: string, sent?: SentFields): Promise<boolean>;
  /** Shows the list of the present address, where another one is shown. */
  follow(): Promise<void>;
  /** Writes the entry of the list that is shown, where the browser was not idle yet: the shopper goes on from it. */
  writeEntry(): void;
  /** Nothing that is on its way is shown any more: the shopper has chosen another page. */
  readonly stop: () => void;
  /** The page is left. */
  leave(): void;
}

const NOTHING_SENT: SentFields = new Map();

/** A list that takes longer is opened as a page of its own, so that the browser shows that it waits, or what is wrong. */
const SLOW_MS = 5000;

/** A list that is asked for. */
interface Wanted {
  readonly address: string;
  /**
   * When an entry of the history is written for it. To write one takes a phone as long as to draw the cars, so they are
   * drawn first; but a link may scroll the page, and the browser keeps with the entry that is left where the page stood.
   */
  readonly entry: "none" | "first" | "last";
  readonly sent: SentFields;
}

/** A list whose beginning stands in the page. */
interface Begun extends ListText {
  readonly place: Element;
  readonly address: string;
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
  let unwritten: string | null = null;
  /** How many lists were put into the page: the same address may be shown again while the rest of it is on its way. */
  let times = 0;
  let onItsWay: (Pick<Wanted, "address" | "sent"> & { asking: AbortController; done: Promise<void> }) | null =
    null;

  /** What was sent for a list that is still on its way: the list that takes its place answers it. */
  const unanswered = (): SentFields => onItsWay?.sent ?? NOTHING_SENT;

  const writeEntry = (): void => {
    if (unwritten !== null) history.pushState(null, "", unwritten);
    unwritten = null;
  };

  const settle = (): void => {
    onItsWay = null;
    root.setAttribute("aria-busy", "false");
  };

  /** What a list that is shown in part still waits for is left to come. */
  const stop = (): void => {
    onItsWay?.asking.abort();
    settle();
  };

  /** Puts the list of a page in its place, at an address that may name a place in it; null where the page has none. */
  const put = (html: string, address: string, { sent, entry }: Omit<Wanted, "address">): Element | null => {
    const drawn = listIn(html);
    const place = root.firstElementChild;
    if (!drawn || !place) return null;
    unwritten = entry === "none" ? null : address;
    if (entry === "first") writeEntry();
    replaceList(place, drawn, sent);
    root.setAttribute("aria-busy", "false");
    shown = withoutHash(address);
    times += 1;
    own.add(shown);
    onShown();
    return place;
  };

  /** Does what no shopper waits for, once a list stands in the page. */
  const finish = async ({ place, address, beginning, rest }: Begun): Promise<void> => {
    const time = times;
    const whileShown = (run: () => void): void => {
      if (shown !== null && times === time) run();
    };
    void untilIdle().then(() => whileShown(writeEntry));
    try {
      const others = await rest();
      whileShown(() => (last = { address, html: beginning + others }));
      await untilIdle();
      if (others !== "") whileShown(() => addCars(place, others));
    } catch {
      // One that is on its way takes its place, or opens its own page.
      if (!onItsWay) whileShown(() => openPage(address));
    }
  };

  const ask = async (wanted: Wanted, { signal }: AbortController): Promise<void> => {
    const { address, entry } = wanted;
    const slow = setTimeout(() => openPage(address), SLOW_MS);
    try {
      const response = await fetch(address, { headers: { accept: "text/html" }, signal });
      if (signal.aborted) return;
      const found = new URL(response.url);
      if (!response.ok || found.pathname !== location.pathname) return openPage(address);
      const { hash } = new URL(address, found);
      // A list that is left, or looked at far below its beginning, must be as long as it was.
      const inParts = entry !== "none" && hash === "" && scrollY < innerHeight;
      const list = await (inParts ? readList(response) : readWhole(response));
      if (signal.aborted) return;
      const place = put(list.beginning, addressOf(found) + hash, wanted);
      if (place) void finish({ place, address: addressOf(found), ...list });
      else openPage(address);
    } catch {
      if (!signal.aborted) openPage(address);
    } finally {
      clearTimeout(slow);
      if (!signal.aborted) settle();
    }
  };

  const show = async (wanted: Wanted): Promise<void> => {
    const { address, entry, sent } = wanted;
    newest = address;
    writeEntry();
    // A field that is left by Enter changes and sends its form.
    if (onItsWay?.address === address) return onItsWay.done;
    stop();
    // What was sent for another list must be answered by this one.
    if (withoutHash(address) === shown && (entry === "last" || sent.size === 0)) return undefined;
    const asking = new AbortController();
    root.setAttribute("aria-busy", "true");
    const done = ask(wanted, asking);
    onItsWay = { address, sent, asking, done };
    return done;
  };

  return {
    open: async (address, sent) => {
      await show({ address, entry: sent ? "last" : "first", sent: sent ?? unanswered() });
      return newest === address;
    },
    follow: async () => {
      const address = addressOf(location);
      unwritten = null;
      const isLast = address !== shown && last?.address === address;
      const wanted = { address, entry: "none", sent: unanswered() } as const;
      if (isLast && last && put(last.html, address, wanted)) stop();
      else await show(wanted);
    },
    writeEntry,
    stop,
    leave: () => {
      stop();
      [shown, unwritten] = [null, null];
    },
  };
}
