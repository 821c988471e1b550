export { aCar } from "./a-car.ts";
export { aPlan, compare, not, oneOf, or, typed } from "./a-plan.ts";
export { describeStockIndex, type ExaminedIndex } from "./describe-stock-index.ts";
export { aStockQuery } from "./a-stock-query.ts";
export { describeSearchEngine, type ExaminedEngine } from "./describe-search-engine.ts";
export type { ExamStock } from "./exam-desk.ts";
export { type FakeMeilisearch, fakeMeilisearch } from "./fake-meilisearch.ts";
