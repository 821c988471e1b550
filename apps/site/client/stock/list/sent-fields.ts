import { readBehaviour } from "@forecourt/ui/behaviours";

/** A field of a form that filters or orders a list. */
type Field = HTMLInputElement | HTMLSelectElement;

/** What the server rendered a field with. */
const renderedValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (readBehaviour(field, "default") ?? "")
    : `${field.defaultChecked} ${field.defaultValue}`;

export const isField = (element: Node): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

/** What a field holds now. */
const heldValue = (field: Field): string => (isChecked(field) ? String(field.checked) : field.value);

export type SentFields = ReadonlyMap<Element, string>;

/** Remembers what fields are sent with. */
export const sentFields = (elements: Iterable<Element>): SentFields =>
  new Map([...elements].flatMap((field) => (isField(field) ? [[field, heldValue(field)] as const] : [])));

/**
 * Whether a field shows what the server has rendered it with. What was sent is answered by it: words that were read as filters
 * are no words any more. What the shopper has put into a field since then, or into one that was not sent, stays.
 */
export const isSettled = (shown: Field, rendered: Field, sent: SentFields): boolean =>
  sent.has(shown) ? sent.get(shown) === heldValue(shown) : renderedValue(shown) !== renderedValue(rendered);

/** Writes what the shopper put into a field into another one. */
export function keepValue(shown: Field, rendered: Field): void {
  rendered.value = shown.value;
  if (shown instanceof HTMLInputElement && rendered instanceof HTMLInputElement)
    rendered.checked = shown.checked;
}
