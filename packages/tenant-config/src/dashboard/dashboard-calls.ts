import type { z } from "zod";
import { type CallCachePolicy, callCache, CACHE_DEFAULTS } from "./call-cache.ts";
import { type BookingDay, bookingsWire } from "./bookings-wire.ts";
import {
  CALL_DEFAULTS,
  type CallResult,
  type CallLimits,
  type CallProblem,
  callDashboard,
  type DashboardWorld,
} from "./call-dashboard.ts";
import type { ResolvedDashboard } from "./resolve-dashboard.ts";
import { type ManufacturerBody, manufacturerShape, type SessionBody, sessionShape } from "./session-wire.ts";

/** What the calls need of the world, and how much they keep of it. */
export interface DashboardOptions extends DashboardWorld {
  /** Epoch milliseconds. */
  now: () => number;
  calls?: Partial<CallLimits>;
  cache?: Partial<CallCachePolicy>;
  /** Called with the address of every call that failed, or the slug of a site without a dashboard. Never holds credentials. */
  onProblem?: (about: string, problem: CallProblem) => void;
}

/** The dashboard's calls. Each gives what it requested, or false on failure or 404; none throws. */
export interface DashboardCalls {
  websiteSession(dashboard: ResolvedDashboard, websiteId: string): Promise<SessionBody | false>;
  manufacturer(
    dashboard: ResolvedDashboard,
    slug: string,
    websiteId: string,
  ): Promise<ManufacturerBody | false>;
  serviceBookings(dashboard: ResolvedDashboard, dealershipId: string): Promise<BookingDay[] | false>;
  /** The date choices of a test drive. */
  appointmentBookings(dashboard: ResolvedDashboard, dealershipId: string): Promise<BookingDay[] | false>;
  /** Resolves once nothing is being fetched in the background. */
  idle(): Promise<void>;
  /** All results that are cached, in bytes as they came. */
  cachedBytes(): number;
}

/** How the bytes of all results are split: a session is a whole site, bookings are a few days. */
const SHARES = { websiteSession: 0.6, manufacturer: 0.3, serviceBookings: 0.05, appointmentBookings: 0.05 };

/** Fills a path's placeholders; a value can only ever be one part of the path or query. */
function fillPath(path: string, values: ReadonlyMap<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));
}

const named = (id: string) => new Map([["id", id]]);

function checkShape<Value>(result: CallResult, shape: z.ZodType<Value>): CallResult<Value> {
  if (!result.ok) return result;
  const read = shape.safeParse(result.value);
  if (read.success) return { ok: true, value: read.data, bytes: result.bytes };
  const detail = read.error.issues[0]?.message ?? "";
  return { ok: false, problem: { kind: "wrong_shape", detail, attempts: 1 } };
}

/** The dashboards of all sites: fresh results are cached, stale ones serve while a dashboard is slow or down. */
export function dashboardCalls(options: DashboardOptions): DashboardCalls {
  const limits = { ...CALL_DEFAULTS, ...options.calls };
  const policy = { ...CACHE_DEFAULTS, ...options.cache };

  /** One kind of call with its own cache. Shapes are checked first, so an invalid result never replaces a good one. */
  function asking<Value extends object>(which: keyof typeof SHARES, shape: z.ZodType<Value>) {
    const maxBytes = Math.max(1, Math.floor(policy.maxBytes * SHARES[which]));
    const cache = callCache<Value>({ ...policy, maxBytes }, options.now);
    const ask = (dashboard: ResolvedDashboard, values: ReadonlyMap<string, string>) => {
      const url = dashboard.url + fillPath(dashboard.paths[which], values);
      // Two accounts may get different responses from one address.
      return cache.get(`${dashboard.credentials?.user ?? ""} ${url}`, async () => {
        const result = checkShape(await callDashboard(options, url, { ...limits, ...dashboard }), shape);
        if (!result.ok) options.onProblem?.(url, result.problem);
        return result;
      });
    };
    return { ask, idle: () => cache.idle(), bytes: () => cache.bytes };
  }

  const session = asking("websiteSession", sessionShape);
  const manufacturer = asking("manufacturer", manufacturerShape);
  const service = asking("serviceBookings", bookingsWire);
  const appointment = asking("appointmentBookings", bookingsWire);
  const all = [session, manufacturer, service, appointment];
  return {
    websiteSession: (dashboard, websiteId) => session.ask(dashboard, named(websiteId)),
    manufacturer: (dashboard, slug, websiteId) =>
      manufacturer.ask(dashboard, named(websiteId).set("slug", slug)),
    serviceBookings: (dashboard, dealershipId) => service.ask(dashboard, named(dealershipId)),
    appointmentBookings: (dashboard, dealershipId) => appointment.ask(dashboard, named(dealershipId)),
    async idle() {
      await Promise.all(all.map((each) => each.idle()));
    },
    cachedBytes: () => all.reduce((sum, each) => sum + each.bytes(), 0),
  };
}
