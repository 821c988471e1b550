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
export type { PaymentEvery, SentenceLexicon, SentenceRules } from "./words/lexicon/sentence-lexicon.ts";
export type { ShoppersWords } from "./words/markets/market-words.ts";
export { type StockVocabulary, stockVocabulary } from "./words/lexicon/stock-vocabulary.ts";
