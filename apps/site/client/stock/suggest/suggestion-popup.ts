import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { FORGETS_ALL } from "./recent-group.ts";

const OPTION = "[role=option]";
const LIST_ID = "fc-suggest";
/** Between the popup and the edges of what is seen. */
const GAP = 4;
const MARGIN = 8;
/** Less room below the box shows nothing worth it: the page is moved, as far as the box stays in sight. */
const LEAST_HEIGHT = 240;
const LEAST_WIDTH = 360;
const MOST_WIDTH = 640;

/** The list below a search box, with one option active at most. */
export interface SuggestionPopup {
  readonly list: HTMLElement;
  readonly isOpen: boolean;
  /** Shows the list as it stands now, or closes it where it has no option; says how much there is. */
  show(): void;
  close(): void;
  readonly active: HTMLElement | null;
  /** Makes the option so many places on active; after the last comes the box itself. */
  move(by: number): void;
  /** Makes the first or last option active. */
  moveTo(end: "first" | "last"): void;
}

/** In the list, which itself is hidden while it is closed. */
const isShown = (element: HTMLElement): boolean => !element.closest("[role=listbox] [hidden]");

const COMBOBOX = [
  ["role", "combobox"],
  ["aria-autocomplete", "list"],
  ["aria-haspopup", "listbox"],
  ["aria-expanded", "false"],
  ["autocomplete", "off"],
] as const;

/** Makes the popup of a box, which says by its attributes what is open and active; `signal` ends both. */
export function suggestionPopup(box: HTMLInputElement, signal: AbortSignal): SuggestionPopup {
  const list = document.createElement("div");
  list.id = LIST_ID;
  list.className = "fc-suggest__popup";
  list.hidden = true;
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  status.className = "fc-visually-hidden";
  // In a landmark, and outside of a list that another one takes the place of.
  (box.closest("main") ?? document.body).append(list, status);
  const set = (name: string, value: string | null): void =>
    value === null ? box.removeAttribute(name) : box.setAttribute(name, value);
  const beCombobox = (): void => {
    if (box.getAttribute("role") === "combobox") return;
    for (const [name, value] of COMBOBOX) set(name, value);
  };
  beCombobox();
  // A list that takes the place of another one takes away what the server has not rendered.
  const watcher = new MutationObserver(beCombobox);
  watcher.observe(box, { attributeFilter: ["role"] });
  let active: HTMLElement | null = null;

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(OPTION)].filter(isShown);

  function activate(option: HTMLElement | null): void {
    active?.setAttribute("aria-selected", "false");
    active = option;
    option?.setAttribute("aria-selected", "true");
    set("aria-activedescendant", option?.id ?? null);
    option?.scrollIntoView({ block: "nearest" });
  }

  function place(): void {
    const { top, bottom, left, width } = box.getBoundingClientRect();
    const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
    if (bottom < 0 || top > offsetTop + height) return close();
    const room = document.documentElement.clientWidth - 2 * MARGIN;
    const wide = Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH, room);
    Object.assign(list.style, {
      top: `${bottom + GAP}px`,
      left: `${Math.max(MARGIN, Math.min(left, MARGIN + room - wide))}px`,
      width: `${wide}px`,
      maxHeight: `${Math.max(120, offsetTop + height - bottom - GAP - MARGIN)}px`,
    });
  }

  function makeRoom(): void {
    const { top, bottom } = box.getBoundingClientRect();
    const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
    const missing = LEAST_HEIGHT - (offsetTop + height - bottom);
    // The head of the page stays over its top.
    if (missing > 0) scrollBy({ top: Math.max(0, Math.min(missing, top - 80)), behavior: "instant" });
  }

  function announce(): void {
    const groups = [...list.querySelectorAll<HTMLElement>("[role=group]")].filter(isShown);
    const counted = groups.map((group) => {
      const own = [...group.querySelectorAll<HTMLElement>(OPTION)].filter(
        (each) => isShown(each) && !each.matches(FORGETS_ALL),
      );
      return `${group.getAttribute("aria-label")}: ${own.length}`;
    });
    const none = readBehaviour(list.querySelector(selectorOf("noSuggestions")), "noSuggestions");
    status.textContent = counted.length > 0 ? counted.join(", ") : none;
  }

  function show(): void {
    const shown = options();
    for (const [at, option] of shown.entries()) option.id = `${LIST_ID}-${at}`;
    // What was active stays so where it is suggested again.
    const href = active?.getAttribute("href") ?? null;
    activate((href !== null && shown.find((each) => each.getAttribute("href") === href)) || null);
    announce();
    if (shown.length === 0) return hide();
    if (list.hidden) makeRoom();
    list.hidden = false;
    place();
    const listbox = list.querySelector("[role=listbox]");
    if (listbox) listbox.id = `${LIST_ID}-list`;
    set("aria-expanded", "true");
    set("aria-controls", `${LIST_ID}-list`);
  }

  function hide(): void {
    activate(null);
    list.hidden = true;
    set("aria-expanded", "false");
    set("aria-controls", null);
  }

  function close(): void {
    hide();
    status.textContent = "";
  }

  const follow = (): void => {
    if (!list.hidden) place();
  };
  for (const type of ["scroll", "resize"])
    addEventListener(type, follow, { capture: true, passive: true, signal });
  // A phone's keyboard takes its room once the box has the focus.
  const followKeyboard = (): void => {
    if (list.hidden) return;
    makeRoom();
    place();
  };
  window.visualViewport?.addEventListener("resize", followKeyboard, { signal });
  signal.addEventListener("abort", () => {
    watcher.disconnect();
    close();
    list.remove();
    status.remove();
  });

  return {
    list,
    get isOpen() {
      return !list.hidden;
    },
    show,
    close,
    get active() {
      return active;
    },
    move(by) {
      // The box itself is a place among them.
      const places = [null, ...options()];
      const at = places.indexOf(active) + by;
      activate(places.at(((at % places.length) + places.length) % places.length) ?? null);
    },
    moveTo: (end) => activate(options().at(end === "first" ? 0 : -1) ?? null),
  };
}
