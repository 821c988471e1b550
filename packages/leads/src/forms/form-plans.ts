import type { FormPlan } from "./form-plan.ts";
import { carFormPlans } from "./plans/car-forms.ts";
import { enquiryPlans } from "./plans/enquiries.ts";
import { financePlan } from "./plans/finance.ts";
import { sellingPlans } from "./plans/selling.ts";
import { serviceBookingPlan } from "./plans/service-booking.ts";

/** Every form of the product. */
export const formPlans: readonly FormPlan[] = [
  ...enquiryPlans,
  ...carFormPlans,
  serviceBookingPlan,
  ...sellingPlans,
  financePlan,
];
