import type { EventRecord } from "../events/event-record.ts";

/** A page's own batches hold 20 at most. */
const MAX_EVENTS = 50;
const MAX_TEXT_LENGTH = 2000;
const MAX_PROPERTIES = 20;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_TEXT_LENGTH;
const textOrNull = (value: unknown): string | null => (isText(value) && value !== "" ? value : null);
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isProperty = (value: unknown): boolean =>
  isText(value) ||
  typeof value === "number" ||
  (Array.isArray(value) && value.length <= MAX_PROPERTIES && value.every(isText));

/** Texts, numbers and lists of texts; a browser sends no other properties. */
function properties(value: unknown): Record<string, unknown> {
  if (!isObject(value)) return {};
  const valid = Object.entries(value).filter(
    ([name, entry]) => /^[a-z_]{1,40}$/.test(name) && isProperty(entry),
  );
  return Object.fromEntries(valid.slice(0, MAX_PROPERTIES));
}

function parseEvent(value: unknown, { websiteSlug, websiteId }: WebsiteRequest): EventRecord | null {
  if (!isObject(value)) return null;
  const field = new Map<string, unknown>(Object.entries(value));
  const category = field.get("category");
  if (typeof category !== "number" || !Number.isInteger(category) || category < 1 || category > 61)
    return null;
  const given = field.get("event_properties");
  const vehicle = isObject(given) && "vehicle" in given ? properties(given.vehicle) : {};
  return {
    website_slug: websiteSlug,
    url: textOrNull(field.get("url")) ?? "",
    category,
    lead_id: textOrNull(field.get("lead_id")),
    anon_id: textOrNull(field.get("anon_id")) ?? "",
    session_id: textOrNull(field.get("session_id")) ?? "",
    error_message: textOrNull(field.get("error_message")),
    event_properties: {
      ...properties(given),
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
  const list = isObject(body) && "events" in body ? body.events : null;
  if (!Array.isArray(list)) return { ok: false, problem: "not_a_batch" };
  if (list.length > MAX_EVENTS) return { ok: false, problem: "too_many" };
  const events = list.map((entry) => parseEvent(entry, website)).filter((event) => event !== null);
  return { ok: true, events, refused: list.length - events.length };
}
