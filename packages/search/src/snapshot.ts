export {
  type EmbeddedStock,
  type EmbeddedStockOptions,
  openEmbeddedStock,
} from "./engines/embedded/open-embedded-stock.ts";
export type { StockHealth } from "./engines/embedded/snapshot/served-snapshot.ts";
export type { StockLog } from "./engines/embedded/snapshot/stock-log.ts";
