/** The names of the attributes that the starter reads and writes. */
export interface StarterAttributes {
  /** On its own script: the files to fetch. */
  readonly scripts: string;
  /** On a phone's filters. */
  readonly sheet: string;
  /** On the document while they cover it. */
  readonly covered: string;
  /** On the button whose greeting comes by itself, some seconds after the page. */
  readonly greeting: string;
}

/** What the starter is given by the file it is sent in. */
export interface Starter extends StarterAttributes {
  /** Holds what is pressed meanwhile; gives what lets everything go where the scripts cannot be fetched. */
  readonly hold: () => () => void;
}

/**
 * Runs in the browser, sent as a file of its own, so it may use nothing outside itself. A page works without its
 * scripts, so they are fetched when the shopper first points, touches, types or tabs, which leaves the first moments to
 * the page itself. A page that greets its shoppers fetches them in time for that. A shopper who was here
 * before has stored things that only scripts can show, and gets them once the page has loaded and the browser is idle; one
 * who only reads gets them after some seconds.
 */
export function startOnTouch({ scripts, sheet, covered, greeting, hold }: Starter): void {
  const READING_MS = 8000;
  // A greeting is due three seconds after the page, and its script has to be there by then.
  const GREETED_MS = 1000;
  // A click that comes from no pointer is one of assistive technology.
  const SIGNS = ["pointerover", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "click"];
  // A finger that is lifted sooner has its click painted first: to request the scripts takes a phone some 20 ms.
  const LAIN_MS = 50;
  // A finger that lies longer than a tap may lie for seconds.
  const TAP_MS = 400;
  const DOUBLE_TAP_MS = 500;
  const DOUBLE_TAP_PX = 40;
  let covering = false;
  let uncovered = Number.NEGATIVE_INFINITY;
  let x = 0;
  let y = 0;
  // Until the scripts run that wait for a tap.
  let onClick: (() => void) | null = null;
  const sources = document.currentScript?.getAttribute(scripts)?.split(" ") ?? [];
  // A phone's filters lie over the page from the moment they are opened.
  addEventListener(
    "toggle",
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.hasAttribute(sheet)) return;
      const covers = target.open && getComputedStyle(target).position === "fixed";
      if (covering && !covers) uncovered = timeStamp;
      covering = covers;
      document.documentElement.toggleAttribute(covered, covers);
    },
    { capture: true },
  );
  // The second tap of a double one, at the same place, was meant for what is gone, not for the car that stood under it.
  addEventListener(
    "click",
    (event) => {
      onClick?.();
      const isNear = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_TAP_PX;
      x = event.clientX;
      y = event.clientY;
      if (!isNear || event.timeStamp - uncovered > DOUBLE_TAP_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  const listeners = new AbortController();
  const fetchScripts = (): void => {
    for (const source of sources) {
      const script = document.createElement("script");
      script.src = source;
      // They run in their order, whichever arrives first.
      script.async = false;
      script.addEventListener("error", letGo);
      document.head.append(script);
    }
  };
  // Scripts that run while a finger lies on the page or its click is handled would delay what the press shows. So they are only
  // requested while it lies, and run once that is painted, or the finger scrolls.
  const afterTap = (run: () => void): void => {
    const requesting = setTimeout(() => {
      for (const source of sources) {
        const link = document.createElement("link");
        link.rel = "preload";
        link.as = "script";
        link.href = source;
        document.head.append(link);
      }
    }, LAIN_MS);
    const runOnce = (): void => {
      clearTimeout(requesting);
      if (onClick) run();
      onClick = null;
    };
    onClick = () => {
      clearTimeout(requesting);
      requestAnimationFrame(() => setTimeout(runOnce));
    };
    addEventListener("pointercancel", runOnce);
    setTimeout(runOnce, TAP_MS);
  };
  const start = (sign: object = {}): void => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    // The framework takes over a page that is there whole.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", fetchScripts);
    else if ("pointerType" in sign && sign.pointerType === "touch") afterTap(fetchScripts);
    else fetchScripts();
  };
  const { signal } = listeners;
  for (const sign of SIGNS) addEventListener(sign, start, { signal, capture: true, passive: true });
  // After the signs, since a held press goes no further.
  const letGo = hold();
  const greets = (): boolean => document.querySelector(`[${greeting}*='"popup":true']`) !== null;
  addEventListener("load", () => setTimeout(start, greets() ? GREETED_MS : READING_MS), { signal });
  try {
    if (localStorage.length > 0)
      addEventListener(
        "load",
        () => ("requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start)),
        { signal },
      );
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}
