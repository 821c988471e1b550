import { ownValue } from "../../forms/fields/answers.ts";
import type { CleanValues } from "../../forms/fields/answers.ts";
import { type FormDefinition, formFields } from "../../forms/definition/form-definition.ts";
import { placedNames } from "../../model/placed-names.ts";
import type { LeadAnswer } from "../../model/lead.ts";

/** The answers a lead carries by their own names, in the order of the form, with the question as it was read. */
export function answersOf(form: FormDefinition, values: CleanValues): LeadAnswer[] {
  return formFields(form).flatMap(({ name, label }) => {
    const value = ownValue(values, name);
    return value === undefined || placedNames.includes(name) ? [] : [{ name, label, value }];
  });
}
