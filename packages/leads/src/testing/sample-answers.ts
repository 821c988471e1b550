import { type FormDefinition, formFields } from "../enquiry/forms/definition/form-definition.ts";
import type { FieldDefinition } from "../enquiry/forms/fields/field-definition.ts";

/** What a form takes for a phone number and a postcode of its market. */
export interface SampleContact {
  phone: string;
  postcode: string;
}

/**
 * An answer to every question of a form, as a browser would post it: all of them valid. For tests
 * that follow a form from its definition to the payload.
 */
export function sampleAnswers(
  form: FormDefinition,
  contact: SampleContact = { phone: "0412 345 678", postcode: "4000" },
): Record<string, string | boolean | readonly string[]> {
  return Object.fromEntries(
    formFields(form)
      .filter(({ kind }) => kind !== "files")
      .map((field) => [field.name, sampleAnswer(field, contact)]),
  );
}

function sampleAnswer(field: FieldDefinition, contact: SampleContact): string | boolean | readonly string[] {
  const [first] = field.options ?? [];
  switch (field.kind) {
    case "checkbox":
    case "consent":
      return true;
    case "checkboxes":
      return first ? [first.value] : [];
    case "select":
    case "radio":
      return first?.value ?? "";
    case "email":
      return "kim@example.com";
    case "phone":
      return contact.phone;
    case "postcode":
      return contact.postcode;
    case "person-name":
      return "Kim";
    case "number":
      return String(field.range?.max ?? 12);
    case "date":
      return "2026-11-24";
    case "full-name":
    case "text":
    case "message":
    case "hidden":
    case "files":
      return `An ${field.label}`.slice(0, field.maxLength);
  }
}
