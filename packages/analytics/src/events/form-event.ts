import type { FormFact } from "./site-event.ts";

/** What a form's machine tells, see `FormFact` of `@forecourt/forms-machine`. */
export type ToldByForm =
  | { readonly type: "stepShown" | "left"; readonly step: string }
  | { readonly type: "errorShown"; readonly step: string; readonly field: string };

/**
 * A form's own fact as an event of the site.
 *
 * @example
 * formEvent("finance", { type: "left", step: "contact" }) // { name: "form_left", form: "finance", step: "contact" }
 */
export function formEvent(form: string, told: ToldByForm): FormFact {
  const { step } = told;
  if (told.type === "errorShown") return { name: "form_error_shown", form, step, field: told.field };
  return { name: told.type === "left" ? "form_left" : "form_step_shown", form, step };
}
