export { carSlug } from "./rows/car-slug.ts";
export { type CellStep } from "./cells/cell-step.ts";
export { type ColumnDescription, describeColumns } from "./cells/describe-columns.ts";
export type {
  FeedFormat,
  FeedMapping,
  FeedMappingInput,
  FieldRule,
  RowCondition,
} from "./mapping/feed-mapping.ts";
export type { FeedRemarks } from "./feed/feed-remarks.ts";
export {
  type FeedFile,
  type FeedItem,
  type FeedRow,
  type FeedSource,
  placeOf,
  type RawCells,
} from "./feed/feed-row.ts";
export type { EarlierRow } from "./rows/car-identity.ts";
export { type ImportOptions, importFeed } from "./import-feed.ts";
export {
  type CellNote,
  type ImportFailure,
  type ImportReport,
  type ImportResult,
  type RefusedRow,
} from "./import-report.ts";
export type { MissingColumn } from "./missing-columns.ts";
export { feedMappingSchema } from "./mapping/feed-mapping.ts";
export { type MappingProblem, type MappingResult, parseFeedMapping } from "./mapping/parse-feed-mapping.ts";
export { readFeed } from "./read-feed.ts";
export { type SuggestedColumn, type SuggestedMapping, suggestMapping } from "./suggest-mapping.ts";
export { type StandardColumn, type StandardColumnName } from "./cells/standard-columns.ts";
export {
  type ConfigurableStockIndex,
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
} from "../stock-index/stock-index.ts";
export { type Contradiction, withoutContradictions } from "./rows/contradictions.ts";
