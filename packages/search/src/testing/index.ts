export { aCar } from "./fixtures/a-car.ts";
export { aPlan, oneOf } from "./fixtures/a-plan.ts";
export { describeStockIndex, type IndexUnderTest } from "./contracts/describe-stock-index.ts";
export { describeSearchEngine, type EngineUnderTest } from "./contracts/describe-search-engine.ts";
export type { ContractStock } from "./contracts/engine-probe.ts";
export { type FakeMeilisearch, fakeMeilisearch } from "./fixtures/fake-meilisearch.ts";
export { growthRatio } from "./growth-ratio.ts";
