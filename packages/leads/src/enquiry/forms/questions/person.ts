import type { FieldDefinition } from "../fields/field-definition.ts";
import type { LabelKey } from "../messages/form-messages.ts";
import type { Question } from "./question.ts";

const field =
  (definition: Omit<FieldDefinition, "label"> & { label: LabelKey }): Question =>
  ({ facts }) => ({ ...definition, label: facts.words.labels[definition.label] });

const partOfName = (name: string, label: LabelKey, autocomplete: string, required: boolean): Question =>
  field({ name, label, kind: "person-name", required, autocomplete, maxLength: 60 });

/** One field for the whole name, of any shape. */
export const fullName = field({
  name: "name",
  label: "name",
  kind: "full-name",
  required: true,
  autocomplete: "name",
  maxLength: 120,
});
/** Parts of a name are checked: letters and spaces. A full name is not. */
export const firstName = partOfName("first_name", "firstName", "given-name", true);
/** Never required. */
export const middleName = partOfName("middle_name", "middleName", "additional-name", false);
/** As the first name. */
export const lastName = partOfName("last_name", "lastName", "family-name", true);

/** Where the dealer replies to. */
export const email = field({
  name: "email",
  label: "email",
  kind: "email",
  required: true,
  autocomplete: "email",
  inputMode: "email",
  maxLength: 254,
});

/** How the dealer calls back; the market decides what is a number. */
export const phone: Question = ({ forms, facts }) => ({
  name: "phone",
  label: forms.mobileOnly ? facts.words.labels.mobile : facts.market.phone.label,
  kind: "phone",
  required: true,
  autocomplete: "tel",
  inputMode: "tel",
  maxLength: 40,
  mobileOnly: forms.mobileOnly,
});

/** A postcode, by the name the market has for it. */
export const postcode: Question = ({ facts }) => ({
  name: "postcode",
  label: facts.market.postcode.word.slice(0, 1).toUpperCase() + facts.market.postcode.word.slice(1),
  kind: "postcode",
  required: true,
  autocomplete: "postal-code",
  // A ZIP+4 has a hyphen, which a numeric keypad may lack.
  inputMode: facts.market.postcode.digitsOnly ? "numeric" : "text",
  maxLength: 10,
});
