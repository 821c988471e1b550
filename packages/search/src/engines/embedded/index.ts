export { embeddedEngine } from "./embedded-engine.ts";
export type { EmbeddedSettings } from "./embedded-settings.ts";
