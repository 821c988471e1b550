import type { FieldOption } from "../fields/field-definition.ts";
import type { ValidationPolicy } from "../fields/field-rules.ts";
import type { LeadCategory } from "../../model/category.ts";
import type { FormId } from "./form-definition.ts";

/** A question of a tenant's own. Its name is the wire name of the answer. */
export interface ExtraField {
  name: string;
  label: string;
  kind: "text" | "message" | "number" | "date" | "select" | "radio" | "checkbox" | "checkboxes";
  required: boolean;
  options?: readonly FieldOption[] | undefined;
  hint?: string | undefined;
  /** Id of the step it stands in; the last one when left out. */
  step?: string | undefined;
}

/** What a tenant changes about one form, by field name. Later lines win: a hidden field cannot be required. */
export interface FormChange {
  title?: string | undefined;
  submitLabel?: string | undefined;
  add?: readonly ExtraField[] | undefined;
  require?: readonly string[] | undefined;
  optional?: readonly string[] | undefined;
  labels?: Readonly<Record<string, string>> | undefined;
  options?: Readonly<Record<string, readonly FieldOption[]>> | undefined;
  /** These first, in this order; the others follow in theirs. */
  order?: readonly string[] | undefined;
  hide?: readonly string[] | undefined;
}

/** Config section `forms`. */
export interface FormsPolicy extends ValidationPolicy {
  /** Phone fields take mobile numbers only. */
  mobileOnly: boolean;
  /** Comments may be left empty on every form. */
  messageOptional: boolean;
  /** A failed enquiry also raises a browser alert, as the specification has it. */
  alertOnFailure: boolean;
  /** Forms the tenant offers. */
  offered: readonly FormId[];
  /** Enquiry types a shopper may choose from, in order. */
  categories: readonly LeadCategory[];
  /** Preselected state of AU forms, for example `qld`; null preselects none. */
  defaultState: string | null;
  /** Choices of 'Where did you hear about us?'; empty leaves the question out. */
  whereDidYouHear: readonly string[];
  /** Extras a shopper may tick when booking a service; empty leaves the question out. */
  additionalServices: readonly string[];
  /** Changes to single forms. */
  changes: Readonly<Partial<Record<FormId, FormChange>>>;
}
