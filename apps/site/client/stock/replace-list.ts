import { Idiomorph } from "idiomorph";

/** The cars are new ones; all other parts of a list are kept and changed where they differ. */
const RESULTS = ".fc-stock__results";
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

/** The box of an option of a filter. */
const boxOf = (option: Element): HTMLInputElement | null =>
  option.querySelector<HTMLInputElement>(":scope > input[type=checkbox]");

/** An option is the same one in another list, also where others came before it or went: the same id says so. */
function nameOptions(list: Element): void {
  for (const box of list.querySelectorAll<HTMLInputElement>("label > input[type=checkbox]:not([id], [form])"))
    box.id = `${box.name}=${box.value}`;
}

/** All that differs between an option and itself in another list is whether it is chosen and its number. */
function updateOption(shown: Element, drawn: Element, sent: SentFields): void {
  const [box, drawnBox] = [boxOf(shown), boxOf(drawn)];
  if (!box || !drawnBox) return;
  if (isAnswered(box, drawnBox, sent)) box.checked = drawnBox.defaultChecked;
  box.defaultChecked = drawnBox.defaultChecked;
  const [number, drawnNumber] = [shown.lastElementChild, drawn.lastElementChild];
  if (number && drawnNumber && number !== box) number.textContent = drawnNumber.textContent;
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
  nameOptions(shown);
  nameOptions(drawn);
  void Idiomorph.morph(shown, drawn, {
    callbacks: {
      beforeNodeMorphed: (from, to) => {
        if (!(from instanceof Element && to instanceof Element)) return true;
        if (from.matches(RESULTS)) {
          from.replaceChildren(...to.childNodes);
          return false;
        }
        const box = boxOf(from);
        if (box && box.id === boxOf(to)?.id) {
          updateOption(from, to, sent);
          return false;
        }
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
