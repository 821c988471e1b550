import { z } from "zod";
import type { EventRecord } from "../events/event-record.ts";
import { isPresent, listOf, pageText } from "./wire.ts";

/** A page's own batches hold 20 at most. */
const MAX_EVENTS = 50;
const MAX_TEXT_LENGTH = 2000;
const MAX_PROPERTIES = 20;

const text = z.string().max(MAX_TEXT_LENGTH);
const property = z.union([text, z.number(), z.array(text).max(MAX_PROPERTIES)]);

/** Texts, numbers and lists of texts; a browser sends no other properties, and those that are others are left out. */
const properties = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((given): Record<string, unknown> => {
    const kept = Object.entries(given).filter(
      ([name, value]) => /^[a-z_]{1,40}$/.test(name) && property.safeParse(value).success,
    );
    return Object.fromEntries(kept.slice(0, MAX_PROPERTIES));
  });

const eventSchema = z.object({
  category: z.int().min(1).max(61).describe("The number of the event."),
  url: pageText(MAX_TEXT_LENGTH).describe("The page's address."),
  lead_id: pageText(MAX_TEXT_LENGTH).describe("The lead that came of it."),
  anon_id: pageText(MAX_TEXT_LENGTH).describe("The device."),
  session_id: pageText(MAX_TEXT_LENGTH).describe("The visit."),
  error_message: pageText(MAX_TEXT_LENGTH).describe("What went wrong, for events about that."),
  event_properties: z
    .unknown()
    .transform((given) => ({
      ...properties.parse(given),
      vehicle: properties.parse(Object(given)["vehicle"]),
    }))
    .describe("Texts, numbers and lists of texts by name, and those of a `vehicle`."),
});

/** A batch of events as a page posts it to `/api/events`. */
export const eventBatchSchema = z.object({
  events: listOf(eventSchema, MAX_EVENTS).describe("What is no event is left out."),
});

function recordOf(
  { url, anon_id, session_id, event_properties, ...event }: z.infer<typeof eventSchema>,
  { websiteSlug, websiteId }: WebsiteRequest,
): EventRecord {
  const { vehicle, ...given } = event_properties;
  return {
    website_slug: websiteSlug,
    url: url ?? "",
    anon_id: anon_id ?? "",
    session_id: session_id ?? "",
    ...event,
    event_properties: {
      ...given,
      website_id: websiteId,
      ...(Object.keys(vehicle).length > 0 && { vehicle }),
    },
  };
}

/** The website whose host was requested; what a browser says about itself is not taken. */
export interface WebsiteRequest {
  readonly websiteSlug: string;
  readonly websiteId: string;
}

/** What a posted batch holds, or why it is refused. */
export type ParsedEvents =
  | { readonly ok: true; readonly events: readonly EventRecord[]; readonly refused: number }
  | { readonly ok: false; readonly problem: "not_a_batch" | "too_many" };

/**
 * Reads a batch posted to the site's `/api/events`, trusting nothing: the website is the one whose
 * host was requested, whatever the batch says, and what is no event is counted and left out.
 *
 * @example
 * const batch = parseEvents(await request.json(), { websiteSlug: tenant.site.slug, websiteId: tenant.site.id });
 */
export function parseEvents(body: unknown, website: WebsiteRequest): ParsedEvents {
  const batch = eventBatchSchema.safeParse(body);
  if (!batch.success) {
    const isTooLong = batch.error.issues.some(({ code }) => code === "too_big");
    return { ok: false, problem: isTooLong ? "too_many" : "not_a_batch" };
  }
  const events = batch.data.events.filter(isPresent).map((event) => recordOf(event, website));
  return { ok: true, events, refused: batch.data.events.length - events.length };
}
