import type { LeadSubmission } from "../submission/lead-submission.ts";

/** A complete general enquiry as a browser would send it; say only what the test is about. */
export function aSubmission(changes: Partial<LeadSubmission> = {}): LeadSubmission {
  return {
    form: "general",
    key: "0f7c-0001",
    leadId: null,
    values: {
      first_name: "Kim",
      last_name: "Lee",
      email: "kim@example.com",
      phone: "0412345678",
      message: "Hello",
    },
    stage: { kind: "complete", step: 0, skipped: [] },
    carId: null,
    offerId: null,
    dealership: null,
    location: null,
    page: { url: "https://dealer.example/contact", id: null },
    journey: { pages: [], query: [] },
    human: { trap: "", openedAt: null, token: null },
    ...changes,
  };
}
