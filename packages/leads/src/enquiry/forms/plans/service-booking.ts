import { type FormPlan, oneStep, type StepPlan } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { askNumber, askText } from "../questions/ask.ts";
import type { FormSetting, Question } from "../questions/question.ts";
import { optionalComments } from "../questions/comments.ts";
import { additionalServices, serviceDate } from "../questions/dates.ts";
import { email, firstName, lastName, phone } from "../questions/person.ts";
import { serviceLocation } from "../questions/place.ts";

/** What a form of the workshop asks: of whom, of which vehicle, for which visit. */
interface ServiceQuestions {
  readonly place: Question;
  readonly person: readonly Question[];
  readonly vehicle: readonly Question[];
  readonly visit: readonly Question[];
  readonly closing: readonly Question[];
}

/** A form of the workshop on one page; in steps where the dealer has it so: the vehicle first, then the visit, then the person. */
export const serviceSteps =
  ({ place, person, vehicle, visit, closing }: ServiceQuestions) =>
  ({ forms }: FormSetting): readonly StepPlan[] =>
    forms.serviceInSteps
      ? [
          { id: "vehicle", title: "vehicle", questions: vehicle },
          { id: "visit", title: "visit", questions: [place, ...visit] },
          { id: "details", title: "details", questions: [...person, ...closing] },
        ]
      : oneStep([place, ...person, ...vehicle, ...visit, ...closing]);

/** Booking a service: the shopper's own vehicle, a date, extras. */
export const serviceBookingPlan: FormPlan = {
  id: "book-service",
  category: "Service Enquiry",
  subcategory: "Service Booking",
  button: "service",
  steps: serviceSteps({
    place: serviceLocation,
    person: [firstName, lastName, email, phone],
    vehicle: [
      askText("Rego", "plate", true, { maxLength: 10 }),
      askText("Trade-in Make", "make", false),
      askText("Trade-in Model", "model", false),
      askNumber("Trade-in Odometer", "odometer", false),
    ],
    visit: [serviceDate, additionalServices, optionalComments],
    closing: [optIn, terms],
  }),
};
