import { ownValue } from "./fields/answers.ts";
import type { FormDefinition } from "./definition/form-definition.ts";
import { fileLead, isLeadCategory, type LeadCategory, type LeadFiling } from "../model/category.ts";
import type { ConfirmedLead } from "../model/success-query.ts";

/**
 * What a filled-in form is filed under: the enquiry type the shopper chose where the form asks for
 * one, else the form's own. The confirmation page's address wants its category.
 */
export function fileAnswers(
  form: Pick<FormDefinition, "category" | "subcategory">,
  values: { readonly [name: string]: unknown },
): LeadFiling {
  return fileLead(chosenCategory(form, values), form.subcategory);
}

/**
 * The enquiry type as the shopper chose it or the form has it, before it is filed: careers are still careers.
 *
 * @example
 * chosenCategory({ category: "General Enquiry" }, { category: "Careers Enquiry" }) // "Careers Enquiry"
 */
export function chosenCategory(
  form: Pick<FormDefinition, "category">,
  values: { readonly [name: string]: unknown },
): LeadCategory {
  const chosen = ownValue(values, "category");
  return isLeadCategory(chosen) ? chosen : form.category;
}

/**
 * What the confirmation page needs of a filled-in form. The car's condition goes with an enquiry about a vehicle,
 * where it decides which page of thanks is shown; a finance or trade-in form about a car stays what it is.
 *
 * @example
 * successQuery(confirmedLead(form, {}, "demo")).toString() // "category=demo-vehicle-enquiry&car_type=demo"
 */
export function confirmedLead(
  form: Pick<FormDefinition, "category" | "subcategory">,
  values: { readonly [name: string]: unknown },
  carCondition: "new" | "used" | "demo" | null,
): ConfirmedLead {
  const { category } = fileAnswers(form, values);
  const aboutVehicle = category === "New Vehicle Enquiry" || category === "Used Vehicle Enquiry";
  return { category, pairs: aboutVehicle && carCondition ? [["car_type", carCondition]] : [] };
}
