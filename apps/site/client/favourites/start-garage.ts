import { parseWatchlist } from "@forecourt/forms-machine";
import { offeredProgress } from "../forms/steps/form-progress.ts";
import { browserStorage } from "../browser-storage.ts";
import { followPage } from "./follow-page.ts";
import { parseEnquiries, rememberEnquiry } from "./sent-enquiries.ts";

/**
 * Fills what only this browser knows into the garage: names of kept cars that are in no list any more, forms that were
 * begun, and enquiries that were sent, which it notes on their confirmation.
 */
export function startGarage({ website, signal }: { website: string; signal: AbortSignal }): void {
  const storage = browserStorage("local");
  const key = `${website}-enquiries`;
  const drawn = new WeakSet<Element>();

  const fill = (garage: Element): void => {
    const names = new Map(
      parseWatchlist(storage.getItem(`${website}-favourites`)).flatMap((entry) =>
        entry.kind === "kept" ? [[entry.id, entry.name]] : [],
      ),
    );
    for (const place of garage.querySelectorAll<HTMLElement>("[data-kept-name]")) {
      const name = names.get(place.dataset["keptName"] ?? "") ?? "";
      if (name !== "") place.textContent = `${name}: `;
    }
    for (const draft of garage.querySelectorAll<HTMLElement>("[data-draft]")) {
      draft.hidden = offeredProgress(draft.dataset["draft"] ?? "", website) === null;
      if (!draft.hidden) show(garage, "[data-drafts]");
    }
    listEnquiries(garage);
    if (!navigator.cookieEnabled) show(garage, "[data-keeps-nothing]");
  };
  const listEnquiries = (garage: Element): void => {
    const sent = parseEnquiries(storage.getItem(key));
    const list = garage.querySelector("[data-enquiries] ul");
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
    show(garage, "[data-enquiries]");
  };

  followPage(signal, () => {
    const sent = document.querySelector<HTMLElement>("[data-sent]");
    if (sent && !drawn.has(sent)) {
      drawn.add(sent);
      const { sent: id = "", about = "" } = sent.dataset;
      storage.setItem(key, rememberEnquiry(storage.getItem(key), { id, about, at: Date.now() }));
    }
    const garage = document.querySelector("[data-garage]");
    if (garage && !drawn.has(garage)) {
      drawn.add(garage);
      fill(garage);
    }
  });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest("[data-forgets=enquiries]")) return;
      storage.removeItem(key);
      document.querySelector("[data-enquiries]")?.setAttribute("hidden", "");
    },
    { signal },
  );
}

const show = (garage: Element, part: string): void => garage.querySelector(part)?.removeAttribute("hidden");
