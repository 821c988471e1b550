import { isField, type SentFields, sentFields } from "./sent-fields.ts";

export interface ListForms {
  readonly filters: string;
  readonly sort: string;
}

/**
 * What is chosen in all forms of a list, whichever of them is sent: each holds what the others choose as it was rendered, and
 * the shopper may have changed that since. Days of hire count once their own form is sent.
 *
 * @param root What holds the forms of the list.
 * @param form The form that is sent.
 * @param ids The forms whose fields count beside it.
 */
export function chosenFields(
  root: ParentNode,
  form: HTMLFormElement,
  ids: ListForms,
): { fields: FormData; sent: SentFields } {
  const filters = root.querySelector<HTMLFormElement>(`#${ids.filters}`) ?? form;
  const { elements } = filters;
  const fields = new FormData(filters);
  // What the address asks besides, for which there is no filter.
  for (const [name, value] of new FormData(form))
    if (name !== "q" && !elements.namedItem(name) && !elements.namedItem(`${name}_min`))
      fields.append(name, value);
  const others = [...form.elements, ...root.querySelectorAll(`#${ids.sort} select`)]
    .filter(isField)
    .filter((field) => field.form !== filters && field.type !== "hidden");
  for (const { name, value } of others) fields.set(name, value);
  return { fields, sent: sentFields([...elements, ...others]) };
}
