export { carSlug } from "./car-slug.ts";
export { type CellStep, cellStepSchema } from "./cell-step.ts";
export { type ColumnDescription, describeColumns } from "./describe-columns.ts";
export {
  type FeedMapping,
  type FeedMappingInput,
  type FieldRule,
  feedMappingSchema,
  type RowCondition,
} from "./feed-mapping.ts";
export { feedPresetNames, feedPresets, findFeedPreset } from "./feed-presets.ts";
export type { FeedItem, FeedRow, FeedSource } from "./feed-row.ts";
export { type ImportOptions, importFeed } from "./import-feed.ts";
export {
  type CellNote,
  type ImportFailure,
  type ImportReport,
  type ImportResult,
  type RefusedRow,
  summarizeImport,
} from "./import-report.ts";
export { type MappingProblem, type MappingResult, parseFeedMapping } from "./parse-feed-mapping.ts";
export { readFeed } from "./read-feed.ts";
export { type StandardColumn, type StandardColumnName, standardColumns } from "./standard-columns.ts";
export {
  type ConfigurableStockIndex,
  entryOf,
  isConfigurable,
  ownRecord,
  type StockEntry,
  type StockIndex,
  StockIndexError,
  type StockIndexFailure,
  type StockOrigin,
  type StockRecord,
  type StockWriter,
  type StockWriteResult,
} from "./stock-index.ts";
