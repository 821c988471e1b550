import { aCar } from "@forecourt/search/testing";
import type { CleanValues } from "../enquiry/forms/fields/answers.ts";
import { validateForm } from "../enquiry/forms/validation/validate-form.ts";
import type { FormId } from "../enquiry/model/form-ids.ts";
import { formFor } from "../enquiry/forms/form-for.ts";
import { buildLead, type LeadSource } from "../enquiry/intake/build/build-lead.ts";
import { leadPayload } from "../enquiry/model/lead-payload.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { parseSubmission } from "../enquiry/submission/parse-submission.ts";
import { submissionBody } from "../enquiry/submission/submission-body.ts";
import { aSubmission } from "./a-submission.ts";
import { sampleAnswers } from "./sample-answers.ts";
import { sampleFacts } from "./sample-facts.ts";

/** A tenant that asks every optional question, for tests. */
export const askingPolicy = {
  ...policyDefaults,
  forms: {
    ...policyDefaults.forms,
    whereDidYouHear: ["Google", "Other"],
    additionalServices: ["Wash", "Loan car"],
  },
  consent: { ...policyDefaults.consent, termsRequired: true },
};
const now = new Date(Date.UTC(2026, 10, 21, 3));
const car = aCar({ condition: "used" });

/** What a test changes about a form's way to the payload. */
export interface FormChanges {
  answers?: object;
  source?: Partial<LeadSource>;
  yesNo?: string[];
}

/** A form as a browser sends it and a server reads it, every question answered; `build` makes its lead. */
export function sendForm(id: FormId, changes: FormChanges = {}) {
  const form = formFor(id, askingPolicy, { ...sampleFacts, carCondition: "used" });
  const sent = aSubmission({
    form: id,
    carId: "1",
    values: { ...sampleAnswers(form), ...changes.answers },
    page: { url: "https://north.example/cars/a-car", id: "55" },
    journey: { pages: ["/", "/cars/a-car"], query: [{ name: "utm_source", value: "mail" }] },
  });
  const received = parseSubmission(JSON.parse(JSON.stringify(submissionBody(sent))));
  if (!received.ok) throw new Error(received.problem.message);
  const { submission } = received;
  const build = (values: CleanValues) =>
    buildLead({
      form,
      values,
      submission,
      tenant: "north",
      car,
      offer: null,
      model: null,
      places: sampleFacts.places,
      dealerships: sampleFacts.dealerships,
      primaryPlace: null,
      pushToPrimaryLocation: false,
      manufacturerSlug: "toyota",
      autogaugeEnabled: false,
      userAgent: "Browser/1",
      hasFiles: false,
      testPhoneNumber: "0400000000",
      visit: "test_drive",
      now,
      ...changes.source,
    });
  return { form, submission, build };
}

/** Sends a form, checks it and gives the lead and its payload. */
export function submitForm(id: FormId, changes: FormChanges = {}) {
  const { form, submission, build } = sendForm(id, changes);
  const checked = validateForm(form, submission.values, askingPolicy.forms);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const lead = build(checked.values);
  return { form, lead, payload: leadPayload(lead, { yesNoFields: changes.yesNo ?? [] }).lead };
}
