import type { LeadCategory } from "../../model/category.ts";
import type { FormFacts } from "../definition/form-facts.ts";
import { type FormPlan, oneStep } from "./form-plan.ts";
import { serviceSteps } from "./service-booking.ts";
import { optIn, terms } from "../questions/agreement.ts";
import {
  attachments,
  carComments,
  comments,
  optionalComments,
  whereDidYouHear,
} from "../questions/comments.ts";
import { additionalServices, rentalPeriod, serviceDate } from "../questions/dates.ts";
import { email, firstName, fullName, lastName, phone, postcode } from "../questions/person.ts";
import { category, dealership, location, position } from "../questions/place.ts";
import type { Question } from "../questions/question.ts";
import { vehicleToServe } from "../questions/vehicle.ts";

const PERSON = [firstName, lastName, email, phone];
const CLOSING = [whereDidYouHear, optIn, terms];

const enquiry = (
  plan: Pick<FormPlan, "id" | "category">,
  { before = [], after = [comments] }: { before?: readonly Question[]; after?: readonly Question[] } = {},
): FormPlan => ({
  ...plan,
  button: "send",
  steps: oneStep([...before, ...PERSON, postcode, ...after, ...CLOSING]),
});

/** The one-page enquiries, one for each team of a dealer. */
export const enquiryPlans: readonly FormPlan[] = [
  enquiry({ id: "new", category: "New Vehicle Enquiry" }, { before: rentalPeriod, after: [carComments] }),
  enquiry({ id: "used", category: "Used Vehicle Enquiry" }, { before: rentalPeriod, after: [carComments] }),
  enquiry({ id: "general", category: "General Enquiry" }, { before: [category, dealership] }),
  // Links to book a service lead here, unless the dealer has another page for it.
  {
    id: "service",
    title: ({ forms, facts: { words } }) => (forms.serviceInSteps ? words.titles["book-service"] : null),
    category: "Service Enquiry",
    button: ({ forms, facts: { words } }) =>
      forms.serviceInSteps ? words.buttons.service : words.buttons.send,
    steps: serviceSteps({
      place: location("service"),
      person: [...PERSON, postcode],
      vehicle: vehicleToServe,
      day: serviceDate,
      // Who ticks what needs doing has said it.
      jobs: [
        additionalServices,
        (setting) => (setting.forms.serviceInSteps ? optionalComments : comments)(setting),
      ],
      closing: CLOSING,
    }),
  },
  enquiry(
    { id: "parts", category: "Parts Enquiry" },
    { before: [location("parts")], after: [...vehicleToServe, comments] },
  ),
  enquiry({ id: "fleet", category: "Fleet Enquiry" }, { before: [dealership] }),
  enquiry(
    { id: "careers", category: "Careers Enquiry" },
    { before: [position, dealership], after: [comments, attachments("cv")] },
  ),
  {
    // Short on purpose: its page already says which place, so one name and one way to answer are enough.
    id: "location-contact",
    title: ({ facts: { placeName } }) => placeName ?? null,
    category: placeCategory,
    button: "send",
    steps: oneStep([fullName, email, phone, comments, ...CLOSING]),
  },
];

function placeCategory({ placeKind }: FormFacts): LeadCategory {
  if (placeKind === "service") return "Service Enquiry";
  return placeKind === "parts" ? "Parts Enquiry" : "General Enquiry";
}
