export {
  type MatchedCars,
  matchSavedSearches,
  type SavedSearch,
  type SavedSearchMatcher,
} from "./match-saved-searches.ts";
