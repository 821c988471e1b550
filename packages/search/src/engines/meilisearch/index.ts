export { type BreakerPolicy, defaultBreakerPolicy } from "./circuit-breaker.ts";
export {
  type IndexSettingsOptions,
  MAX_TOTAL_HITS,
  MAX_VALUES_PER_FACET,
  meilisearchSettings,
} from "./index-settings.ts";
export type { MeilisearchServer } from "./meilisearch-call.ts";
export { type MeilisearchEngineOptions, meilisearchEngine } from "./meilisearch-engine.ts";
export {
  type MeilisearchIndexOptions,
  meilisearchIndex,
} from "./meilisearch-index.ts";
export {
  type MeilisearchStock,
  type MeilisearchStockOptions,
  openMeilisearchStock,
} from "./open-meilisearch-stock.ts";
export { printFilter } from "./print-filter.ts";
export { printPlan } from "./print-plan.ts";
export type { AnswerLimits } from "./read-answer.ts";
export type { TenantKey } from "./search-as-tenant.ts";
export { type SearchTokenOptions, searchToken } from "./search-token.ts";
export type { TaskTimeout } from "./task-watch.ts";
