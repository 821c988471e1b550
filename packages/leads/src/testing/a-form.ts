import type { FieldDefinition } from "../forms/fields/field-definition.ts";
import type { ValidationPolicy } from "../forms/policy/forms-policy.ts";
import type { FormDefinition } from "../forms/definition/form-definition.ts";

/** The rules as they are without any setting, for tests. */
export const plainRules: ValidationPolicy = {
  namePunctuation: false,
  testPhoneNumber: "0400000000",
  strictPhoneNumbers: false,
};

/** A required field for tests; say its kind and what the test is about. */
export const aField = (
  changes: Partial<FieldDefinition> & Pick<FieldDefinition, "kind">,
): FieldDefinition => ({
  name: "asked",
  label: "Asked",
  required: true,
  maxLength: 100,
  ...changes,
});

/** A one-step form of these fields. */
export const aForm = (
  fields: FieldDefinition[],
  market: FormDefinition["market"] = "AU",
): FormDefinition => ({
  id: "general",
  title: "Form",
  market,
  category: "General Enquiry",
  subcategory: null,
  submitLabel: "Send",
  steps: [{ id: "one", title: "One", skippable: false, fields }],
});
