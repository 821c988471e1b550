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
