import type { SiteEvent } from "./event-table.ts";

/** What a form reports of itself. */
export type FormFact = Extract<
  SiteEvent,
  { readonly name: "form_step_shown" | "form_error_shown" | "form_left" }
>;

/** What a form's machine reports, see `FormFact` of `@forecourt/forms-machine`. */
export type FormReport =
  | { readonly type: "stepShown" | "left"; readonly step: string }
  | { readonly type: "errorShown"; readonly step: string; readonly field: string };

/**
 * A form's own fact as an event of the site.
 *
 * @example
 * formEvent("finance", { type: "left", step: "contact" }) // { name: "form_left", form: "finance", step: "contact" }
 */
export function formEvent(form: string, report: FormReport): FormFact {
  const { step } = report;
  if (report.type === "errorShown") return { name: "form_error_shown", form, step, field: report.field };
  return { name: report.type === "left" ? "form_left" : "form_step_shown", form, step };
}
