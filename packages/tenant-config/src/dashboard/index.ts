export { type AnswerCachePolicy, CACHE_DEFAULTS, type CallReport } from "./answer-cache.ts";
export type { BookingDay } from "./bookings-wire.ts";
export {
  CALL_DEFAULTS,
  type CallPolicy,
  type CallProblem,
  type Credentials,
  type DashboardWorld,
} from "./call-dashboard.ts";
export {
  type CallSettings,
  DASHBOARD_PATHS,
  type DashboardCalls,
  type DashboardOptions,
  type DashboardPaths,
  dashboardCalls,
} from "./dashboard-calls.ts";
export {
  type DashboardContentOptions,
  type DashboardContentSource,
  dashboardContentSource,
} from "./dashboard-content-source.ts";
