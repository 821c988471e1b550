import type { SiteEvent } from "../events/event-table.ts";
import { parseSiteEvent } from "../events/parse-site-event.ts";

/** Where one event went, as a page tells its own site. */
export interface EventTrace {
  readonly event: SiteEvent;
  readonly sentTo: readonly string[];
  readonly withheld: readonly string[];
}

/** What a destination did not take, counted on one page. */
export interface DestinationFailure {
  readonly destination: string;
  readonly lost: number;
}

const MAX_TRACES = 50;
const MAX_NAMES = 20;

const isName = (name: unknown): name is string => typeof name === "string" && /^[\w ]{1,40}$/.test(name);

const namesOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter(isName).slice(0, MAX_NAMES) : [];

/**
 * Reads the traces posted to the site's `/api/events/trace`; `null` for anything that is none. What is no event is left
 * out.
 *
 * @example
 * parseTraces({ reports: [{ event: { name: "signed_in" }, sentTo: ["console"], withheld: [] }] })
 * // [{ event: { name: "signed_in" }, sentTo: ["console"], withheld: [] }]
 */
export function parseTraces(body: unknown): readonly EventTrace[] | null {
  const list = typeof body === "object" && body !== null && "reports" in body ? body.reports : null;
  if (!Array.isArray(list) || list.length > MAX_TRACES) return null;
  return list.flatMap((report: unknown) => {
    if (typeof report !== "object" || report === null || !("event" in report)) return [];
    const event = parseSiteEvent(report.event);
    const sentTo = "sentTo" in report ? namesOf(report.sentTo) : [];
    const withheld = "withheld" in report ? namesOf(report.withheld) : [];
    return event ? [{ event, sentTo, withheld }] : [];
  });
}

/**
 * Reads which destinations failed on a page, from the same post as its traces: each name once, with how often.
 *
 * @example
 * parseFailures({ failed: ["social pixel", "social pixel"] }) // [{ destination: "social pixel", lost: 2 }]
 */
export function parseFailures(body: unknown): readonly DestinationFailure[] {
  const list: unknown = typeof body === "object" && body !== null && "failed" in body ? body.failed : null;
  if (!Array.isArray(list)) return [];
  const counts = new Map<string, number>();
  for (const name of list.slice(0, MAX_TRACES).filter(isName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([destination, lost]) => ({ destination, lost }));
}
