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
  title: "Book a service",
  category: "Service Enquiry",
  subcategory: "Service Booking",
  submitLabel: "Book a service",
  steps: oneStep([
    serviceLocation,
    firstName,
    lastName,
    email,
    phone,
    askText("Rego", "Registration number", true, { maxLength: 10 }),
    askText("Trade-in Make", "Make", false),
    askText("Trade-in Model", "Model", false),
    askNumber("Trade-in Odometer", "Odometer reading", false),
    serviceDate,
    additionalServices,
    optionalComments,
    optIn,
    terms,
  ]),
};
