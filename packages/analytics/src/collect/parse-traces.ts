import type { SiteEvent } from "../events/event-table.ts";
import { parseSiteEvent } from "../events/parse-site-event.ts";

/** Where one event went, as a page tells its own site. */
export interface EventTrace {
  readonly event: SiteEvent;
  readonly told: readonly string[];
  readonly withheld: readonly string[];
}

const MAX_TRACES = 50;
const MAX_NAMES = 20;

const namesOf = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list
        .filter((name): name is string => typeof name === "string" && /^[\w ]{1,40}$/.test(name))
        .slice(0, MAX_NAMES)
    : [];

/**
 * Reads the traces posted to the site's `/api/events/trace`; `null` for anything that is none. What is no event is left
 * out.
 *
 * @example
 * parseTraces({ reports: [{ event: { name: "signed_in" }, told: ["console"], withheld: [] }] })
 * // [{ event: { name: "signed_in" }, told: ["console"], withheld: [] }]
 */
export function parseTraces(body: unknown): readonly EventTrace[] | null {
  const list = typeof body === "object" && body !== null && "reports" in body ? body.reports : null;
  if (!Array.isArray(list) || list.length > MAX_TRACES) return null;
  return list.flatMap((report: unknown) => {
    if (typeof report !== "object" || report === null || !("event" in report)) return [];
    const event = parseSiteEvent(report.event);
    const told = "told" in report ? namesOf(report.told) : [];
    const withheld = "withheld" in report ? namesOf(report.withheld) : [];
    return event ? [{ event, told, withheld }] : [];
  });
}
