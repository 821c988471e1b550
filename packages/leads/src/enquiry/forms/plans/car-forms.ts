import { type FormPlan, oneStep, vehicleCategory } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { comments, optionalComments, similarComments } from "../questions/comments.ts";
import { testDriveDate } from "../questions/dates.ts";
import { email, firstName, lastName, phone, postcode } from "../questions/person.ts";
import { dealership } from "../questions/place.ts";
import { wantedVehicle } from "../questions/vehicle.ts";

const PERSON = [firstName, lastName, email, phone];
const CLOSING = [optIn, terms];

/** The forms of a car page and of an offer: filed as new or used by the car they stand on. */
export const carFormPlans: readonly FormPlan[] = [
  {
    id: "test-drive",
    category: vehicleCategory,
    subcategory: ({ carCondition }) =>
      carCondition === "used" ? "Test Drive Booking Used" : "Test Drive Booking New",
    button: ({ facts: { words }, forms: { visit } }) => words.visits[visit],
    steps: oneStep([dealership, wantedVehicle, ...PERSON, testDriveDate, optionalComments, ...CLOSING]),
  },
  {
    id: "request-photos",
    category: vehicleCategory,
    subcategory: "Request Photos",
    button: "photos",
    steps: oneStep([...PERSON, optionalComments, ...CLOSING]),
  },
  {
    id: "similar",
    category: vehicleCategory,
    subcategory: "Find me something similar",
    button: "send",
    steps: oneStep([...PERSON, similarComments, ...CLOSING]),
  },
  {
    id: "offer",
    category: vehicleCategory,
    subcategory: "Special Offer",
    button: "send",
    steps: oneStep([dealership, ...PERSON, postcode, comments, ...CLOSING]),
  },
];
