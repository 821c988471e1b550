import type { FormMarket } from "./form-market.ts";
import type { FormMessages } from "../messages/form-messages.ts";
import type { FieldDefinition } from "../fields/field-definition.ts";
import type { LeadCategory } from "../../model/category.ts";
import type { FormId } from "../../model/form-ids.ts";

/** One page of a form. A one-page form has one step. */
export interface FormStep {
  id: string;
  title: string;
  /** The shopper may go past it unanswered. */
  skippable: boolean;
  fields: readonly FieldDefinition[];
}

/** A whole form as plain JSON: what it asks, step by step, and what its lead is filed under. */
export interface FormDefinition {
  id: FormId;
  title: string;
  /** What a phone number and a postcode look like in the market. */
  market: Pick<FormMarket, "phone" | "postcode">;
  category: LeadCategory;
  subcategory: string | null;
  submitLabel: string;
  /** What is wrong with an answer, in the language of the form. */
  messages: FormMessages["problems"];
  steps: readonly FormStep[];
}

/**
 * What a form says that could not be sent, where the server gives no reason: an enquiry of one page in its own words.
 *
 * @example
 * failureText(form) // "An error occurred when submitting this form"
 */
export const failureText = ({ steps, messages }: Pick<FormDefinition, "steps" | "messages">): string =>
  steps.length > 1 ? messages.failed : messages.alert;

/** Every field of a form, first step first. */
export const formFields = (form: FormDefinition): readonly FieldDefinition[] =>
  form.steps.flatMap((step) => step.fields);
