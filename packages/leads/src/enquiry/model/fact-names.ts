/** Name of the form control that people never see and programs fill in. */
export const honeypotField = "confirm_address";

/** Wire names by which a submission carries the page's facts; every other name in it is an answer. */
export const factNames: readonly string[] = [
  "form",
  "idempotency_key",
  "drawn_at",
  "lead_id",
  "car_id",
  "offer_id",
  "model_id",
  "page_dealership",
  "page_location",
  "url",
  "page_id",
  "visited_pages",
  "linked_query_params",
  "step_number",
  "skipped_steps",
  "form_completed",
  "lead_status",
  "source",
  "website_slug",
  "user_agent",
  "has_files",
  honeypotField,
  "opened_at",
  "human_token",
];
