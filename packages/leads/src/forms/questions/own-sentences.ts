import type { FieldDefinition } from "../fields/field-definition.ts";
import { marketWords } from "../definition/market-words.ts";
import type { Market } from "../../model/market.ts";

interface Sentences {
  readonly required: string;
  readonly invalid?: string;
}

/** What is wanted of each answer, by the field's name. */
const SENTENCES: ReadonlyMap<string, Sentences> = new Map([
  ["first_name", { required: "Enter your first name." }],
  ["last_name", { required: "Enter your last name." }],
  ["name", { required: "Enter your name." }],
  [
    "email",
    {
      required: "Enter your email address.",
      invalid: "Enter an email address like name@example.com.",
    },
  ],
  ["phone", { required: "Enter a number we can call you on." }],
  ["postcode", { required: "Enter your postcode." }],
  ["message", { required: "Write what you would like to know." }],
  ["category", { required: "Choose an enquiry type." }],
  ["dealership_slug", { required: "Choose a dealership." }],
  ["preferredDealership", { required: "Choose a dealership." }],
  ["location", { required: "Choose a location." }],
  ["Service Location", { required: "Choose a service location." }],
  ["Rego", { required: "Enter the registration number." }],
  ["Trade-in Year", { required: "Enter the year of your vehicle." }],
  ["Trade-in Make", { required: "Enter the make of your vehicle." }],
  ["Trade-in Model", { required: "Enter the model of your vehicle." }],
  ["Trade-in Odometer", { required: "Enter the odometer reading." }],
  ["vehiclePriceBudget", { required: "Enter the price or your budget." }],
  ["Pick-up Date", { required: "Choose the day you pick it up." }],
  ["Return Date", { required: "Choose the day you bring it back." }],
]);

const CHOICE: Sentences = { required: "Choose one of the options." };
const TEXT: Sentences = { required: "Answer this question." };
const CHOICES: readonly FieldDefinition["kind"][] = ["select", "radio", "checkboxes"];

/** A field that says what it wants in a sentence of its own; a sentence it has already stays. */
export function withOwnSentences(field: FieldDefinition, market: Market): FieldDefinition {
  const { required, invalid } = SENTENCES.get(field.name) ?? (CHOICES.includes(field.kind) ? CHOICE : TEXT);
  return {
    ...field,
    requiredMessage:
      field.requiredMessage ?? (market === "US" ? usWords(required) : marketWords(required, market)),
    ...(invalid === undefined || field.invalidMessage !== undefined ? {} : { invalidMessage: invalid }),
  };
}

/** A ZIP code has no word in the other markets that could be swapped for it. */
const usWords = (text: string): string => marketWords(text.replace("postcode", "ZIP code"), "US");
