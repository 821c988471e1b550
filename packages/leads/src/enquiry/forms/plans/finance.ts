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
  category: "Finance Enquiry",
  button: "send",
  steps: [
    {
      id: "budget",
      title: "budget",
      questions: [
        preferredDealership,
        askNumber("vehiclePriceBudget", "budget", true),
        askNumber("deposit", "deposit", false),
        askChoice("loan_term", "loanTerm", false, [
          "1 year",
          "2 years",
          "3 years",
          "4 years",
          "5 years",
          "6 years",
          "7 years",
        ]),
        askNumber("balloon", "balloon", false),
        askChoice("repayment_frequency", "repayments", false, ["Weekly", "Fortnightly", "Monthly"]),
      ],
    },
    {
      id: "work",
      title: "work",
      skippable: true,
      questions: [
        askChoice("employment", "employment", false, [
          "Full time",
          "Part time",
          "Casual",
          "Self-employed",
          "Not working",
        ]),
        askNumber("income", "income", false),
        askChoice("residency", "residency", false, ["Own home", "Mortgage", "Renting", "With family"]),
      ],
    },
    {
      id: "you",
      title: "you",
      questions: [
        firstName,
        middleName,
        lastName,
        askNumber("day", "birthDay", false, {
          maxLength: 2,
          range: { min: 1, max: 31 },
          autocomplete: "bday-day",
        }),
        askNumber("month", "birthMonth", false, {
          maxLength: 2,
          range: { min: 1, max: 12 },
          autocomplete: "bday-month",
        }),
        askNumber("year", "birthYear", false, {
          maxLength: 4,
          range: { min: 1900, max: 2100 },
          autocomplete: "bday-year",
        }),
      ],
    },
    {
      id: "contact",
      title: "contact",
      questions: [email, phone, state, postcode, optionalComments, optIn, terms],
    },
  ],
};
