import { readBehaviour } from "@forecourt/ui/behaviours";

/** A field of a form that filters or orders a list. */
type Field = HTMLInputElement | HTMLSelectElement;

/** What the server drew a field with. */
const drawnValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (readBehaviour(field, "default") ?? "")
    : `${field.defaultChecked} ${field.defaultValue}`;

export const isField = (element: Node): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

/** What a field holds now. */
const heldValue = (field: Field): string => (isChecked(field) ? String(field.checked) : field.value);

/** What the fields of a form hold when it is sent. */
export type SentFields = ReadonlyMap<Element, string>;

/** Remembers what fields are sent with. */
export const sentFields = (elements: Iterable<Element>): SentFields =>
  new Map([...elements].flatMap((field) => (isField(field) ? [[field, heldValue(field)] as const] : [])));

/**
 * Whether a field shows what the server has drawn it with. What was sent is answered by it: words that were read as filters
 * are no words any more. What the shopper has put into a field since then, or into one that was not sent, stays.
 */
export const isAnswered = (shown: Field, drawn: Field, sent: SentFields): boolean =>
  sent.has(shown) ? sent.get(shown) === heldValue(shown) : drawnValue(shown) !== drawnValue(drawn);

/** Writes what the shopper put into a field into another one. */
export function keepValue(shown: Field, drawn: Field): void {
  drawn.value = shown.value;
  if (shown instanceof HTMLInputElement && drawn instanceof HTMLInputElement) drawn.checked = shown.checked;
}
