import { FORM_MESSAGES } from "../enquiry/forms/messages/form-messages.ts";
import { sampleMarket } from "./sample-market.ts";
import type { FieldDefinition } from "../enquiry/forms/fields/field-definition.ts";
import type { ValidationPolicy } from "../enquiry/forms/policy/forms-policy.ts";
import type { FormDefinition } from "../enquiry/forms/definition/form-definition.ts";

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
  market: FormDefinition["market"] = sampleMarket,
): FormDefinition => ({
  id: "general",
  title: "Form",
  market: { phone: market.phone, postcode: market.postcode },
  category: "General Enquiry",
  subcategory: null,
  submitLabel: "Send",
  messages: FORM_MESSAGES.problems,
  steps: [{ id: "one", title: "One", skippable: false, fields }],
});
