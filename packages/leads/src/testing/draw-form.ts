import { type FormDefinition, formFields } from "../forms/definition/form-definition.ts";
import type { FormFacts } from "../forms/definition/form-facts.ts";
import type { FieldDefinition } from "../forms/fields/field-definition.ts";
import { formFor } from "../forms/form-for.ts";
import type { ConsentPolicy } from "../forms/policy/consent-policy.ts";
import type { FormsPolicy } from "../forms/policy/forms-policy.ts";
import type { FormId } from "../model/form-ids.ts";
import { policyDefaults } from "../policy-defaults.ts";

/** What is known of a dealer in Australia without places. */
export const plainFacts: FormFacts = { market: "AU", places: [], dealerships: [] };

/** A form of a dealer of whom no more is known, and who wants no more, than a test says. */
export const drawForm = (
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
