export { type DocumentCache, documentCache } from "./documents/document-cache.ts";
export { embeddedEngine } from "./embedded-engine.ts";
export type { EmbeddedSettings } from "./embedded-settings.ts";
