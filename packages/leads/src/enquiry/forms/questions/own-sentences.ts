import type { FormFacts } from "../definition/form-facts.ts";
import type { FieldDefinition } from "../fields/field-definition.ts";
import { formText, type FormMessages } from "../messages/form-messages.ts";

/** What is wanted of each answer, by the field's name. */
const WANTED: ReadonlyMap<string, keyof FormMessages["wanted"]> = new Map([
  ["first_name", "firstName"],
  ["last_name", "lastName"],
  ["name", "name"],
  ["email", "email"],
  ["phone", "phone"],
  ["postcode", "postcode"],
  ["message", "message"],
  ["category", "category"],
  ["dealership_slug", "dealership"],
  ["preferredDealership", "dealership"],
  ["location", "location"],
  ["Service Location", "serviceLocation"],
  ["Rego", "plate"],
  ["Trade-in Year", "year"],
  ["Trade-in Make", "make"],
  ["Trade-in Model", "model"],
  ["Trade-in Odometer", "odometer"],
  ["vehiclePriceBudget", "budget"],
  ["Pick-up Date", "pickUpDate"],
  ["Return Date", "returnDate"],
]);

const CHOICES: readonly FieldDefinition["kind"][] = ["select", "radio", "checkboxes"];

/** A field that says what it wants in a sentence of its own; a sentence it has already stays. */
export function withOwnSentences(
  field: FieldDefinition,
  { words: { wanted }, market }: Pick<FormFacts, "words" | "market">,
): FieldDefinition {
  const key = WANTED.get(field.name) ?? (CHOICES.includes(field.kind) ? "choice" : "text");
  const required =
    key === "postcode" ? formText(wanted, key, { postcode: market.postcode.word }) : wanted[key];
  return {
    ...field,
    requiredMessage: field.requiredMessage ?? required,
    ...(field.name === "email" && field.invalidMessage === undefined
      ? { invalidMessage: wanted.emailLike }
      : {}),
  };
}
