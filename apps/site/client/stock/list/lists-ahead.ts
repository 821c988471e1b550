import { type BegunList, beginList, type TakeList } from "./begin-list.ts";

/** So many lists of a page are requested because the shopper may press what leads to them. */
const LIKELY = 4;
/** A pointer or the focus that stays this long is at rest. */
const REST_MS = 100;
/** A list that was requested longer ago is requested anew. */
const FRESH_MS = 5000;

/** What lists are requested ahead of, and to which one each leads. */
interface Ahead {
  /** The address of the list that a press on an element leads to; null where it leads to none. */
  readonly addressOf: (pressed: Element) => string | null;
  readonly signal: AbortSignal;
}

/** What a press on an element chooses as a whole. */
const choiceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("label, a") : null;

/**
 * Requests lists before they are chosen: one whose box or link is being pressed, taken back where the press is, and a few that the
 * pointer or the focus of a keyboard rests on, none of those for a shopper who saves data. One is requested at a time.
 */
export function requestAhead(root: HTMLElement, { addressOf, signal }: Ahead): TakeList {
  let begun: (BegunList & { readonly at: number }) | null = null;
  let likely =
    "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData ? 0 : LIKELY;
  let pressed: Element | null = null;
  let rests: ReturnType<typeof setTimeout>;
  const take: TakeList = (address) => {
    const found = begun;
    begun = null;
    if (found?.address === address && performance.now() - found.at < FRESH_MS) return found;
    found?.controller.abort();
    return null;
  };
  const begin = (address: string): void => {
    const list = { at: performance.now(), ...(take(address) ?? beginList(address)) };
    begun = list;
    list.response.catch(() => begun === list && take(""));
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    names: readonly Name[],
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    for (const name of names) root.addEventListener(name, listener, { signal, passive: true });
  };
  const rest = ({ target }: Event): void => {
    clearTimeout(rests);
    rests = setTimeout(() => {
      const choice = choiceAt(target);
      // What was pressed last leads back.
      const address = likely > 0 && choice && choice !== pressed ? addressOf(choice) : null;
      if (address === null || address === begun?.address) return;
      likely -= 1;
      begin(address);
    }, REST_MS);
  };
  on(["pointerover"], (event) => event.pointerType === "mouse" && rest(event));
  on(
    ["focusin"],
    (event) => event.target instanceof Element && event.target.matches(":focus-visible") && rest(event),
  );
  on(["pointerout", "focusout", "change"], () => clearTimeout(rests));
  on(["pointerdown"], ({ target, button, isPrimary }) => {
    clearTimeout(rests);
    pressed = button === 0 && isPrimary ? choiceAt(target) : null;
    const address = pressed && addressOf(pressed);
    if (address !== null) begin(address);
  });
  on(["pointerup", "pointercancel"], ({ type, clientX, clientY }) => {
    const released = type === "pointerup" && choiceAt(document.elementFromPoint(clientX, clientY));
    if (!pressed || pressed === released) return;
    take("");
    pressed = null;
  });
  return take;
}
