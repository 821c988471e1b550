export type { CallCachePolicy } from "./call-cache.ts";
export { type BookingChoice, bookingChoices, type BookingPlace } from "./booking-choices.ts";
export type { BookingDay } from "./bookings-wire.ts";
export type { CallLimits, CallProblem, DashboardWorld } from "./call-dashboard.ts";
export type { DashboardCalls, DashboardOptions } from "./dashboard-calls.ts";
export {
  type DashboardContentOptions,
  type DashboardContentSource,
  dashboardContentSource,
} from "./dashboard-content-source.ts";
export {
  type Credentials,
  type DashboardHost,
  type DashboardInstallation,
  type DashboardResolution,
  type ResolvedDashboard,
  resolveDashboard,
} from "./resolve-dashboard.ts";
