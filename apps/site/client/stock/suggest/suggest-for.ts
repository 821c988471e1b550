import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../../browser-storage.ts";
import { forgetSearch, parseRecent, printRecent, recentFor, rememberSearch } from "./recent-searches.ts";
import { suggestionPopup } from "./suggestion-popup.ts";

const KEY = "recent-searches";
/** Letters that follow each other quicker are requested together. */
const PAUSE_MS = 100;

const RECENT = selectorOf("recent");
const RECENT_SEARCH = selectorOf("recentSearch");
const FORGETS_ALL = selectorOf("forgets", "searches");

const started = new WeakSet<HTMLInputElement>();

/**
 * Makes a search box that has the focus a combobox: what is typed is suggested for, a newer text ends the request for an
 * older one, and the searches of this browser are added here, so that the response is the same for everybody. It ends
 * when the box loses the focus.
 */
export function suggestFor(box: HTMLInputElement): void {
  const address = readBehaviour(box, "suggestions");
  if (address === null || started.has(box) || document.activeElement !== box) return;
  started.add(box);
  const left = new AbortController();
  const { signal } = left;
  const storage = browserStorage("local");
  const popup = suggestionPopup(box, signal);
  let request = new AbortController();
  let timer = 0;
  let sentAt = 0;

  const recent = () => parseRecent(storage.getItem(KEY));
  const remember = (text: string, href: string): void =>
    storage.setItem(KEY, printRecent(rememberSearch(recent(), { text, href })));

  /** Fills the group of this browser's searches from its one empty row. */
  function putRecent(): void {
    const group = popup.list.querySelector<HTMLElement>(RECENT);
    const [row, ...others] = group?.querySelectorAll<HTMLElement>(RECENT_SEARCH) ?? [];
    if (!group || !row) return;
    for (const other of others) other.remove();
    const searches = recentFor(recent(), box.value);
    const rows = searches.map(({ text, href }) => {
      const made = row.cloneNode(true) as HTMLElement;
      made.querySelector("a")?.setAttribute("href", href);
      made.querySelector("a > span")?.replaceChildren(text);
      made.hidden = false;
      return made;
    });
    row.hidden = true;
    row.after(...rows);
    group.hidden = searches.length === 0;
  }

  function put(html: string): void {
    popup.list.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
    putRecent();
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

  function askSoon(): void {
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
    const text = option?.querySelector("a > span, span")?.textContent ?? "";
    storage.setItem(KEY, printRecent(option?.matches(FORGETS_ALL) ? [] : forgetSearch(recent(), text)));
    putRecent();
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
      remember(option.querySelector("span")?.textContent ?? "", option.getAttribute("href") ?? "");
      // What was typed has become filters, as where it is sent.
      box.value = box.defaultValue;
    }
    stopAsking();
  }

  function onSubmit(): void {
    const { form, name, value } = box;
    const path = form?.getAttribute("action") ?? "";
    if (value.trim() !== "")
      remember(value, `${path}?${new URLSearchParams({ [name]: value.trim() }).toString()}`);
    stopAsking();
  }

  box.addEventListener("input", askSoon, { signal });
  box.addEventListener("keydown", onKey, { signal });
  box.form?.addEventListener("submit", onSubmit, { capture: true, signal });
  // A press on the list leaves the focus where it is.
  popup.list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  popup.list.addEventListener("click", onPress, { signal });
  box.addEventListener("click", () => popup.isOpen || askSoon(), { signal });
  box.addEventListener(
    "blur",
    () => {
      stopAsking();
      left.abort();
      started.delete(box);
    },
    { signal },
  );
  if (box.value.trim() !== "" || recent().length > 0) askSoon();
}
