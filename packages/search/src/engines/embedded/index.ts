export { embeddedEngine } from "./embedded-engine.ts";
export type { EmbeddedSettings } from "./embedded-settings.ts";
export { type EmbeddedStock, type EmbeddedStockOptions, openEmbeddedStock } from "./open-embedded-stock.ts";
export type { StockHealth } from "./snapshot/served-snapshot.ts";
export type { StockLog } from "./snapshot/stock-log.ts";
