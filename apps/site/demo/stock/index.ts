export { seedDemoStock } from "./seed-demo-stock.ts";
export { readStockHint } from "./stock-hint.ts";
