import type { LeadSubmission } from "../enquiry/submission/lead-submission.ts";

/** A complete general enquiry as a browser would send it; say only what the test is about. */
export const aSubmission = (changes: Partial<LeadSubmission> = {}): LeadSubmission => ({
  form: "general",
  key: "0f7c-0001",
  values: {
    first_name: "Kim",
    last_name: "Lee",
    email: "kim@example.com",
    phone: "0412345678",
    message: "Hello",
  },
  leadId: null,
  stage: { kind: "complete", step: 0, skipped: [] },
  carId: null,
  offerId: null,
  modelId: null,
  dealership: null,
  location: null,
  page: { url: "https://dealer.example/contact", id: null },
  journey: { pages: [], query: [] },
  human: { honeypot: "", openedAt: null, token: null },
  ...changes,
});
