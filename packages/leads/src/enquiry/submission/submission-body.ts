import { factNames, honeypotField } from "../model/fact-names.ts";
import type { LeadSubmission } from "./lead-submission.ts";

/**
 * The wire body of a submission: `{ lead: { … } }`, facts and answers side by side, the steps counted
 * from 1 as dealer systems expect them. `parseSubmission` reads it back.
 */
export function submissionBody(submission: LeadSubmission): { lead: { readonly [name: string]: unknown } } {
  const { stage, human } = submission;
  const rows: [string, unknown][] = [
    ...Object.entries(submission.values).filter(([name]) => !factNames.includes(name)),
    ["form", submission.form],
    ["idempotency_key", submission.key],
    ["lead_id", submission.leadId],
    ["source", "Website"],
    ["car_id", submission.carId],
    ["offer_id", submission.offerId],
    ["model_id", submission.modelId],
    ["page_dealership", submission.dealership],
    ["page_location", submission.location],
    ["url", submission.page.url],
    ["page_id", submission.page.id],
    ["visited_pages", submission.journey.pages],
    [
      "linked_query_params",
      Object.fromEntries(submission.journey.query.map(({ name, value }) => [name, value])),
    ],
    ["step_number", stage.step + 1],
    ["skipped_steps", stage.skipped.map((step) => step + 1)],
    ["form_completed", stage.kind === "complete"],
    ["lead_status", stage.kind === "incomplete" ? "Incomplete" : null],
    [honeypotField, human.honeypot],
    ["opened_at", human.openedAt],
    ["human_token", human.token],
  ];
  return { lead: Object.fromEntries(rows.filter(([, value]) => value !== null && value !== undefined)) };
}
