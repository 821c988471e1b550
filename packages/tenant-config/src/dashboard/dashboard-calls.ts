import type { z } from "zod";
import { type AnswerCachePolicy, answerCache, CACHE_DEFAULTS, type CallReport } from "./answer-cache.ts";
import { type BookingDay, bookingsWire } from "./bookings-wire.ts";
import {
  CALL_DEFAULTS,
  type CallAnswer,
  type CallPolicy,
  type Credentials,
  callDashboard,
  type DashboardWorld,
} from "./call-dashboard.ts";
import {
  type ManufacturerAnswer,
  manufacturerShape,
  type SessionAnswer,
  sessionShape,
} from "./session-wire.ts";

/** The paths of the calls, with `{id}` and `{slug}` to fill in: a tenant's `dashboard.paths`. */
export interface DashboardPaths {
  manufacturer: string;
  serviceBookings: string;
  appointmentBookings: string;
  websiteSession: string;
}

/** The specification's paths (section 7). */
export const DASHBOARD_PATHS: DashboardPaths = {
  manufacturer: "/manufacturers/{slug}.json?website_id={id}",
  serviceBookings: "/dealerships/{id}/available_service_bookings.json",
  appointmentBookings: "/dealerships/{id}/available_appointment_bookings.json",
  websiteSession: "/api/v1/websites/{id}/website_session_data.json",
};

/** Where the dashboard is, who we are to it, and what the calls need of the world. */
export interface DashboardOptions extends DashboardWorld {
  /** Its address, "https://dashboard.example.com"; a path in it is kept before the calls' own. */
  host: string;
  /** The address asked instead for a site whose calls say `staging`. */
  stagingHost?: string;
  credentials: Credentials | null;
  /** Epoch milliseconds. */
  now: () => number;
  calls?: Partial<CallPolicy>;
  cache?: Partial<AnswerCachePolicy>;
  /** Told of every failed call, for the log. The key is the call's address. */
  onProblem?: CallReport;
}

/** Which of a site's own settings a call goes by. */
export interface CallSettings {
  staging?: boolean;
  paths?: DashboardPaths;
}

/** The dashboard's calls. Each gives what it asked for, or false on failure or 404; none throws. */
export interface DashboardCalls {
  websiteSession(websiteId: string, settings?: CallSettings): Promise<SessionAnswer | false>;
  manufacturer(slug: string, websiteId: string, settings?: CallSettings): Promise<ManufacturerAnswer | false>;
  serviceBookings(dealershipId: string, settings?: CallSettings): Promise<BookingDay[] | false>;
  /** The date choices of a test drive. */
  appointmentBookings(dealershipId: string, settings?: CallSettings): Promise<BookingDay[] | false>;
  /** Resolves once nothing is being fetched in the background. */
  idle(): Promise<void>;
}

/** Fills a path's placeholders; a value can only ever be one part of the path or query. */
function fillPath(path: string, values: ReadonlyMap<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));
}

const named = (id: string) => new Map([["id", id]]);

function checkShape<Value>(answer: CallAnswer, shape: z.ZodType<Value>): CallAnswer<Value> {
  if (!answer.ok) return answer;
  const read = shape.safeParse(answer.value);
  if (read.success) return { ok: true, value: read.data, bytes: answer.bytes };
  const detail = read.error.issues[0]?.message ?? "";
  return { ok: false, problem: { kind: "wrong_shape", detail, attempts: 1 } };
}

/**
 * The dashboard, asked politely: fresh answers are kept, stale ones serve while it is slow or down.
 *
 * @example
 * const dashboard = dashboardCalls({ host, credentials, fetch, now: () => Date.now() });
 * const dates = await dashboard.appointmentBookings("12"); // false when there are none to be had
 */
export function dashboardCalls(options: DashboardOptions): DashboardCalls {
  const policy = { ...CALL_DEFAULTS, ...options.calls };

  /** One kind of call with its own cache. Shapes are checked first, so nonsense never takes a good answer's place. */
  function asking<Value extends object>(which: keyof DashboardPaths, shape: z.ZodType<Value>) {
    const cache = answerCache<Value>({ ...CACHE_DEFAULTS, ...options.cache }, options.now, (key, problem) =>
      options.onProblem?.(key, problem),
    );
    const ask = (values: ReadonlyMap<string, string>, settings: CallSettings = {}) => {
      const host = (settings.staging ? options.stagingHost : null) ?? options.host;
      const path = fillPath((settings.paths ?? DASHBOARD_PATHS)[which], values);
      const url = host.replace(/\/+$/, "") + path;
      return cache.get(url, async () =>
        checkShape(await callDashboard(options, url, options.credentials, policy), shape),
      );
    };
    return { ask, idle: () => cache.idle() };
  }

  const session = asking("websiteSession", sessionShape);
  const manufacturer = asking("manufacturer", manufacturerShape);
  const service = asking("serviceBookings", bookingsWire);
  const appointment = asking("appointmentBookings", bookingsWire);
  return {
    websiteSession: (websiteId, settings) => session.ask(named(websiteId), settings),
    manufacturer: (slug, websiteId, settings) =>
      manufacturer.ask(named(websiteId).set("slug", slug), settings),
    serviceBookings: (dealershipId, settings) => service.ask(named(dealershipId), settings),
    appointmentBookings: (dealershipId, settings) => appointment.ask(named(dealershipId), settings),
    async idle() {
      await Promise.all([session, manufacturer, service, appointment].map((each) => each.idle()));
    },
  };
}
