type Selectors = Readonly<Record<string, string>>;

/** What is held, and what is heard of again, as selectors by the script that answers it: see `EARLY_PRESSES`. */
export interface EarlyPresses {
  readonly click: Selectors;
  readonly submit: Selectors;
  readonly change: Selectors;
  readonly typed: Selectors;
  readonly stays: Selectors;
}

export interface HeldPresses {
  readonly presses: EarlyPresses;
  /** The event by which a script says which kind it answers from now on. */
  readonly serves: string;
  /** The attribute of what opens a dialog, with that one's id. */
  readonly opens: string;
}

/**
 * Holds what is pressed, sent or changed before the page's scripts can answer it, and plays it again, in order, once they say
 * that they can. What the browser itself has done by then (a ticked box, a call) stays done, and scripts hear of it. Where
 * no script comes any more the browser does with a held press what it does without one. Runs in the browser as part of the
 * starter, so it may use nothing outside itself. Gives what lets everything go.
 */
export function holdPresses({ presses, serves, opens }: HeldPresses): () => void {
  // Counted from the last script that came.
  const WAIT_MS = 5000;
  // A press that is answered sooner needs no sign that it waits.
  const SIGN_MS = 100;
  const BUSY = "aria-busy";
  const TYPES: Readonly<Record<keyof EarlyPresses, readonly string[]>> = {
    click: ["click"],
    submit: ["submit"],
    change: ["input", "change"],
    typed: ["input", "change", "toggle"],
    stays: ["click"],
  };
  const rows = (["click", "submit", "change", "typed", "stays"] as const).flatMap((name) =>
    Object.entries(presses[name]).map(([kind, selector]) => ({
      kind,
      selector,
      types: TYPES[name],
      isHeld: name === "click" || name === "submit",
      isShown: name !== "typed" && name !== "stays",
    })),
  );
  interface Press {
    readonly kind: string;
    readonly isHeld: boolean;
    readonly type: string;
    readonly target: Element;
    readonly element: HTMLElement;
    readonly by: HTMLElement | null;
    /** What says that it waits: the button, or the list that will be another. */
    readonly sign: Element | null;
    readonly text: string | null;
  }
  const served = new Set<string>();
  let queue: Press[] = [];
  let isOver = false;
  let isPlaying = false;
  let timer = 0;

  const waits = ({ isHeld }: Press): boolean => isHeld;
  const hold = (event: Event): void => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof MouseEvent && (event.button || event.metaKey || event.ctrlKey || event.shiftKey))
      return;
    for (const { kind, selector, types, isHeld, isShown } of rows) {
      const element = types.includes(type) ? target.closest<HTMLElement>(selector) : null;
      const dialog = element?.getAttribute(opens) ?? null;
      // A dialog that is not in the page is a page of its own.
      if (!element || (dialog !== null && !document.getElementById(dialog))) continue;
      if (isPlaying) {
        // The browser has followed the link already.
        if (!isHeld && type === "click") event.preventDefault();
        return;
      }
      // What is pressed while others wait comes after them.
      if (isHeld ? isOver || (served.has(kind) && !queue.some(waits)) : served.has(kind)) return;
      if (isHeld) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      const by = event instanceof SubmitEvent ? event.submitter : null;
      const sign = isShown ? (by ?? element) : null;
      // The framework writes a text area's first text into it again as it takes over the page.
      const text = target instanceof HTMLTextAreaElement ? target.value : null;
      const press = { kind, isHeld, type, target, element, by, sign, text };
      // A form is sent once, by the button that was pressed last, and a field says once what was chosen last.
      if (type !== "click")
        queue = queue.filter((other) => {
          const isSame = other.type === type && other.target === target;
          if (isSame) other.sign?.removeAttribute(BUSY);
          return !isSame;
        });
      queue.push(press);
      setTimeout(() => {
        if (queue.includes(press)) sign?.setAttribute(BUSY, "true");
      }, SIGN_MS);
      if (isHeld) timer ||= window.setTimeout(letGo, WAIT_MS);
      return;
    }
  };

  const play = ({ isHeld, type, target, element, by, sign, text }: Press): void => {
    sign?.removeAttribute(BUSY);
    // Where another element has taken its place, it is back in the page for the moment of its press.
    let gone: Element | null = null;
    if (!target.isConnected) for (gone = target; gone.parentElement; ) gone = gone.parentElement;
    if (gone) document.body.append(gone);
    const pressed = by?.isConnected ? by : element;
    isPlaying = true;
    if (text !== null && target instanceof HTMLTextAreaElement && target.value !== text) target.value = text;
    if (!isHeld) {
      const Again = type === "click" ? MouseEvent : Event;
      target.dispatchEvent(new Again(type, { bubbles: type !== "toggle", cancelable: true }));
    } else if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
    isPlaying = false;
    gone?.remove();
  };
  const playReady = (): void => {
    const waiting: Press[] = [];
    for (const press of queue.splice(0)) {
      const { kind, isHeld } = press;
      const isReady = served.has(kind) || (isOver && isHeld);
      // Held presses keep their order; what the browser has done is heard of at once.
      if (isReady && !(isHeld && waiting.some(waits))) play(press);
      else waiting.push(press);
    }
    queue = waiting;
    if (queue.some(waits)) return;
    clearTimeout(timer);
    timer = 0;
  };
  const letGo = (): void => {
    isOver = true;
    playReady();
  };

  for (const type of new Set(Object.values(TYPES).flat())) addEventListener(type, hold, { capture: true });
  // Where a text area's first text is written again before another was typed, its caret goes to the start: it is put back.
  let caret: readonly [area: HTMLTextAreaElement, start: number, end: number] | null = null;
  const rewritten = new MutationObserver(() => {
    const [area, start, end] = caret ?? [];
    if (area && area === document.activeElement && area.value === area.defaultValue)
      area.setSelectionRange(start ?? 0, end ?? 0);
  });
  const noteCaret = (): void => {
    const area = document.activeElement;
    if (!(area instanceof HTMLTextAreaElement)) return;
    caret = [area, area.selectionStart, area.selectionEnd];
    rewritten.observe(area, { childList: true });
  };
  for (const type of ["focusin", "selectionchange"]) document.addEventListener(type, noteCaret);
  // A browser that shows a page before this has come lets its shopper choose, type and open by then. What it brings back was not
  // done here.
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation && "type" in navigation && navigation.type === "navigate") {
    const changed: (readonly [Element, string])[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
      if (field.checked !== field.defaultChecked) changed.push([field, "change"]);
    for (const field of document.querySelectorAll("select")) {
      const rendered = [...field.options].findIndex((option) => option.defaultSelected);
      if (field.selectedIndex !== Math.max(0, rendered)) changed.push([field, "change"]);
    }
    for (const field of document.querySelectorAll("textarea"))
      if (field.value !== field.defaultValue) changed.push([field, "input"]);
    for (const box of document.querySelectorAll("details[open]")) changed.push([box, "toggle"]);
    for (const [element, type] of changed)
      element.dispatchEvent(new Event(type, { bubbles: type !== "toggle" }));
  }
  document.addEventListener(serves, (event) => {
    if (event instanceof CustomEvent) served.add(String(event.detail));
    // Other scripts of the same moment come to listen first, such as the one that counts presses.
    queueMicrotask(playReady);
  });
  new PerformanceObserver((fetched) => {
    const isScript = fetched
      .getEntries()
      .some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === "script");
    if (!timer || !isScript || isOver) return;
    clearTimeout(timer);
    timer = window.setTimeout(letGo, WAIT_MS);
  }).observe({ type: "resource" });
  return letGo;
}
