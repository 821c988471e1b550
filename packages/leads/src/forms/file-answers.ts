import { ownValue } from "./fields/answers.ts";
import type { FormDefinition } from "./definition/form-definition.ts";
import { fileLead, isLeadCategory, type LeadFiling } from "../model/category.ts";

/**
 * What a filled-in form is filed under: the enquiry type the shopper chose where the form asks for
 * one, else the form's own. The confirmation page's address wants its category.
 *
 * @example
 * successPath(fileAnswers(form, { category: "Parts Enquiry" })) // "/success?category=parts-enquiry"
 */
export function fileAnswers(
  form: Pick<FormDefinition, "category" | "subcategory">,
  values: { readonly [name: string]: unknown },
): LeadFiling {
  const chosen = ownValue(values, "category");
  return fileLead(isLeadCategory(chosen) ? chosen : form.category, form.subcategory);
}
