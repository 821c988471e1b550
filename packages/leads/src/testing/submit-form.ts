import { aCar } from "@forecourt/search/testing";
import { validateForm } from "../fields/validate-form.ts";
import type { FormId } from "../forms/form-definition.ts";
import { formFor } from "../forms/form-for.ts";
import { buildLead, type LeadSource } from "../lead/build-lead.ts";
import { leadPayload } from "../lead/lead-payload.ts";
import { policyDefaults } from "../policy.ts";
import { parseSubmission } from "../submission/parse-submission.ts";
import { submissionBody } from "../submission/submission-body.ts";
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

/** Sends a form as a browser would, and gives the payload that would be stored and delivered. */
export function submitForm(
  id: FormId,
  changes: { answers?: object; source?: Partial<LeadSource>; yesNo?: string[] } = {},
) {
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
  const checked = validateForm(form, submission.values, askingPolicy.forms);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const lead = buildLead({
    form,
    values: checked.values,
    submission,
    tenant: "north",
    car,
    offer: null,
    places: sampleFacts.places,
    dealerships: sampleFacts.dealerships,
    primaryPlace: null,
    manufacturerSlug: "toyota",
    autogaugeEnabled: false,
    userAgent: "Browser/1",
    hasFiles: false,
    testPhoneNumber: "0400000000",
    now,
    ...changes.source,
  });
  return { form, lead, payload: leadPayload(lead, { yesNoFields: changes.yesNo ?? [] }).lead };
}
