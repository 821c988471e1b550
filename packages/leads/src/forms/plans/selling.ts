import type { FormPlan, StepPlan } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { attachments, optionalComments } from "../questions/comments.ts";
import { email, firstName, lastName, phone, postcode } from "../questions/person.ts";
import { dealership } from "../questions/place.ts";
import { ownVehicle, sellingGoals, vehicleCondition } from "../questions/vehicle.ts";

const VEHICLE: StepPlan = { id: "vehicle", title: "Your vehicle", questions: ownVehicle };
const CONDITION: StepPlan = {
  id: "condition",
  title: "Its condition",
  skippable: true,
  questions: [...vehicleCondition, attachments("Photos of your vehicle")],
};
const YOU: StepPlan = {
  id: "contact",
  title: "Your details",
  questions: [dealership, firstName, lastName, email, phone, postcode, optionalComments, optIn, terms],
};

/** Both forms ask for the shopper's own vehicle; they differ in what the dealer does with it. */
export const sellingPlans: readonly FormPlan[] = [
  {
    id: "sell-my-car",
    title: "Sell my car",
    category: "Sell My Car Enquiry",
    submitLabel: "Get an offer",
    steps: [VEHICLE, CONDITION, YOU],
  },
  {
    id: "trade-in",
    title: "Value my trade-in",
    category: "Sell My Car Enquiry",
    subcategory: "Trade-in Valuation",
    submitLabel: "Get my valuation",
    steps: [
      VEHICLE,
      CONDITION,
      { id: "goals", title: "What you want", skippable: true, questions: sellingGoals },
      YOU,
    ],
  },
];
