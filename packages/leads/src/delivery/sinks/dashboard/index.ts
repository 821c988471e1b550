export type { SinkAuth } from "../http-sink.ts";
export { type DashboardSinkOptions, dashboardSink } from "./dashboard-sink.ts";
