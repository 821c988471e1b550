import { selectorOf } from "@forecourt/ui/behaviours";
import { whenFetched } from "../../when-fetched.ts";

/** Fetches what suggests searches below a search box, where an element is one that has the focus; without it the box sends its form. */
export function suggestAtFocus(element: EventTarget | null): void {
  if (element instanceof HTMLInputElement && element.matches(selectorOf("suggestions")))
    whenFetched(import("./suggest-for.ts"), ({ suggestFor }) => suggestFor(element));
}
