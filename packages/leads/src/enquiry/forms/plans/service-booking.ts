import { type FormPlan, oneStep, type StepPlan } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { askNumber, askText } from "../questions/ask.ts";
import type { FormsPolicy } from "../policy/forms-policy.ts";
import type { Question } from "../questions/question.ts";
import { optionalComments } from "../questions/comments.ts";
import { additionalServices, serviceDate } from "../questions/dates.ts";
import { email, firstName, lastName, phone } from "../questions/person.ts";
import { serviceLocation } from "../questions/place.ts";

/** What a form of the workshop asks: where, of whom, of which vehicle, for which day, and what is to be done. */
interface ServiceQuestions {
  readonly place: Question;
  readonly person: readonly Question[];
  readonly vehicle: readonly Question[];
  readonly day: Question;
  readonly jobs: readonly Question[];
  readonly closing: readonly Question[];
}

/** A form of the workshop on one page; in steps where the dealer has it so: the vehicle, the day, the jobs, then the person. */
export const serviceSteps =
  ({ place, person, vehicle, day, jobs, closing }: ServiceQuestions) =>
  ({ serviceInSteps }: FormsPolicy): readonly StepPlan[] =>
    serviceInSteps
      ? [
          { id: "vehicle", title: "vehicle", questions: vehicle },
          { id: "day", title: "day", questions: [place, day] },
          { id: "jobs", title: "jobs", questions: jobs },
          { id: "details", title: "details", questions: [...person, ...closing] },
        ]
      : oneStep([place, ...person, ...vehicle, day, ...jobs, ...closing]);

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
    day: serviceDate,
    jobs: [additionalServices, optionalComments],
    closing: [optIn, terms],
  }),
};
