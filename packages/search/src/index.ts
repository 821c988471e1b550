export { carIndexFields, type IndexFields } from "./plan/car-index-fields.ts";
export type {
  CountAnswer,
  FacetAnswer,
  FacetStats,
  HistogramBucket,
  SearchAnswer,
  SearchDocument,
  SearchEngine,
  SearchHit,
  SearchProblem,
} from "./plan/search-engine.ts";
export type {
  FilterValue,
  PlanCount,
  PlanFacet,
  PlanFilter,
  PlanHighlight,
  PlanQuery,
  PlanSort,
  PlanTerm,
  SearchPlan,
} from "./plan/search-plan.ts";
export {
  type Facet,
  type FacetRow,
  type FilterField,
  facetOfFilter,
  facetRow,
  facetRows,
  isRangeFacet,
  isValueFacet,
  type RangeFacet,
  rangeFacets,
  type ValueFacet,
  valueFacets,
} from "./query/facets.ts";
export {
  basicSortKeys,
  fullSortKeys,
  parseSortKey,
  type SortKey,
  type SortOption,
  sortOption,
  sortOptions,
} from "./query/sort-options.ts";
export {
  defaultStockPolicy,
  type StockPath,
  type StockPolicy,
  type ValueLabel,
} from "./query/stock-policy.ts";
export { emptyQuery, type Range, type StockQuery } from "./query/stock-query.ts";
export type { PresetFilters, StockScope } from "./query/stock-scope.ts";
