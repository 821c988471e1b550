import { z } from "zod";

const word = z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, "must be small letters with underscores");
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A car as the Automotive Standards Council names it. */
const ascItem = z.strictObject({
  item_id: z.string(),
  item_name: z.string(),
  item_price: z.number().optional(),
});

/** What the council's events of accepted forms carry; `event_owner` and `affiliation` are of every event. */
const ascSubmission = z.strictObject({
  event_owner: word,
  affiliation: z.string(),
  page_type: word,
  page_location: z.url(),
  send_to: z.string(),
  form_name: z.string(),
  form_type: word,
  department: z.enum(["sales", "service", "parts", "trade", "finance", "unknown"]),
  submission_id: z.string(),
  items: z.array(ascItem).length(1).optional(),
});

const ascSubmissionName = z.enum([
  "asc_form_submission",
  "asc_form_submission_sales",
  "asc_form_submission_sales_appt",
  "asc_form_submission_service",
  "asc_form_submission_service_appt",
  "asc_form_submission_trade",
]);

const conversion = z.strictObject({
  send_to: z.string().regex(/^AW-\d+\/\w+$/),
  transaction_id: z.string(),
  value: z.number().optional(),
  currency: z.string().length(3).optional(),
});

/** A car under the names that advertising networks match with a catalogue; nothing where a lead is about none. */
const content = z.strictObject({
  content_ids: z.array(z.string()).length(1).optional(),
  content_name: z.string().optional(),
  content_type: z.enum(["product", "vehicle"]).optional(),
  quantity: z.literal(1).optional(),
  currency: z.string().length(3).optional(),
  value: z.number().optional(),
});

const pixelName = z.enum(["Lead", "Schedule"]);

/** What receivers have published of their formats, by receiver: what a lead leaves a page as must keep to it. */
export const PUBLISHED: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [
    "gtag",
    z.union([
      z.tuple([z.literal("event"), ascSubmissionName, ascSubmission]),
      z.tuple([z.literal("event"), z.literal("conversion"), conversion]),
      z.tuple([
        z.literal("set"),
        z.literal("user_data"),
        z.strictObject({ sha256_email_address: hash.optional(), sha256_phone_number: hash.optional() }),
      ]),
    ]),
  ],
  ["fbq", z.tuple([z.literal("track"), pixelName, content, z.strictObject({ eventID: z.string().min(1) })])],
  [
    "ttq",
    z.tuple([z.enum(["SubmitForm", "Schedule"]), content, z.strictObject({ event_id: z.string().min(1) })]),
  ],
  [
    "server event",
    z.strictObject({
      data: z
        .array(
          z.strictObject({
            event_name: pixelName,
            event_time: z.int().positive(),
            event_id: z.string().min(1),
            action_source: z.literal("website"),
            event_source_url: z.url(),
            user_data: z.strictObject({
              em: z.array(hash).optional(),
              ph: z.array(hash).optional(),
              external_id: z.array(hash).optional(),
              client_ip_address: z.union([z.ipv4(), z.ipv6()]),
              client_user_agent: z.string().min(1),
              fbp: z.string().optional(),
              fbc: z.string().optional(),
            }),
            custom_data: content,
          }),
        )
        .length(1),
    }),
  ],
]);
