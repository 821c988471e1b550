import type { FormPlan } from "./form-plan.ts";
import { optIn, terms } from "../questions/agreement.ts";
import { askChoice, askNumber } from "../questions/ask.ts";
import { optionalComments } from "../questions/comments.ts";
import { email, firstName, lastName, middleName, phone, postcode } from "../questions/person.ts";
import { preferredDealership } from "../questions/place.ts";
import { state } from "../questions/states.ts";

/** Asking for finance: the budget first, because that is what the shopper came for. */
export const financePlan: FormPlan = {
  id: "finance",
  title: "Finance enquiry",
  category: "Finance Enquiry",
  submitLabel: "Send enquiry",
  steps: [
    {
      id: "budget",
      title: "Your budget",
      questions: [
        preferredDealership,
        askNumber("vehiclePriceBudget", "Vehicle price or budget", true),
        askNumber("deposit", "Deposit", false),
        askChoice("loan_term", "Loan term", false, [
          "1 year",
          "2 years",
          "3 years",
          "4 years",
          "5 years",
          "6 years",
          "7 years",
        ]),
        askNumber("balloon", "Balloon", false),
        askChoice("repayment_frequency", "Repayments", false, ["Weekly", "Fortnightly", "Monthly"]),
      ],
    },
    {
      id: "work",
      title: "Your work",
      skippable: true,
      questions: [
        askChoice("employment", "Employment", false, [
          "Full time",
          "Part time",
          "Casual",
          "Self-employed",
          "Not working",
        ]),
        askNumber("income", "Yearly income before tax", false),
        askChoice("residency", "Where you live", false, ["Own home", "Mortgage", "Renting", "With family"]),
      ],
    },
    {
      id: "you",
      title: "About you",
      questions: [
        firstName,
        middleName,
        lastName,
        askNumber("day", "Day of birth", false, {
          maxLength: 2,
          range: { min: 1, max: 31 },
          autocomplete: "bday-day",
        }),
        askNumber("month", "Month of birth", false, {
          maxLength: 2,
          range: { min: 1, max: 12 },
          autocomplete: "bday-month",
        }),
        askNumber("year", "Year of birth", false, {
          maxLength: 4,
          range: { min: 1900, max: 2100 },
          autocomplete: "bday-year",
        }),
      ],
    },
    {
      id: "contact",
      title: "How to reach you",
      questions: [email, phone, state, postcode, optionalComments, optIn, terms],
    },
  ],
};
