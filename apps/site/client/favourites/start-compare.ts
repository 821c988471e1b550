import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../browser-storage.ts";
import { followPage } from "./follow-page.ts";

/** Beside the car of the page, so that four are compared. */
const BESIDE = 3;

/**
 * Counts the cars that are chosen on a list, remembers for this visit which cars were compared last, and makes a car page's
 * 'Compare' put its car beside them.
 * Without it, the car is compared with what the comparison's own page offers.
 */
export function startCompare({ website, signal }: { website: string; signal: AbortSignal }): void {
  const storage = browserStorage("session");
  const key = `${website}-compare`;
  document.addEventListener("change", countChosen, { signal });
  followPage(signal, () => {
    countChosen();
    const compared = readBehaviour(document.querySelector(selectorOf("compared")), "compared");
    if (compared) storage.setItem(key, compared.join(","));
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a${selectorOf("compare")}`)) {
      const own = readBehaviour(link, "compare") ?? "";
      const before = (storage.getItem(key) ?? "").split(",").filter((id) => id !== "" && id !== own);
      const ids = [...before.slice(-BESIDE), own].map(encodeURIComponent).join(",");
      const [path = ""] = (link.getAttribute("href") ?? "").split("?");
      const address = `${path}?cars=${ids}`;
      if (link.getAttribute("href") !== address) link.setAttribute("href", address);
    }
  });
}

function countChosen(): void {
  for (const place of document.querySelectorAll(selectorOf("compareCount"))) {
    // The boxes of all cards belong to the bar's form.
    const form = place.closest("form");
    const text = form === null ? "" : `(${new FormData(form).getAll("cars").length})`;
    if (place.textContent !== text) place.textContent = text;
  }
}
