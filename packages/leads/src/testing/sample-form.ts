import { FORM_MESSAGES } from "../enquiry/forms/messages/form-messages.ts";
import { type FormDefinition, formFields } from "../enquiry/forms/definition/form-definition.ts";
import type { FormFacts } from "../enquiry/forms/definition/form-facts.ts";
import type { FieldDefinition } from "../enquiry/forms/fields/field-definition.ts";
import { formFor } from "../enquiry/forms/form-for.ts";
import type { ConsentPolicy } from "../enquiry/forms/policy/consent-policy.ts";
import type { FormsPolicy } from "../enquiry/forms/policy/forms-policy.ts";
import type { FormId } from "../enquiry/model/form-ids.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { sampleMarket } from "./sample-market.ts";

/** What is known of a dealer without places. */
export const plainFacts: FormFacts = {
  market: sampleMarket,
  words: FORM_MESSAGES,
  places: [],
  dealerships: [],
};

/** A form of a dealer of whom only what a test gives is known. */
export const sampleForm = (
  id: FormId,
  facts: Partial<FormFacts> = {},
  forms: Partial<FormsPolicy> = {},
  consent: Partial<ConsentPolicy> = {},
): FormDefinition =>
  formFor(
    id,
    { forms: { ...policyDefaults.forms, ...forms }, consent: { ...policyDefaults.consent, ...consent } },
    { ...plainFacts, ...facts },
  );

/** The names of a form's fields, in their order. */
export const namesOf = (form: FormDefinition): string[] => formFields(form).map(({ name }) => name);

/** A form's field of this name. */
export const fieldOf = (form: FormDefinition, name: string): FieldDefinition | undefined =>
  formFields(form).find((field) => field.name === name);
