import type { ConsentPolicy } from "./policy/consent-policy.ts";
import type { FormDefinition } from "./definition/form-definition.ts";
import type { FormFacts } from "./definition/form-facts.ts";
import { formFor } from "./form-for.ts";
import { enquiryForm } from "../model/enquiry-form.ts";
import type { FormsPolicy } from "./policy/forms-policy.ts";

/**
 * What a reservation asks: the enquiry about the car with the dealer's own changes, without a message, and filed under
 * a subcategory of its own, so that the dealer's routes for new and used cars take reservations too.
 *
 * @example
 * reserveForm(config, { market, words, places: [], dealerships: [], carCondition: "used" }).subcategory
 * // "Reserve Online"
 */
export function reserveForm(
  policy: { forms: FormsPolicy; consent: ConsentPolicy },
  facts: FormFacts,
): FormDefinition {
  return asReservation(formFor(enquiryForm(facts.carCondition), policy, facts));
}

/** An enquiry form about a car as the one that reserves it. */
export const asReservation = (form: FormDefinition): FormDefinition => ({
  ...form,
  subcategory: "Reserve Online",
  steps: form.steps.map((step) => ({
    ...step,
    fields: step.fields.filter(({ kind, required }) => kind !== "message" || !required),
  })),
});
