export { buildMultiSearch, type PlanOptions } from "./plan/build-multi-search.ts";
export { foldValue } from "./kernel/fold-value.ts";
export { type EngineReport, reportOutages } from "./plan/report-outages.ts";
export type {
  CountResult,
  FacetResult,
  FacetStats,
  HistogramBucket,
  SearchResult,
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
  facetRows,
  type RangeFacet,
  type ValueFacet,
  valueFacets,
} from "./query/fields/facets.ts";
export { type SortKey, type SortOption, sortOptions } from "./query/fields/sort-options.ts";
export type { PresetFilters, SearchPolicy, StockPath, StockScope } from "./query/search-policy.ts";
export { HIRE_PARAMETERS, type HireDates, hireEntries, parseHireDates } from "./query/fields/hire-dates.ts";
export { listParameters } from "./query/fields/list-parameters.ts";
export { emptyQuery, type Range, type StockQuery } from "./query/fields/stock-query.ts";
export {
  clearAll,
  goToPage,
  isFiltered,
  setKeywords,
  setRefused,
  setSort,
  setValues,
  toggleValue,
} from "./query/edit-stock-query.ts";
export { parseStockQuery } from "./query/parse-stock-query.ts";
export { type UnreadAmount, unreadAmounts } from "./query/unread-amounts.ts";
export type { RangeSlider } from "./stock/list/range-slider.ts";
export type { QueryParams } from "./query/fields/read-entries.ts";
export { defaultStockList, resolveStockList } from "./query/stock-lists.ts";
export { stockQueryEntries, stringifyStockQuery } from "./query/stringify-stock-query.ts";
export { textTerms } from "./plan/text-terms.ts";
export { type CarLookup, type CarSearch, findCar, findCarById } from "./stock/find-car.ts";
export { type ChosenCar, type ChosenCars, findCarsById } from "./stock/find-cars-by-id.ts";
export { findSimilar, type Likeness, type SimilarCar } from "./stock/similar/find-similar.ts";
export { facetLabel, valueLabel } from "./stock/list/labels.ts";
export { type HiddenLocation, type HiddenLocations, hideLocations } from "./stock/hide-locations.ts";
export { lowestPrice, lowestWeeklyPrice } from "./stock/lowest-price.ts";
export { nearMisses } from "./stock/near-misses.ts";
export type { BestMatch, BestMatchPart } from "./plan/best-match.ts";
export { type ListedCar, type ListObstacle, type ListOfCar, whyListed } from "./stock/why-listed.ts";
export { type RankedCar, whyRanked } from "./stock/why-ranked.ts";
export { type Showcase, showcase } from "./stock/showcase.ts";
export { searchStock } from "./stock/search-stock.ts";
export { countCars, type Sentences, type StockSearch } from "./stock/list/stock-search.ts";
export { budgetSteps } from "./stock/list/budget-steps.ts";
export { stockChips } from "./stock/list/stock-chips.ts";
export type {
  NamePart,
  StockChip,
  StockFacet,
  StockList,
  StockRange,
  StockRelaxation,
  StockResult,
  StockSort,
  StockSuggestion,
  StockValue,
} from "./stock/list/stock-list.ts";
export { canonicalSearch } from "./query/canonical-search.ts";
