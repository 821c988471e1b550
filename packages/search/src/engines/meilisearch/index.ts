export { type BreakerPolicy } from "./wire/circuit-breaker.ts";
export type { IndexSettingsOptions } from "./indexing/index-settings.ts";
export type { MeilisearchServer } from "./wire/meilisearch-call.ts";
export type { MeilisearchEngineOptions } from "./searching/meilisearch-engine.ts";
export type { MeilisearchIndexOptions } from "./indexing/meilisearch-index.ts";
export {
  type MeilisearchStock,
  type MeilisearchStockOptions,
  openMeilisearchStock,
} from "./open-meilisearch-stock.ts";
export type { ResponseLimits } from "./searching/read-response.ts";
export type { TenantKey } from "./searching/search-as-tenant.ts";
export type { TaskTimeout } from "./indexing/task-watch.ts";
