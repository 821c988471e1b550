import { foldText } from "../../kernel/fold-text.ts";
import type { ValueFacet } from "../../query/fields/facets.ts";
import { EVERYDAY_NAMES } from "../markets/makes-and-models.ts";
import type { MarketWords } from "../markets/market-words.ts";
import { COLOUR_WORDS, isColourName, paintsOf } from "./colour-families.ts";
import { EVERYDAY } from "./everyday-words.ts";
import { marketNames } from "./market-names.ts";
import { Index, singular, wordCount } from "./name-index.ts";
import { FILLER, wordSet } from "./plain-words.ts";
import type { StockPlaces } from "./stock-places.ts";
import { SPOKEN, type StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf, stockSynonyms, type SynonymValues, wordsOf } from "./synonyms.ts";

/** One thing that words may name in this stock. */
export interface Named {
  readonly facet: ValueFacet;
  readonly value: string;
}

/** Facets whose values are numbers or codes, and no names that people say. */
const NOT_SAID: readonly ValueFacet[] = ["seats", "doors", "engine", "weekly_price_range"];

/** The facets whose values are names. */
export const NAMED: readonly ValueFacet[] = SPOKEN.filter((facet) => !NOT_SAID.includes(facet));

/** Models that are so common a word that only their make makes them one. */
const GENERIC = wordSet(
  "city fit note up one wish sport express custom combo life trip go carry touring limited grand cross class series line cruiser",
);

/** What letters name in one stock: its own values, what people call them, and their parts. */
export class StockNames {
  private readonly vocabulary: StockVocabulary;
  private readonly market: MarketWords;
  private readonly places: StockPlaces;
  private readonly names = new Index<Named>();
  private readonly synonyms = new Index<SynonymValues>();
  /** Other words for what the stock has. */
  readonly otherWords: readonly SynonymValues[];
  readonly colours: ReadonlyMap<string, readonly string[]>;
  private readonly badges = new Index<string>();
  private readonly makesOfModels = new Map<string, Set<string>>();
  /** Parts of models' names, alone and behind their make: "Tiggo" of a Tiggo 7 Pro, "KTM 390". */
  private readonly parts = new Index<Named>();

  constructor(vocabulary: StockVocabulary, market: MarketWords, places: StockPlaces) {
    this.vocabulary = vocabulary;
    this.market = market;
    this.places = places;
    this.addStock();
    this.otherWords = stockSynonyms(vocabulary, market);
    for (const entry of this.otherWords) this.synonyms.add(entry.said, wordCount(entry.words), entry);
    this.colours = new Map(COLOUR_WORDS.map((word) => [word, paintsOf(word, vocabulary.colour ?? [])]));
    this.addMakes();
  }

  /** The most words that name one thing. */
  get longest(): number {
    return Math.max(this.names.longest, this.synonyms.longest);
  }

  private addStock(): void {
    for (const model of this.vocabulary.model ?? []) this.addParts(model);
    for (const facet of NAMED) {
      for (const value of this.vocabulary[facet] ?? []) {
        if (facet === "badge") this.addBadge(value);
        else this.names.add(lettersOf(value), wordCount(value), { facet, value });
        // "Hino 300" is a 300 Series.
        if (facet === "make_model" && value.endsWith(" Series"))
          this.names.add(lettersOf(value.slice(0, -" Series".length)), wordCount(value) - 1, {
            facet,
            value,
          });
      }
    }
  }

  /** The words that a model begins with, and each that is long or a code. */
  private addParts(model: string): void {
    const words = wordsOf(model);
    const begins = words.slice(1).map((_, more) => words.slice(0, more + 1).join(""));
    const telling = words.filter((word) => word.length >= 4 || /\p{L}\d/u.test(word));
    for (const part of new Set([...begins, ...telling]))
      if (words.length > 1 && (part.length >= 3 || /\p{L}\d/u.test(part)) && !/^\d+$/.test(part))
        this.parts.add(part, 1, { facet: "model", value: model });
  }

  /** "SR5 Hi-Rider" is an SR5. */
  private addBadge(badge: string): void {
    const words = wordsOf(badge);
    for (let length = 1; length <= Math.min(4, words.length); length++)
      this.badges.add(words.slice(0, length).join(""), length, badge);
  }

  /** Which makes a model is of. */
  private addMakes(): void {
    const makes = (this.vocabulary.make ?? []).map((make) => ({ make, folded: `${foldText(make)} ` }));
    for (const both of this.vocabulary.make_model ?? []) {
      const folded = foldText(both);
      const of = makes.find((each) => folded.startsWith(each.folded));
      if (!of) continue;
      const name = both.slice(of.make.length).trim();
      const model = lettersOf(name);
      const words = wordsOf(name);
      for (let length = 1; length < words.length; length++)
        this.parts.add(lettersOf(of.make) + words.slice(0, length).join(""), length + 1, {
          facet: "make_model",
          value: both,
        });
      this.makesOfModels.set(model, (this.makesOfModels.get(model) ?? new Set()).add(of.make));
    }
  }

  /** The values that letters are the whole name of. */
  values(letters: string): readonly Named[] {
    return this.names.get(letters);
  }

  /** Whether letters name something in this stock alone, by its own name or another word for it. */
  has(letters: string): boolean {
    return this.names.has(letters) || this.synonyms.has(letters);
  }

  /** Whether letters name something in this stock, or in the market. */
  isName(letters: string): boolean {
    const { models, makes, nicknames } = marketNames();
    return this.has(letters) || [models, makes, nicknames].some((index) => index.has(letters));
  }

  /** What letters name in this stock, the likeliest first. */
  named(letters: string): readonly Named[] {
    const own = this.names
      .get(letters)
      .filter(({ facet, value }) => !(facet === "model" && (/^\d+$/.test(value) || GENERIC.has(letters))));
    if (own.length > 0) return own;
    for (const name of this.called(letters)) {
      const called = this.namedLike(name);
      const isMakeOf = (make: string) => letters.startsWith(lettersOf(make)) && letters !== lettersOf(make);
      const makes = called.flatMap(({ facet, value }) =>
        facet === "model" ? [...this.makesOf(value)].filter(isMakeOf) : [],
      );
      if (called.length > 0)
        return [...new Set(makes)].map((value): Named => ({ facet: "make", value })).concat(called);
    }
    if (this.synonyms.has(letters)) return [];
    const plural = singular(letters);
    const several =
      plural === letters || plural.length < 3
        ? []
        : this.names
            .get(plural)
            .filter(({ facet }) => facet === "make" || facet === "model" || facet === "make_model");
    return several.length > 0 ? several : this.namedInPart(letters);
  }

  /** The models of which letters are a part, where they are no other word. */
  private namedInPart(letters: string): readonly Named[] {
    const parts = this.parts.get(letters);
    const isOther =
      parts.length === 0 ||
      this.isName(letters) ||
      this.colours.has(letters) ||
      this.places.named(letters).length > 0 ||
      [FILLER, EVERYDAY, EVERYDAY_NAMES, GENERIC].some((words) => words.has(letters));
    return isOther ? [] : parts;
  }

  /** What a nickname stands for: first in this market, then anywhere. */
  called(letters: string): readonly string[] {
    const own = this.market.nicknames.flatMap(([said, make]) => (said === letters ? [make] : []));
    return [...own, ...marketNames().nicknames.get(letters)];
  }

  /** The letters of the make that a nickname stands for; null for any other word. */
  makeCalled(letters: string): string | null {
    return (
      this.called(letters)
        .map(lettersOf)
        .find((name) => marketNames().makes.has(name)) ?? null
    );
  }

  /** What the stock has of a make or a model under the market's name: "Silverado 1500" for Silverado. */
  namedLike(name: string): readonly Named[] {
    const letters = lettersOf(name);
    const own = this.names.get(letters).filter(({ facet }) => facet === "make" || facet === "model");
    if (own.length > 0) return own;
    const begins = foldText(name);
    const longer = (this.vocabulary.model ?? []).filter((model) => foldText(model).startsWith(`${begins} `));
    if (longer.length > 0) return longer.map((value) => ({ facet: "model", value }));
    const shorter = (this.vocabulary.model ?? []).filter((model) => begins.startsWith(`${foldText(model)} `));
    return shorter.map((value) => ({ facet: "model", value }));
  }

  /** Other words for what the stock has; without values where it has none of it. */
  synonym(letters: string): readonly SynonymValues[] {
    const own = this.synonyms.get(letters);
    return own.length > 0 || letters.length < 5 ? own : this.synonyms.get(singular(letters));
  }

  /** The paints of a colour; null for a word that is no colour. */
  paints(word: string): readonly string[] | null {
    // An Aqua is a car where there are some.
    if (!isColourName(word) && this.names.get(word).some(({ facet }) => facet === "model")) return null;
    const family = this.colours.get(word);
    if (family) return family;
    if (word.length < 4) return null;
    const saying = (this.vocabulary.colour ?? []).filter((paint) => wordsOf(paint).includes(word));
    return saying.length > 0 && !EVERYDAY.has(word) ? saying : null;
  }

  badgesNamed(letters: string): readonly string[] {
    return this.badges.get(letters);
  }

  /** The makes whose model this is. */
  makesOf(model: string): ReadonlySet<string> {
    return this.makesOfModels.get(lettersOf(model)) ?? new Set();
  }
}
