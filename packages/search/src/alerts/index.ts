export { matchSavedSearches, type SavedSearch, type SavedSearchMatcher } from "./match-saved-searches.ts";
