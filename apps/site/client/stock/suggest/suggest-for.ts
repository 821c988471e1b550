import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { FORGETS_ALL, RECENT_SEARCH, recentGroup } from "./recent-group.ts";
import { suggestionPopup } from "./suggestion-popup.ts";

/** Letters that follow each other quicker are requested together. */
const PAUSE_MS = 100;

/** The box that has the focus, and what ends its suggestions: a box that was taken out of the page loses no focus. */
let current: { readonly box: HTMLInputElement; readonly ends: AbortController } | null = null;

/**
 * Makes a search box that has the focus a combobox: what is typed is suggested for, a newer text ends the request for an
 * older one, and the searches of this browser are added here, so that the response is the same for everybody. It ends
 * when the box loses the focus.
 */
export function suggestFor(box: HTMLInputElement): void {
  const address = readBehaviour(box, "suggestions");
  if (address === null || current?.box === box || document.activeElement !== box) return;
  current?.ends.abort();
  const ends = new AbortController();
  current = { box, ends };
  const { signal } = ends;
  const popup = suggestionPopup(box, signal);
  const recent = recentGroup(box, popup.list);
  let request = new AbortController();
  let timer = 0;
  let sentAt = 0;

  function put(html: string): void {
    popup.list.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
    recent.put();
    popup.show();
  }

  async function ask(): Promise<void> {
    request.abort();
    request = new AbortController();
    sentAt = performance.now();
    const own = request.signal;
    try {
      const response = await fetch(`${address}?${new URLSearchParams({ q: box.value.trim() }).toString()}`, {
        signal: own,
      });
      const html = response.ok ? await response.text() : null;
      if (own.aborted) return;
      if (html === null) popup.close();
      else put(html);
    } catch {
      // The connection is gone: what stands there is about another text. A newer request shows its own.
      if (!own.aborted) popup.close();
    }
  }

  /** Nothing is requested for nothing: an empty box has the searches of this browser, if there are some. */
  function askSoon(): void {
    if (box.value.trim() === "" && !recent.isAny()) return stopAsking();
    clearTimeout(timer);
    request.abort();
    timer = window.setTimeout(() => void ask(), Math.max(0, sentAt + PAUSE_MS - performance.now()));
  }

  function stopAsking(): void {
    clearTimeout(timer);
    request.abort();
    popup.close();
  }

  function forget(option: Element | null): void {
    recent.forget(option);
    popup.show();
  }

  function onKey(event: KeyboardEvent): void {
    // Letters of other scripts are put together with the same keys.
    if (event.isComposing) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || (shiftKey && key !== "Tab")) return;
    const { active, isOpen } = popup;
    const isHandled = ((): boolean => {
      if (key === "Tab") return (stopAsking(), false);
      if (key === "Escape") return isOpen ? (stopAsking(), true) : false;
      if (key === "ArrowDown" && !isOpen) return (askSoon(), true);
      if (!isOpen) return false;
      if (key === "ArrowUp" && altKey) return (stopAsking(), true);
      if (key === "ArrowDown" || key === "ArrowUp") return (popup.move(key === "ArrowDown" ? 1 : -1), true);
      if (!active) return false;
      if (key === "Home" || key === "End") return (popup.moveTo(key === "Home" ? "first" : "last"), true);
      if (key === "Enter") return (active.click(), true);
      const row = key === "Delete" ? active.closest(RECENT_SEARCH) : null;
      return row ? (forget(row), true) : false;
    })();
    if (isHandled) event.preventDefault();
  }

  function onPress({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const forgets = target.closest(selectorOf("forgets"));
    if (forgets) return forget(forgets.matches(FORGETS_ALL) ? forgets : forgets.closest(RECENT_SEARCH));
    const option = target.closest("a");
    if (!option) return;
    if (option.matches(selectorOf("suggested"))) {
      recent.remember(option.querySelector("span")?.textContent ?? "", option.getAttribute("href") ?? "");
      // What was typed has become filters, as where it is sent.
      box.value = box.defaultValue;
    }
    stopAsking();
  }

  function onSubmit(): void {
    const { form, name, value } = box;
    const path = form?.getAttribute("action") ?? "";
    if (value.trim() !== "")
      recent.remember(value, `${path}?${new URLSearchParams({ [name]: value.trim() }).toString()}`);
    stopAsking();
  }

  box.addEventListener("input", askSoon, { signal });
  box.addEventListener("keydown", onKey, { signal });
  box.form?.addEventListener("submit", onSubmit, { capture: true, signal });
  // A press on the list leaves the focus where it is.
  popup.list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  popup.list.addEventListener("click", onPress, { signal });
  box.addEventListener("click", () => popup.isOpen || askSoon(), { signal });
  box.addEventListener("blur", () => ends.abort(), { signal });
  signal.addEventListener("abort", () => {
    stopAsking();
    current = null;
  });
  askSoon();
}
