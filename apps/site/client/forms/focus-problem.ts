import { fieldId } from "@forecourt/ui/field";

/**
 * Moves focus to the first wrong field, in the order of the page: of a group of choices to its first choice. Where
 * no field is wrong, or none can take focus, to the notice above the form.
 */
export function focusProblem(
  formId: string,
  problems: readonly { readonly field: string }[],
  notice: HTMLElement | null,
): void {
  const fields = problems
    .map(({ field }) => document.getElementById(fieldId(formId, field)))
    .filter((field) => field !== null)
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  for (const field of fields) {
    const control = field instanceof HTMLFieldSetElement ? (field.querySelector("input") ?? field) : field;
    control.focus();
    if (document.activeElement === control) return;
  }
  notice?.focus();
}
