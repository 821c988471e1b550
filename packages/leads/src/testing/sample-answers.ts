import { type FormDefinition, formFields } from "../forms/definition/form-definition.ts";
import type { FieldDefinition } from "../forms/fields/field-definition.ts";

/**
 * An answer to every question of a form, as a browser would post it: all of them valid. For tests
 * that follow a form from its definition to the payload.
 */
export function sampleAnswers(form: FormDefinition): Record<string, string | boolean | readonly string[]> {
  return Object.fromEntries(
    formFields(form)
      .filter(({ kind }) => kind !== "files")
      .map((field) => [field.name, sampleAnswer(field, form)]),
  );
}

function sampleAnswer(
  field: FieldDefinition,
  { market }: FormDefinition,
): string | boolean | readonly string[] {
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
      return { AU: "0412 345 678", NZ: "021 123 4567", US: "(555) 123-4567" }[market];
    case "postcode":
      return market === "US" ? "90210" : "4000";
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
