import { selectorOf } from "@forecourt/ui/behaviours";

/** Whether a shopper is in a form of the page, or has typed something into one that is not sent yet. */
export const formInUse = (): boolean =>
  document.querySelector(`${selectorOf("form")}:focus-within`) !== null ||
  [...document.querySelectorAll<HTMLFormElement>(selectorOf("form"))].some(
    (form) => changedFields(form).length > 0,
  );

/** The names of a form's fields that hold something else than the page came with. */
const changedFields = (form: HTMLFormElement | null): string[] =>
  [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input:not([type=hidden]), textarea",
    ) ?? []),
  ]
    .filter((field) =>
      field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue,
    )
    .map(({ name }) => name);
