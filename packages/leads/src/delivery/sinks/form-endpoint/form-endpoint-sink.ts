import { leadPayload } from "../../../enquiry/model/lead-payload.ts";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";
import type { LeadSink } from "../../lead-sink.ts";
import { type HttpSinkOptions, readJsonSuccess, sendToSink } from "../http-sink.ts";
import { type FieldMapping, wireText } from "../wire-value.ts";

/** Which form of a marketing system is filled in, and with what. */
export interface FormEndpointSinkOptions extends HttpSinkOptions {
  fields?: readonly (FieldMapping & { objectTypeId?: string })[];
  /** Consent boxes that are passed on: the box's field name and the subscription it stands for. */
  subscriptions?: readonly { field: string; subscriptionTypeId: number }[];
}

/** The names HubSpot gives a contact. */
const CONTACT_FIELDS: readonly FieldMapping[] = [
  { name: "firstname", from: "first_name" },
  { name: "lastname", from: "last_name" },
  { name: "email", from: "email" },
  { name: "phone", from: "phone" },
  { name: "zip", from: "postcode" },
  { name: "state", from: "state" },
  { name: "message", from: "message" },
];

/** HubSpot's number for a contact. */
const CONTACT = "0-1";

/**
 * Fills in a form of a marketing system that speaks HubSpot's forms API, which responds with a JSON object. Consent goes
 * along with the words the shopper read. HubSpot's own address is
 * `https://api.hsforms.com/submissions/v3/integration/submit/{portal}/{form}`.
 */
export function formEndpointSink(options: FormEndpointSinkOptions): LeadSink {
  return {
    name: options.name ?? "form-endpoint",
    files: "left_out",
    deliver: (stored, delivery) => {
      const body = JSON.stringify(formSubmission(stored, options));
      return sendToSink(options, delivery, { body }, readJsonSuccess);
    },
  };
}

function formSubmission({ lead, receivedAt }: StoredLead, options: FormEndpointSinkOptions): unknown {
  const { fields = CONTACT_FIELDS, subscriptions = [] } = options;
  const payload = leadPayload(lead, { yesNoFields: [] });
  const communications = subscriptions.flatMap(({ field, subscriptionTypeId }) =>
    lead.consent
      .filter((evidence) => evidence.field === field)
      .map(({ ticked, text }) => ({ value: ticked, subscriptionTypeId, text })),
  );
  return {
    submittedAt: String(receivedAt),
    fields: fields.flatMap((mapping) => {
      const value = wireText(payload, mapping.from);
      const objectTypeId = "objectTypeId" in mapping ? mapping.objectTypeId : undefined;
      return value === null ? [] : [{ objectTypeId: objectTypeId ?? CONTACT, name: mapping.name, value }];
    }),
    context: { ...(lead.page.url === null ? {} : { pageUri: lead.page.url }), pageName: lead.category },
    ...(communications.length > 0
      ? {
          legalConsentOptions: {
            consent: { consentToProcess: true, text: communications[0]?.text, communications },
          },
        }
      : {}),
  };
}
