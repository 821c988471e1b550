import { type MarketWords, marketWords } from "../markets/market-words.ts";
import { MarketModels } from "./market-models.ts";
import { marketNames } from "./market-names.ts";
import { Index, singular, wordCount } from "./name-index.ts";
import type { SentenceRules } from "./sentence-rules.ts";
import { Speller } from "./speller.ts";
import { StockNames } from "./stock-names.ts";
import { StockPlaces } from "./stock-places.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf } from "./synonyms.ts";

/**
 * The words that a sentence about one stock may use: its own names, what people call them, and what the market knows.
 * Made of a vocabulary once, and kept between sentences.
 */
export class SentenceLexicon {
  readonly rules: SentenceRules;
  readonly vocabulary: StockVocabulary;
  readonly places: StockPlaces;
  readonly names: StockNames;
  readonly market: MarketModels;
  readonly speller: Speller;
  /** The most words that name one thing. */
  readonly longest: number;
  private readonly words: MarketWords;
  private readonly dealers = new Index<string>();

  constructor(vocabulary: StockVocabulary, rules: SentenceRules, phrases: Iterable<string> = []) {
    this.vocabulary = vocabulary;
    this.rules = rules;
    this.words = marketWords[rules.words];
    this.places = new StockPlaces(vocabulary, this.words, rules.places);
    this.names = new StockNames(vocabulary, this.words, this.places);
    this.market = new MarketModels(this.names, vocabulary);
    this.speller = new Speller({ vocabulary, names: this.names, places: this.places, rules, phrases });
    for (const { words, means } of rules.synonyms ?? [])
      this.dealers.add(lettersOf(words), wordCount(words), means);
    const { models, nicknames } = marketNames();
    const indexes = [this.names, this.places, this.dealers, models, nicknames];
    this.longest = Math.max(...indexes.map(({ longest }) => longest)) + 1;
  }

  /** The code of a class of driver licence by what the market calls it; null for any other words. */
  licenceCode(letters: string): string | null {
    const found = this.words.licences.find(([, ...called]) =>
      called.some((each) => lettersOf(each) === letters),
    );
    return found ? lettersOf(found[0]) : null;
  }

  get paymentsEvery() {
    return this.words.paymentsEvery;
  }

  /** What a dealer's own word means; null for any other. */
  dealersWord(letters: string): string | null {
    return this.dealers.get(letters)[0] ?? this.dealers.get(singular(letters))[0] ?? null;
  }

  /** In the words of the market: "trucks" for what is elsewhere called utes. */
  plural(kind: string): string {
    const [, size = "", body = kind] = /^((?:small |medium |large )?)(.+)$/.exec(kind) ?? [];
    const american = this.words.trucksArePickups;
    const words: Readonly<Record<string, string>> = {
      hatch: "hatches",
      suv: "SUVs",
      ute: american ? "pickups" : "utes",
      "people mover": american ? "minivans" : "people movers",
    };
    return `${size}${words[body] ?? `${body}s`}`;
  }
}
