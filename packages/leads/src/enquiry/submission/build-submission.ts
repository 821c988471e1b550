import type { LeadSubmission } from "./lead-submission.ts";

/**
 * A submission with nothing in it but what is known: a complete one-step form, no car, no journey.
 *
 * @example
 * buildSubmission({ form: "general", key: "0f7c-0001", values: { first_name: "Kim" } }).stage
 * // { kind: "complete", step: 0, skipped: [] }
 */
export const buildSubmission = (
  known: Pick<LeadSubmission, "form" | "key" | "values"> & Partial<LeadSubmission>,
): LeadSubmission => ({
  leadId: null,
  stage: { kind: "complete", step: 0, skipped: [] },
  carId: null,
  offerId: null,
  modelId: null,
  dealership: null,
  location: null,
  page: { url: null, id: null },
  journey: { pages: [], query: [] },
  human: { honeypot: "", openedAt: null, token: null },
  ...known,
});
