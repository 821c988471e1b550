import type { FormPlan, StepPlan } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { attachments, optionalComments } from "../questions/comments.ts";
import { email, firstName, lastName, phone, postcode } from "../questions/person.ts";
import { dealership } from "../questions/place.ts";
import { ownVehicle, sellingGoals, vehicleCondition } from "../questions/vehicle.ts";

const VEHICLE: StepPlan = { id: "vehicle", title: "vehicle", questions: ownVehicle };
const CONDITION: StepPlan = {
  id: "condition",
  title: "condition",
  skippable: true,
  questions: [...vehicleCondition, attachments("vehiclePhotos")],
};
const YOU: StepPlan = {
  id: "contact",
  title: "details",
  questions: [dealership, firstName, lastName, email, phone, postcode, optionalComments, optIn, terms],
};

/** Both forms ask for the shopper's own vehicle; they differ in what the dealer does with it. */
export const sellingPlans: readonly FormPlan[] = [
  {
    id: "sell-my-car",
    category: "Sell My Car Enquiry",
    button: "offer",
    steps: [VEHICLE, CONDITION, YOU],
  },
  {
    id: "trade-in",
    category: "Sell My Car Enquiry",
    subcategory: "Trade-in Valuation",
    button: "valuation",
    steps: [
      VEHICLE,
      CONDITION,
      { id: "goals", title: "goals", skippable: true, questions: sellingGoals },
      YOU,
    ],
  },
];
