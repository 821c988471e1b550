import type { FormPlan } from "./form-plan.ts";
import { enquiryPlans } from "./plans/enquiries.ts";

/** Every form of the product. */
export const formPlans: readonly FormPlan[] = [...enquiryPlans];
