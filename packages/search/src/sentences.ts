export {
  type AbsentCar,
  type PlainWords,
  type PlainWordsPart,
  readPlainWords,
} from "./stock/suggestions/read-plain-words.ts";
export { suggest, type SuggestedSearch, type Suggestions, type SuggestOptions } from "./suggest/suggest.ts";
export { lexiconOf, sentencesOf, type ShoppersRules } from "./stock/suggestions/sentences-of.ts";
export type { Sentences } from "./stock/list/stock-search.ts";
export {
  readSentence,
  sentenceLexicon,
  type SentencePart,
  type SentenceReading,
} from "./words/read-sentence.ts";
export type { Doubt, Intent } from "./words/grammar/reading.ts";
export type { SentenceLexicon } from "./words/lexicon/sentence-lexicon.ts";
export type { PaymentEvery, SentenceRules } from "./words/lexicon/sentence-rules.ts";
export { type MarketPlaces, marketPlaces } from "./words/markets/places.ts";
export type { ShoppersWords } from "./words/markets/market-words.ts";
export { type StockVocabulary, stockVocabulary } from "./words/lexicon/stock-vocabulary.ts";
