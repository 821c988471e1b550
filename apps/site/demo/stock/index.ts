export { type DemoSite, demoSiteOf } from "./demo-site.ts";
export { type DemoStockOptions, demoStock } from "./demo-stock.ts";
export { type SeedDemoStock, seedDemoStock } from "./seed-demo-stock.ts";
export { parseStockHint, readStockHint, type StockHint, type StockHintResult } from "./stock-hint.ts";
