import type { EventRecord, PhoneCall, PhoneRevealed } from "@forecourt/analytics/collect";
import { leadEventSchema } from "@forecourt/leads/delivery";
import { z } from "zod";

/** What a site sends to an address that a dealer's settings name. */
export interface Webhook {
  readonly id: string;
  readonly summary: string;
  readonly schema: z.ZodType;
  /** A field more raises the second number; one that is gone or means something else the first. */
  readonly version: string;
}

const text = z.string();

const eventRecord = z.strictObject({
  website_slug: text,
  url: text,
  category: z.int().min(1).max(61).describe("The number of the event."),
  lead_id: text.nullable(),
  anon_id: text,
  session_id: text,
  error_message: text.nullable(),
  event_properties: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<EventRecord>;

const phoneCall = z.strictObject({
  website_slug: text,
  website_id: text,
  url: text,
  car_id: text.nullable(),
  dealership_id: text.nullable(),
}) satisfies z.ZodType<PhoneCall>;

const phoneReveal = z.strictObject({
  car_id: text,
  dealership_id: text.nullable(),
  website_id: text,
}) satisfies z.ZodType<PhoneRevealed>;

export const WEBHOOKS: readonly Webhook[] = [
  {
    id: "leadEvent",
    summary:
      "A lead, to the address that a sink of kind `webhook` names; signed as Standard Webhooks are, and retried until it is taken.",
    schema: leadEventSchema,
    version: "1.0.0",
  },
  {
    id: "pageEvent",
    summary: "One event of a page, to `analytics.eventsEndpoint`. Sent once.",
    schema: eventRecord,
    version: "1.0.0",
  },
  {
    id: "phoneCall",
    summary: "A press on a phone number, below `analytics.phoneCallBase`. Sent once.",
    schema: phoneCall,
    version: "1.0.0",
  },
  {
    id: "phoneReveal",
    summary: "A phone number that a shopper was shown, to `analytics.phoneRevealEndpoint`. Sent once.",
    schema: phoneReveal,
    version: "1.0.0",
  },
];
