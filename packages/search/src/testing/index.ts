export { aCar } from "./a-car.ts";
export { describeStockIndex, type ExaminedIndex } from "./describe-stock-index.ts";
