export { type BreakerPolicy } from "./wire/circuit-breaker.ts";
export { type IndexSettingsOptions, meilisearchSettings } from "./indexing/index-settings.ts";
export type { MeilisearchServer } from "./wire/meilisearch-call.ts";
export { type MeilisearchEngineOptions, meilisearchEngine } from "./searching/meilisearch-engine.ts";
export { type MeilisearchIndexOptions, meilisearchIndex } from "./indexing/meilisearch-index.ts";
export {
  type MeilisearchStock,
  type MeilisearchStockOptions,
  openMeilisearchStock,
} from "./open-meilisearch-stock.ts";
export type { AnswerLimits } from "./searching/read-answer.ts";
export type { TenantKey } from "./searching/search-as-tenant.ts";
export { type SearchTokenOptions, searchToken } from "./wire/search-token.ts";
export type { TaskTimeout } from "./indexing/task-watch.ts";
