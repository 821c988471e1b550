export { configuredSinks, type SinkTools } from "./configured-sinks.ts";
export type { SinkAuthSetting, SinkSetting } from "./sink-setting.ts";
