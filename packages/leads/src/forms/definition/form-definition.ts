import type { FieldDefinition } from "../fields/field-definition.ts";
import type { LeadCategory } from "../../model/category.ts";
import type { Market } from "../../model/market.ts";

/** Every form the product offers. */
export const formIds = [
  "general",
  "service",
  "parts",
  "new",
  "used",
  "fleet",
  "finance",
  "careers",
  "sell-my-car",
  "trade-in",
  "test-drive",
  "request-photos",
  "location-contact",
  "book-service",
  "offer",
  "similar",
] as const;

/** A form's name, in addresses and tenant files. */
export type FormId = (typeof formIds)[number];

/** Tells a known form from any other text. */
export function isFormId(text: unknown): text is FormId {
  return formIds.some((id) => id === text);
}

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
  market: Market;
  category: LeadCategory;
  subcategory: string | null;
  submitLabel: string;
  steps: readonly FormStep[];
}

/** Every field of a form, first step first. */
export const formFields = (form: FormDefinition): readonly FieldDefinition[] =>
  form.steps.flatMap((step) => step.fields);
