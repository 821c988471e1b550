import { Idiomorph } from "idiomorph";

/** The cars are new ones; all other parts of a list are kept and changed where they differ. */
const RESULTS = ".fc-stock__results";
const OPTIONS = ".fc-filter__values";
const CARS = `${RESULTS} > [data-trail]`;
/** What the results are headed by; it takes focus where the focused element is gone. */
export const RESULTS_HEADING = "[data-results-heading]";

type Field = HTMLInputElement | HTMLSelectElement;

/** What the server drew a field with. */
const drawnValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (field.dataset["default"] ?? "")
    : `${field.defaultChecked} ${field.defaultValue}`;

const isField = (element: Node): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

/** What a field holds now. */
const heldValue = (field: Field): string => (isChecked(field) ? String(field.checked) : field.value);

/** What the fields of a form hold when it is sent. */
export type SentFields = ReadonlyMap<Element, string>;

/** Remembers what a form is sent with. */
export const sentFields = (form: HTMLFormElement): SentFields =>
  new Map(
    [...form.elements].flatMap((field) => (isField(field) ? [[field, heldValue(field)] as const] : [])),
  );

/**
 * Whether a field shows what the server has drawn it with. What was sent is answered by it: words that were read as filters
 * are no words any more. What the shopper has put into a field since then, or into one that was not sent, stays.
 */
const isAnswered = (shown: Field, drawn: Field, sent: SentFields): boolean =>
  sent.has(shown) ? sent.get(shown) === heldValue(shown) : drawnValue(shown) !== drawnValue(drawn);

function keepValue(shown: Field, drawn: Field): void {
  drawn.value = shown.value;
  if (shown instanceof HTMLInputElement && drawn instanceof HTMLInputElement) drawn.checked = shown.checked;
}

/** The options of a group of a filter, in their order. */
const optionsOf = (group: Element): HTMLLabelElement[] =>
  [...group.querySelectorAll<HTMLInputElement>("label > input[type=checkbox]")].flatMap((box) =>
    box.parentElement instanceof HTMLLabelElement ? [box.parentElement] : [],
  );

/** The box of an option. */
const boxOf = (option: HTMLLabelElement): HTMLInputElement | null =>
  option.control instanceof HTMLInputElement ? option.control : null;

/** All that differs between an option and itself in another list is whether it is chosen and its number. */
function updateOption(shown: HTMLLabelElement, drawn: HTMLLabelElement, sent: SentFields): void {
  const [box, drawnBox] = [boxOf(shown), boxOf(drawn)];
  if (!box || !drawnBox) return;
  if (isAnswered(box, drawnBox, sent)) box.checked = drawnBox.defaultChecked;
  box.defaultChecked = drawnBox.defaultChecked;
  const [number, drawnNumber] = [shown.lastElementChild, drawn.lastElementChild];
  if (number && drawnNumber && number !== box && number.textContent !== drawnNumber.textContent)
    number.textContent = drawnNumber.textContent;
}

const othersOf = (group: Element): HTMLDetailsElement | null => group.querySelector("details");

/** Whether two lists of options have the same values. */
const areSame = (options: readonly HTMLLabelElement[], others: readonly HTMLLabelElement[]): boolean =>
  options.length === others.length &&
  options.every((option, index) => {
    const other = others[index];
    return other !== undefined && boxOf(option)?.value === boxOf(other)?.value;
  });

/** Takes the options of another list for those of a group, but for what the shopper has opened or chosen meanwhile. */
function takeOptions(shown: HTMLFieldSetElement, drawn: HTMLFieldSetElement, sent: SentFields): void {
  const boxes = new Map(optionsOf(shown).map((option) => [boxOf(option)?.value, boxOf(option)]));
  for (const option of optionsOf(drawn)) {
    const drawnBox = boxOf(option);
    const box = boxes.get(drawnBox?.value);
    if (box && drawnBox && !isAnswered(box, drawnBox, sent)) keepValue(box, drawnBox);
  }
  const [others, drawnOthers] = [othersOf(shown), othersOf(drawn)];
  if (others && drawnOthers) drawnOthers.open ||= others.open;
  shown.replaceChildren(...drawn.childNodes);
}

/**
 * Updates a group of options without a comparison of each element, which takes a phone longer than all the rest.
 *
 * @returns False where the elements must be compared: the group has other options, and focus.
 */
function updateOptions(shown: HTMLFieldSetElement, drawn: HTMLFieldSetElement, sent: SentFields): boolean {
  const [options, drawnOptions] = [optionsOf(shown), optionsOf(drawn)];
  if (!areSame(options, drawnOptions)) {
    if (shown.contains(document.activeElement)) return false;
    takeOptions(shown, drawn, sent);
    return true;
  }
  for (const [index, option] of options.entries()) {
    const other = drawnOptions[index];
    if (other) updateOption(option, other, sent);
  }
  const [others, drawnOthers] = [othersOf(shown), othersOf(drawn)];
  if (others && drawnOthers?.open) others.open = true;
  // Says how many values are not offered.
  const [left, drawnLeft] = [shown, drawn].map((group) => group.querySelector(":scope > p"));
  if (drawnLeft && left) left.replaceWith(drawnLeft);
  else if (drawnLeft) shown.append(drawnLeft);
  else left?.remove();
  return true;
}

/** A group is the same one in another list, also where others came before it or went: the same id says so. */
function nameGroups(list: Element): void {
  for (const group of list.querySelectorAll<HTMLElement>("details[data-group]:not([id])"))
    group.id = group.dataset["group"] ?? "";
}

/** So is an option of the group that has focus. */
function nameOptions(group: Element): void {
  for (const option of optionsOf(group)) {
    const box = boxOf(option);
    if (box) box.id = `${box.name}=${box.value}`;
  }
}

/**
 * Puts a list in the place of the one that is shown. Its fields and groups are kept and only changed where the new list
 * differs, so that focus, scrolling, opened groups and what is typed stay; the cars are new ones.
 *
 * @param shown A list in the page.
 * @param drawn The same part of another page, which is used up.
 * @param sent What the form that asked for it was sent with; empty where a link or the history did.
 */
export function replaceList(shown: Element, drawn: Element, sent: SentFields): void {
  const focused = document.activeElement;
  for (const list of [shown, drawn]) nameGroups(list);
  const group = focused?.closest("fieldset")?.closest("[data-group]");
  const drawnGroup = group && drawn.querySelector(`[id="${CSS.escape(group.id)}"]`);
  for (const named of [group, drawnGroup]) if (named) nameOptions(named);
  void Idiomorph.morph(shown, drawn, {
    callbacks: {
      // What filters that cover the page have made inert stays so.
      beforeAttributeUpdated: (name) => name !== "inert",
      beforeNodeMorphed: (from, to) => {
        if (!(from instanceof Element && to instanceof Element)) return true;
        if (from.matches(RESULTS)) {
          from.replaceChildren(...to.childNodes);
          return false;
        }
        if (from.matches(OPTIONS) && from instanceof HTMLFieldSetElement && to instanceof HTMLFieldSetElement)
          return !updateOptions(from, to, sent);
        if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open ||= from.open;
        if (isField(from) && isField(to) && !isAnswered(from, to, sent)) keepValue(from, to);
        return true;
      },
    },
  });
  // What is moved loses the focus as well, in browsers that cannot move an element as it is.
  const next = focused?.isConnected ? focused : shown.querySelector(RESULTS_HEADING);
  if (next !== document.activeElement && next instanceof HTMLElement) next.focus({ preventScroll: true });
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
}
