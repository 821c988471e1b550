import { type FormPlan, oneStep } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { askNumber, askText } from "../questions/ask.ts";
import { optionalComments } from "../questions/comments.ts";
import { additionalServices, serviceDate } from "../questions/dates.ts";
import { email, firstName, lastName, phone } from "../questions/person.ts";
import { serviceLocation } from "../questions/place.ts";

/** Booking a service: the shopper's own vehicle, a date, extras. */
export const serviceBookingPlan: FormPlan = {
  id: "book-service",
  category: "Service Enquiry",
  subcategory: "Service Booking",
  button: "service",
  steps: oneStep([
    serviceLocation,
    firstName,
    lastName,
    email,
    phone,
    askText("Rego", "plate", true, { maxLength: 10 }),
    askText("Trade-in Make", "make", false),
    askText("Trade-in Model", "model", false),
    askNumber("Trade-in Odometer", "odometer", false),
    serviceDate,
    additionalServices,
    optionalComments,
    optIn,
    terms,
  ]),
};
