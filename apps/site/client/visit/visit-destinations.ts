import type { Destination, DispatchReport } from "@forecourt/analytics";
import type { MeasuredSpeed } from "@forecourt/analytics/collect";
import type { ConsentDecision } from "@forecourt/analytics/consent";
import { carPhoneCall } from "@forecourt/analytics/destinations/car-phone-call";
import { numberedEvents } from "@forecourt/analytics/destinations/numbered-events";
import { browserStorage } from "../browser-storage.ts";
import { outsideDestinations } from "../outside/outside-destinations.ts";
import type { VisitSetting } from "./visit-setting.ts";

/** Where events go, and what waits to be sent. */
export interface VisitDestinations {
  readonly all: readonly Destination[];
  /** A refusal throws away what was still to be sent to the site itself, and outside services learn of each change. */
  consentChanged(decision: ConsentDecision): void;
  /** Notes where an event went, for the site's own log. */
  trace(report: DispatchReport): void;
  /** Notes how fast the page was, for the same log. */
  measured(speed: MeasuredSpeed): void;
  /** Notes that a destination failed, for the same log. */
  failed(destination: string): void;
}

/** Traces of one moment are sent together. */
const TRACE_AFTER_MS = 250;
const MAX_TRACES = 50;

/**
 * The destinations of a visit: the site's own, and each outside service that receives events. The site's log counts by
 * `source` where a shopper lets visits be measured.
 */
export function visitDestinations(
  setting: VisitSetting,
  consent: () => ConsentDecision,
  source: () => string,
): VisitDestinations {
  const counted = () => (consent().measurement ? source() : null);
  const nothing = { trace: () => {}, failed: () => {}, measured: () => {} };
  const { traceEvents, measureSpeed } = setting.analytics;
  const trace = traceEvents || measureSpeed ? tracer(traceEvents ? counted : null) : nothing;
  const post = {
    fetch: window.fetch.bind(window),
    sendBeacon: navigator.sendBeacon.bind(navigator),
  };
  const numbered = numberedEvents({
    path: "/api/events",
    policy: setting.analytics,
    post,
    schedule: (run, milliseconds) => void window.setTimeout(run, milliseconds),
    storage: browserStorage("local"),
    now: () => Date.now(),
    onFailure: () => trace.failed("numbered events"),
  });
  const { numberedEvents: isNumbered } = setting.analytics;
  if (isNumbered) {
    document.addEventListener("visibilitychange", () => document.hidden && numbered.leave());
    window.addEventListener("pagehide", numbered.leave);
    window.addEventListener("online", numbered.flush);
    // What the page before could not send.
    numbered.flush();
  }
  const outside = outsideDestinations(setting, { post, consent, failed: (name) => trace.failed(name) });
  const calls = carPhoneCall({ path: "/api/events/car_phone_call", post });
  return {
    all: [...(isNumbered ? [numbered] : []), calls, ...outside.destinations],
    consentChanged: (decision) => {
      if (!decision.own) numbered.forget();
      outside.consentChanged(decision);
    },
    ...trace,
  };
}

/** Sends to the site's log what is to be traced; events only where a source is given to count them by. */
function tracer(
  source: (() => string | null) | null,
): Pick<VisitDestinations, "trace" | "failed" | "measured"> {
  let [reports, failed, speeds]: [object[], string[], MeasuredSpeed[]] = [[], [], []];
  const waiting = (): number => reports.length + failed.length + speeds.length;
  const send = (): void => {
    const body = new Blob([JSON.stringify({ reports, failed, speeds })], { type: "application/json" });
    if (waiting() > 0) navigator.sendBeacon("/api/events/trace", body);
    [reports, failed, speeds] = [[], [], []];
  };
  const add = <Entry>(list: Entry[], entry: Entry): void => {
    if (waiting() === 0) window.setTimeout(send, TRACE_AFTER_MS);
    if (list.length < MAX_TRACES) list.push(entry);
    // A page that is hidden may be ended without another word.
    if (document.hidden) send();
  };
  window.addEventListener("pagehide", send);
  return {
    trace: ({ event, sentTo, withheld }) => {
      if (source) add(reports, { event, sentTo, withheld, source: source() });
    },
    failed: (destination) => {
      if (source) add(failed, destination);
    },
    measured: (speed) => add(speeds, speed),
  };
}
