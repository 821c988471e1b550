import { z } from "zod";
import type { SiteEvent } from "../events/event-table.ts";
import { parseSiteEvent } from "../events/parse-site-event.ts";
import { isPresent, listOf } from "./wire.ts";

/** Where one event went, as a page tells its own site. */
export interface EventTrace {
  readonly event: SiteEvent;
  readonly sentTo: readonly string[];
  readonly withheld: readonly string[];
  /** Where the visit came from; null where the shopper does not let visits be measured, and then nothing counts it. */
  readonly source: string | null;
}

/** How fast one page was for one shopper. */
export interface MeasuredSpeed {
  /** The kind of page, as it names itself. */
  readonly page: string;
  /** A Core Web Vital: the largest paint, the slowest response to a press, or the shift of the page. */
  readonly metric: "LCP" | "INP" | "CLS";
  /** Whole milliseconds of LCP and INP; of CLS a share of the screen. */
  readonly value: number;
}

/** What a destination did not take, counted on one page. */
export interface DestinationFailure {
  readonly destination: string;
  readonly lost: number;
}

const MAX_TRACES = 50;
const MAX_NAMES = 20;

const name = z.string().regex(/^[\w ]{1,40}$/);
const names = z
  .array(z.unknown())
  .catch([])
  .default([])
  .transform((list) => list.filter((each) => name.safeParse(each).success).map(String));

const reportSchema = z.object({
  event: z.unknown().describe("What happened, as the page's own events are."),
  sentTo: names.describe("The destinations it was sent to."),
  withheld: names.describe("Those that the shopper's answer withheld it from."),
  source: z
    .string()
    .regex(/^[a-z0-9. -]{1,40}$/)
    .nullable()
    .catch(null)
    .default(null)
    .describe("Where the visit came from; null where the shopper does not let visits be measured."),
});

const speedSchema = z.object({
  page: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .describe("The kind of page."),
  metric: z.enum(["LCP", "INP", "CLS"]).describe("A Core Web Vital."),
  value: z.number().min(0).max(3_600_000).describe("Milliseconds, or the share of the screen that shifted."),
});

/** Where a page's events went, as it posts them to `/api/events/trace`. */
export const traceSchema = z.object({
  reports: listOf(reportSchema, MAX_TRACES).describe("What is no event is left out."),
  failed: names.describe("The destinations that failed, one entry a failure."),
  speeds: listOf(speedSchema, MAX_TRACES).catch([]).default([]).describe("How fast the page was."),
});

/**
 * Reads the traces posted to the site's `/api/events/trace`; `null` for anything that is none. What is no event is left
 * out.
 *
 * @example
 * parseTraces({ reports: [{ event: { name: "signed_in" }, sentTo: ["console"], withheld: [] }] })
 * // [{ event: { name: "signed_in" }, sentTo: ["console"], withheld: [], source: null }]
 */
export function parseTraces(body: unknown): readonly EventTrace[] | null {
  const { data } = traceSchema.safeParse(body);
  if (!data) return null;
  return data.reports.filter(isPresent).flatMap(({ event: given, sentTo, withheld, source }) => {
    const event = parseSiteEvent(given);
    return event
      ? [{ event, sentTo: sentTo.slice(0, MAX_NAMES), withheld: withheld.slice(0, MAX_NAMES), source }]
      : [];
  });
}

/**
 * Reads which destinations failed on a page, from the same post as its traces: each name once, with how often.
 *
 * @example
 * parseFailures({ failed: ["social pixel", "social pixel"] }) // [{ destination: "social pixel", lost: 2 }]
 */
export function parseFailures(body: unknown): readonly DestinationFailure[] {
  const { data } = traceSchema.pick({ failed: true }).safeParse(body);
  const counts = new Map<string, number>();
  for (const destination of (data?.failed ?? []).slice(0, MAX_TRACES))
    counts.set(destination, (counts.get(destination) ?? 0) + 1);
  return [...counts].map(([destination, lost]) => ({ destination, lost }));
}

/**
 * Reads how fast a page was, from the same post as its traces; what is no measurement is left out.
 *
 * @example
 * parseSpeeds({ reports: [], speeds: [{ page: "home", metric: "LCP", value: 900 }] }) // [{ page: "home", metric: "LCP", value: 900 }]
 */
export function parseSpeeds(body: unknown): readonly MeasuredSpeed[] {
  const { data } = traceSchema.pick({ speeds: true }).safeParse(body);
  return (data?.speeds ?? []).filter(isPresent);
}
