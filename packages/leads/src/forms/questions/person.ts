import type { FieldDefinition } from "../fields/field-definition.ts";
import type { Question } from "./question.ts";

const field =
  (definition: FieldDefinition): Question =>
  () =>
    definition;

const partOfName = (name: string, label: string, autocomplete: string, required: boolean): Question =>
  field({ name, label, kind: "person-name", required, autocomplete, maxLength: 60 });

/** One field for the whole name, of any shape. */
export const fullName = field({
  name: "name",
  label: "Name",
  kind: "full-name",
  required: true,
  autocomplete: "name",
  maxLength: 120,
});
/** Parts of a name are checked: letters and spaces. A full name is not. */
export const firstName = partOfName("first_name", "First name", "given-name", true);
/** Never required. */
export const middleName = partOfName("middle_name", "Middle name", "additional-name", false);
/** As the first name. */
export const lastName = partOfName("last_name", "Last name", "family-name", true);

/** Where the dealer answers. */
export const email = field({
  name: "email",
  label: "Email",
  kind: "email",
  required: true,
  autocomplete: "email",
  inputMode: "email",
  maxLength: 254,
});

/** How the dealer calls back; the market decides what is a number. */
export const phone: Question = ({ forms, facts }) => ({
  name: "phone",
  label: forms.mobileOnly || facts.market !== "US" ? "Mobile" : "Phone",
  kind: "phone",
  required: true,
  autocomplete: "tel",
  inputMode: "tel",
  maxLength: 40,
  mobileOnly: forms.mobileOnly,
});

/** A postcode, or a ZIP code in the US. */
export const postcode: Question = ({ facts }) => ({
  name: "postcode",
  label: facts.market === "US" ? "ZIP code" : "Postcode",
  kind: "postcode",
  required: true,
  autocomplete: "postal-code",
  // A ZIP+4 has a hyphen, which a numeric keypad may lack.
  inputMode: facts.market === "US" ? "text" : "numeric",
  maxLength: 10,
});
