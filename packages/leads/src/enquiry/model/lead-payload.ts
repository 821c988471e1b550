import type { Lead, LeadAppointment } from "./lead.ts";

/** A value the dashboard's lead call takes. */
export type LeadPayloadValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly number[]
  | { readonly [name: string]: string };

/** The body of `POST /api/leads`: dealer systems know these names, under one `lead` key. */
export interface LeadPayload {
  lead: { readonly [name: string]: LeadPayloadValue };
}

/** What the payload's shape depends on. */
export interface LeadPayloadPolicy {
  /** Answers by these names go out as 'Yes' or 'No' instead of true or false. */
  yesNoFields: readonly string[];
}

/**
 * Prints a lead with its wire names. Fields that the form does not have are left
 * out, so that an update never wipes what an earlier step sent. A car of the stock stands under `car_id`, 'Vehicle
 * Make' and 'Vehicle Model', a model under the last two; the shopper's own vehicle under `Rego` and the names that begin with 'Trade-in'. `leadId` is the dashboard's
 * own id, set when a lead it already has is updated.
 *
 * @example
 * leadPayload(lead, { yesNoFields: [] }).lead["Vehicle Make"] // "Mazda"
 */
export function leadPayload(lead: Lead, policy: LeadPayloadPolicy, leadId?: string): LeadPayload {
  const rows: [string, LeadPayloadValue | null | undefined][] = [
    // A tenant's own answers come first: a name of ours below always wins.
    ...lead.answers.map((answer): [string, LeadPayloadValue] => [answer.name, answer.value]),
    ["source", "Website"],
    ["website_slug", lead.tenant],
    ["dealership_slug", lead.dealership?.slug],
    ["lead_id", leadId],
    ["category", lead.category],
    ["subcategory", lead.subcategory],
    ["url", lead.page.url],
    ["page_id", lead.page.id],
    ["user_agent", lead.userAgent],
    ["name", lead.person.name],
    ["first_name", lead.person.firstName],
    ["middle_name", lead.person.middleName],
    ["last_name", lead.person.lastName],
    ["email", lead.person.email],
    ["phone", lead.person.phone],
    ["postcode", lead.person.postcode],
    ["state", lead.person.state],
    ["message", lead.message],
    ["location_id", lead.location?.id],
    ["location", lead.location?.name],
    ["manufacturer_slug", lead.manufacturerSlug],
    ["car_id", lead.car?.id],
    ["car_type", lead.car?.condition],
    ["vehicle_status", lead.car?.status],
    ["stock_number", lead.car?.stockNumber],
    ["Vehicle Make", lead.car?.make ?? lead.model?.make],
    ["Vehicle Model", lead.car?.model ?? lead.model?.name],
    ["Rego", lead.tradeIn?.rego],
    ["regoState", lead.tradeIn?.regoState],
    ["Trade-in Year", lead.tradeIn?.year],
    ["Trade-in Make", lead.tradeIn?.make],
    ["Trade-in Model", lead.tradeIn?.model],
    ["Trade-in Badge", lead.tradeIn?.badge],
    ["Trade-in Odometer", lead.tradeIn?.odometer],
    ["Trade-in Colour", lead.tradeIn?.colour],
    ["Trade-in VIN", lead.tradeIn?.vin],
    ["offer_id", lead.offer?.id],
    ["offer_name", lead.offer?.name],
    [
      "dateTime",
      lead.appointment ? { [APPOINTMENT_NAMES[lead.appointment.kind]]: lead.appointment.date } : null,
    ],
    ["opt_in", lead.optIn],
    ["terms_conditions", lead.termsAccepted],
    ["visited_pages", lead.journey.pages],
    ["linked_query_params", Object.fromEntries(lead.journey.query.map(({ name, value }) => [name, value]))],
    ["has_files", lead.hasFiles],
    ["autogauge_enabled", lead.autogaugeEnabled],
    ["form_completed", lead.stage.kind === "complete"],
    ["lead_status", lead.stage.kind === "incomplete" ? "Incomplete" : null],
    ["step_number", lead.stage.step + 1],
    ["skipped_steps", lead.stage.skipped.map((step) => step + 1)],
  ];
  const filled = rows.flatMap(([name, value]): [string, LeadPayloadValue][] =>
    value === null || value === undefined
      ? []
      : [[name, policy.yesNoFields.includes(name) ? yesNo(value) : value]],
  );
  return { lead: Object.fromEntries(filled) };
}

const APPOINTMENT_NAMES = {
  test_drive: "Test Drive Booking Date",
  test_ride: "Test Drive Booking Date",
  look_inside: "Test Drive Booking Date",
  service: "Service Booking Date",
} as const satisfies Record<LeadAppointment["kind"], string>;

/**
 * Turns a boolean, or the words 'true' and 'false', into 'Yes' or 'No' for dealer systems
 * that print answers as they come. Anything else passes unchanged.
 */
function yesNo<Value>(value: Value): Value | "Yes" | "No" {
  if (value === true || value === "true") return "Yes";
  if (value === false || value === "false") return "No";
  return value;
}
