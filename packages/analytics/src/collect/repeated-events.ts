import type { EventRecord } from "../events/event-record.ts";

/** So many ids are remembered; a copy of an event comes within minutes, mostly within a second. */
const REMEMBERED = 20_000;

/**
 * Tells copies from events: a browser that was left while it sent sends again from its next page. Keep one for the
 * life of the process. A record without an id is never a copy.
 *
 * @example
 * const fresh = repeatedEvents().fresh(batch.events);
 */
export function repeatedEvents(): {
  fresh(events: readonly EventRecord[]): readonly EventRecord[];
} {
  const seen = new Set<string>();
  return {
    fresh: (events) =>
      events.filter(({ website_slug: slug, event_properties: { event_id: id } }) => {
        if (typeof id !== "string" || id === "") return true;
        const key = `${slug} ${id}`;
        if (seen.has(key)) return false;
        seen.add(key);
        const [oldest] = seen;
        if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
        return true;
      }),
  };
}
