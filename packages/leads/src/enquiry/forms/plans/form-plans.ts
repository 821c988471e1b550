import type { FormId } from "../../model/form-ids.ts";
import type { FormPlan } from "./form-plan.ts";
import { carFormPlans } from "./car-forms.ts";
import { enquiryPlans } from "./enquiries.ts";
import { financePlan } from "./finance.ts";
import { sellingPlans } from "./selling.ts";
import { serviceBookingPlan } from "./service-booking.ts";

/** Every form of the product. */
export const formPlans: readonly FormPlan[] = [
  ...enquiryPlans,
  ...carFormPlans,
  serviceBookingPlan,
  ...sellingPlans,
  financePlan,
];

/**
 * Whether a form is asked in steps. A tenant's changes never alter that: a question is added to a step, or left out of it.
 *
 * @example
 * [asksInSteps("finance"), asksInSteps("general")] // [true, false]
 */
export const asksInSteps = (id: FormId): boolean =>
  formPlans.some((plan) => plan.id === id && plan.steps.length > 1);
