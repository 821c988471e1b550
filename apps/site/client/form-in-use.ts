import { selectorOf } from "@forecourt/ui/behaviours";

/** Whether a shopper is in a form of the page, or has typed something into one that is not sent yet. */
export const formInUse = (): boolean =>
  document.querySelector(`${selectorOf("form")}:focus-within`) !== null ||
  [
    ...document.querySelectorAll<HTMLInputElement>(
      `${selectorOf("form")} :is(input, textarea):not([type=hidden])`,
    ),
  ].some(({ type, value, defaultValue, checked, defaultChecked }) =>
    type === "checkbox" || type === "radio" ? checked !== defaultChecked : value !== defaultValue,
  );
