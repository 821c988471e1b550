import type { Destination, DispatchReport } from "@forecourt/analytics";
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
  /** Notes that a destination failed, for the same log. */
  failed(destination: string): void;
}

/** Traces of one moment are sent together. */
const TRACE_AFTER_MS = 250;
const MAX_TRACES = 50;

/** The destinations of a visit: the site's own, and each outside service that receives events. */
export function visitDestinations(setting: VisitSetting, consent: () => ConsentDecision): VisitDestinations {
  const trace = setting.analytics.traceEvents ? tracer() : { trace: () => {}, failed: () => {} };
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

function tracer(): Pick<VisitDestinations, "trace" | "failed"> {
  let reports: object[] = [];
  let failed: string[] = [];
  const send = (): void => {
    const body = new Blob([JSON.stringify({ reports, failed })], { type: "application/json" });
    if (reports.length + failed.length > 0) navigator.sendBeacon("/api/events/trace", body);
    reports = [];
    failed = [];
  };
  const soon = (): void => {
    if (reports.length + failed.length === 0) window.setTimeout(send, TRACE_AFTER_MS);
  };
  window.addEventListener("pagehide", send);
  return {
    trace: ({ event, sentTo, withheld }) => {
      soon();
      if (reports.length < MAX_TRACES) reports.push({ event, sentTo, withheld });
    },
    failed: (destination) => {
      soon();
      if (failed.length < MAX_TRACES) failed.push(destination);
    },
  };
}
