import { ownValue } from "../fields/own-value.ts";
import type { CleanValues } from "../fields/validate-form.ts";
import { type FormDefinition, formFields } from "../forms/form-definition.ts";
import type { LeadAnswer } from "./lead.ts";

/** Fields with a place of their own in a lead; every other field is carried as an answer. */
export const placedNames: readonly string[] = [
  "name",
  "first_name",
  "middle_name",
  "last_name",
  "email",
  "phone",
  "postcode",
  "state",
  "message",
  "location",
  "Service Location",
  "dealership_slug",
  "preferredDealership",
  "opt_in",
  "terms_conditions",
  "Rego",
  "regoState",
  "Trade-in Year",
  "Trade-in Make",
  "Trade-in Model",
  "Trade-in Badge",
  "Trade-in Odometer",
  "Trade-in Colour",
  "Trade-in VIN",
  "Test Drive Booking Date",
  "Service Booking Date",
  "category",
];

/** The answers a lead carries by their own names, in the order of the form, with the question as it was read. */
export function answersOf(form: FormDefinition, values: CleanValues): LeadAnswer[] {
  return formFields(form).flatMap(({ name, label }) => {
    const value = ownValue(values, name);
    return value === undefined || placedNames.includes(name) ? [] : [{ name, label, value }];
  });
}
