import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { Idiomorph } from "idiomorph";
import { openFromList } from "./open-from-list.ts";
import { isSettled, isField, keepValue, type SentFields } from "./sent-fields.ts";
import { nameOptions, updateOptions } from "./update-options.ts";

/** The cars are new ones; all other parts of a list stay and are changed where they differ. */
const RESULTS = selectorOf("results");
const CARS = `${RESULTS} > ${selectorOf("trail")}`;
/** What the results are headed by; it takes focus where the focused element is gone. */
export const RESULTS_HEADING = selectorOf("resultsHeading");

const OPTIONS = selectorOf("options");
const GROUP = `details${selectorOf("group")}`;

/** A group is the same one in another list, also where others came before it or went: the same id says so. */
function nameGroups(list: Element): void {
  for (const group of list.querySelectorAll<HTMLElement>(`${GROUP}:not([id])`))
    group.id = readBehaviour(group, "group") ?? "";
}

/**
 * Puts a list in the place of the one that is shown. Its fields and groups stay and are only changed where the new list
 * differs, so that focus, scrolling, opened groups and what is typed stay; the cars are new ones.
 *
 * @param shown A list in the page.
 * @param rendered The same part of another page, which is used up.
 * @param sent What the form that asked for it was sent with; empty where a link or the history did.
 * @returns Updates the groups of the filters, which may follow the cars by a frame; to be called before the fields are read.
 */
export function replaceList(shown: Element, rendered: Element, sent: SentFields): () => void {
  for (const list of [shown, rendered]) nameGroups(list);
  const later: (() => void)[] = [];
  keepFocus(shown, () => morph(shown, rendered, sent, later));
  return () =>
    keepFocus(shown, () => {
      for (const update of later.splice(0)) update();
    });
}

/** What is moved loses the focus as well, in browsers that cannot move an element as it is. */
function keepFocus(shown: Element, change: () => void): void {
  const focused = document.activeElement;
  change();
  const next = focused?.isConnected ? focused : shown.querySelector(RESULTS_HEADING);
  if (next !== document.activeElement && next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Changes a group of a filter to what it is rendered as. */
function updateGroup(shown: Element, rendered: Element, sent: SentFields): void {
  if (shown.contains(document.activeElement?.closest("fieldset") ?? null))
    for (const group of [shown, rendered]) nameOptions(group);
  morph(shown, rendered, sent);
}

/** Changes a part of a list to what it is rendered as; groups inside it are left for later, where that is asked. */
function morph(shown: Element, rendered: Element, sent: SentFields, later?: (() => void)[]): void {
  void Idiomorph.morph(shown, rendered, {
    callbacks: {
      // What filters that cover the page have made inert stays so.
      beforeAttributeUpdated: (name) => name !== "inert",
      beforeNodeMorphed: (from, to) => {
        if (!(from instanceof Element && to instanceof Element)) return true;
        // A press that updates the groups must not turn one that the server has opened.
        if (later && from.matches(GROUP) && (from.hasAttribute("open") || !to.hasAttribute("open")))
          return later.push(() => updateGroup(from, to, sent)) < 1;
        if (from.matches(RESULTS)) {
          from.replaceChildren(...to.childNodes);
          return false;
        }
        if (from.matches(OPTIONS) && from instanceof HTMLFieldSetElement && to instanceof HTMLFieldSetElement)
          return !updateOptions(from, to, sent);
        if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open ||= from.open;
        if (isField(from) && isField(to) && !isSettled(from, to, sent)) keepValue(from, to);
        return true;
      },
    },
  });
}

/**
 * Adds to a list of which the first cars are there the others, and what stands below them.
 *
 * @param shown A list in the page.
 * @param others The text of the same list from the first of the other cars on; it may go on beyond the results.
 */
export function addCars(shown: Element, others: string): void {
  const cars = shown.querySelector(CARS);
  const parsed = new DOMParser().parseFromString(`<div><ul>${others}`, "text/html");
  const [added, ...below] = parsed.querySelector("div")?.childNodes ?? [];
  if (!cars || !added) return;
  cars.append(...added.childNodes);
  cars.after(...below);
  openFromList(shown);
}
