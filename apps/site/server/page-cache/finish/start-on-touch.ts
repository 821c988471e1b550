/**
 * Runs in the browser, sent as a file of its own, so it may use nothing outside itself. A page works without its
 * scripts, so they are fetched when the shopper first points, touches, types or tabs, which leaves the first moments to
 * the page itself. A shopper who was here before has kept things that only scripts can show, and gets them once the page
 * has loaded and the browser is idle; one who only reads gets them after some seconds.
 */
export function startOnTouch(): void {
  const READING_MS = 8000;
  const SIGNS = ["pointerover", "pointerdown", "touchstart", "wheel", "keydown", "focusin"];
  const sources = document.currentScript?.dataset["scripts"]?.split(" ") ?? [];
  // A phone's filters lie over the page from the moment they are opened.
  addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches("[data-filter-sheet]")) return;
      const covers = target.open && getComputedStyle(target).position === "fixed";
      document.documentElement.toggleAttribute("data-covered", covers);
    },
    { capture: true },
  );
  const listeners = new AbortController();
  const start = (): void => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    for (const source of sources) {
      const script = document.createElement("script");
      script.src = source;
      // They run in their order, whichever arrives first.
      script.async = false;
      document.head.append(script);
    }
  };
  const { signal } = listeners;
  for (const sign of SIGNS) addEventListener(sign, start, { signal, capture: true, passive: true });
  addEventListener("load", () => setTimeout(start, READING_MS), { signal });
  try {
    if (localStorage.length > 0)
      addEventListener(
        "load",
        () => ("requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start)),
        { signal },
      );
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
