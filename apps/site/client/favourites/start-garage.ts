import { parseWatchlist } from "@forecourt/forms-machine";
import { type BehaviourName, readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { offeredProgress } from "../forms/steps/form-progress.ts";
import { browserStorage } from "../browser-storage.ts";
import { followPage } from "./follow-page.ts";

/**
 * Fills what only this browser knows into the garage: names of saved cars that are in no list any more, forms that were
 * begun, and enquiries that were sent, which it notes on their confirmation.
 */
export function startGarage({ website, signal }: { website: string; signal: AbortSignal }): void {
  const storage = browserStorage("local");
  const key = `${website}-enquiries`;
  const rendered = new WeakSet<Element>();

  const fill = (garage: Element): void => {
    const names = new Map(
      parseWatchlist(storage.getItem(`${website}-favourites`)).flatMap((entry) =>
        entry.kind === "kept" ? [[entry.id, entry.name]] : [],
      ),
    );
    for (const place of garage.querySelectorAll<HTMLElement>(selectorOf("keptName"))) {
      const name = names.get(readBehaviour(place, "keptName") ?? "") ?? "";
      if (name !== "") place.textContent = `${name}: `;
    }
    for (const draft of garage.querySelectorAll<HTMLElement>(selectorOf("draft"))) {
      draft.hidden = offeredProgress(readBehaviour(draft, "draft") ?? "", website) === null;
      if (!draft.hidden) show(garage, "drafts");
    }
    listEnquiries(garage);
    if (!navigator.cookieEnabled) show(garage, "keepsNothing");
  };
  const listEnquiries = (garage: Element): void => {
    const sent = parseEnquiries(storage.getItem(key));
    const list = garage.querySelector(`${selectorOf("enquiries")} ul`);
    if (!list || sent.length === 0) return;
    const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
    list.replaceChildren(
      ...sent.map(({ about, at }) => {
        const item = document.createElement("li");
        item.className = "fc-garage__row";
        const when = document.createElement("span");
        when.className = "fc-quiet fc-number";
        when.textContent = date.format(at);
        item.append(about, when);
        return item;
      }),
    );
    show(garage, "enquiries");
  };

  followPage(signal, () => {
    const sent = document.querySelector(selectorOf("sent"));
    if (sent && !rendered.has(sent)) {
      rendered.add(sent);
      const enquiry = readBehaviour(sent, "sent");
      if (enquiry)
        storage.setItem(key, rememberEnquiry(storage.getItem(key), { ...enquiry, at: Date.now() }));
    }
    const garage = document.querySelector(selectorOf("garage"));
    if (garage && !rendered.has(garage)) {
      rendered.add(garage);
      fill(garage);
    }
  });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest(selectorOf("forgets", "enquiries"))) return;
      storage.removeItem(key);
      document.querySelector(selectorOf("enquiries"))?.setAttribute("hidden", "");
    },
    { signal },
  );
}

const show = (garage: Element, part: BehaviourName): void =>
  garage.querySelector(selectorOf(part))?.removeAttribute("hidden");

/** An enquiry that was sent from this browser: what it was about, and nothing of what was written. */
interface SentEnquiry {
  readonly id: string;
  readonly about: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const MAX_ENQUIRIES = 20;
const MAX_TEXT_LENGTH = 200;

/** The stored list with one more, the newest first; the same enquiry is noted once. */
function rememberEnquiry(stored: string | null, sent: SentEnquiry): string {
  const before = parseEnquiries(stored);
  const about = sent.about.slice(0, MAX_TEXT_LENGTH);
  const known = before.some(({ id }) => id === sent.id);
  return JSON.stringify((known ? before : [{ ...sent, about }, ...before]).slice(0, MAX_ENQUIRIES));
}

/** Reads the list back, trusting nothing. */
function parseEnquiries(stored: string | null): readonly SentEnquiry[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.slice(0, MAX_ENQUIRIES).flatMap((record: unknown) => {
    if (typeof record !== "object" || record === null) return [];
    const { id, about, at } = record as Partial<Record<keyof SentEnquiry, unknown>>;
    return typeof id === "string" &&
      typeof about === "string" &&
      typeof at === "number" &&
      Number.isFinite(at)
      ? [{ id, about: about.slice(0, MAX_TEXT_LENGTH), at }]
      : [];
  });
}
