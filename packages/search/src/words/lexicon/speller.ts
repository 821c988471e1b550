import { editDistance } from "../../kernel/edit-distance.ts";
import type { ValueFacet } from "../../query/fields/facets.ts";
import { MODELS } from "../markets/makes-and-models.ts";
import { isColourName } from "./colour-families.ts";
import { EVERYDAY } from "./everyday-words.ts";
import { marketNames } from "./market-names.ts";
import { singular } from "./name-index.ts";
import { sameLetters } from "./near-words.ts";
import { FILLER, PLACE_LEADS } from "./plain-words.ts";
import type { SentenceRules } from "./sentence-rules.ts";
import { RANKS, sharedSpellings, Spellings } from "./spellings.ts";
import { NAMED, type StockNames } from "./stock-names.ts";
import type { StockPlaces } from "./stock-places.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf } from "./synonyms.ts";

/** The words of a paint are said by themselves less than those of a fuel: "petrl" is no pearl. */
const RANK_OF: { readonly [F in ValueFacet]?: number } = { badge: RANKS.market, colour: RANKS.plain };

/** Two words are looked at as one misspelt name from so many letters on, and with two faults from so many. */
const SHORTEST_PAIR = 6;
const LONG_PAIR = 9;

/** A misspelt town that is no longer is meant only behind "in", "near" and the like. */
const SHORT_TOWN = 5;

/** What stands behind the words of one stock: what they name, where its places are, and the rules of its site. */
interface SpellerParts {
  readonly vocabulary: StockVocabulary;
  readonly names: StockNames;
  readonly places: StockPlaces;
  readonly rules: SentenceRules;
  /** Words of the grammar. */
  readonly phrases: Iterable<string>;
}

/** Finds the words that misspelt ones of a sentence stand for. */
export class Speller {
  private readonly vocabulary: StockVocabulary;
  private readonly names: StockNames;
  private readonly places: StockPlaces;
  private readonly own = new Spellings();
  private readonly shared: Spellings;

  constructor({ vocabulary, names, places, rules, phrases }: SpellerParts) {
    this.vocabulary = vocabulary;
    this.names = names;
    this.places = places;
    this.shared = sharedSpellings(rules, phrases);
    for (const { words, values } of names.otherWords) if (values.length > 0) this.own.add(words, RANKS.plain);
    // "Balck" is black rather than back.
    for (const [word, paints] of names.colours)
      if (isColourName(word) && paints.length > 0) this.own.add(word, RANKS.stock);
    for (const facet of NAMED) {
      if (facet === "make_model") continue;
      for (const value of vocabulary[facet] ?? []) this.own.add(value, RANK_OF[facet] ?? RANKS.stock);
    }
    for (const { words } of rules.synonyms ?? []) this.own.add(words, RANKS.plain);
  }

  /** Whether a word is one that sentences are made of, rightly spelt. */
  isKnown(letters: string): boolean {
    // "Clas" is a misspelt class, and not several CLAs.
    const one = letters.length > 4 ? singular(letters) : letters;
    return [letters, one].some(
      (each) =>
        FILLER.has(each) || EVERYDAY.has(each) || this.own.known.has(each) || this.shared.known.has(each),
    );
  }

  /** The word that a misspelt one stands for between its neighbours; null for one that is right, or like no other. */
  respelt(letters: string, before = "", after = ""): string | null {
    if (letters === "" || this.isKnown(letters)) return null;
    // "Cabb", "suvv": no other word is as near.
    const once = letters.replaceAll(/(\p{L})\1/gu, "$1");
    if (once !== letters && once.length === 3 && this.names.isName(once + after)) return once;
    if (once !== letters && once.length === 3 && this.names.isName(before + once)) return once;
    const near = [...this.own.near.nearest(letters), ...this.shared.near.nearest(letters)]
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ word }) => word);
    // "Reverse camra" is no Camry.
    const fits = (word: string) =>
      (before !== "" && this.names.isName(before + word)) ||
      (after !== "" && this.names.isName(word + after));
    // "Duel cab": so short a word is believed beside its neighbour only.
    const fitting =
      near.find(fits) ??
      [this.own, this.shared]
        .flatMap((spellings) => spellings.near.nearest(letters, true))
        .map(({ word }) => word)
        .find(fits);
    const meant = fitting ?? near[0];
    return meant !== undefined && this.isLikely(meant, letters, before)
      ? meant
      : this.modelOf(before, letters);
  }

  /** Two words that are one name of this stock, misspelt: "santa fee", "x trial". */
  respeltPair(first: string, second: string): string | null {
    const letters = first + second;
    // "Cruze controll" is cruise control, though others sell a Cruze.
    const isOwn = this.names.has(first);
    if (letters.length < SHORTEST_PAIR || this.names.isName(letters) || isOwn) return null;
    const areKnown = this.isKnown(first) && this.isKnown(second);
    const most = areKnown || letters.length < LONG_PAIR ? 1 : 2;
    const isPair = (word: string) => this.names.values(word).some(({ value }) => /[\s-]/.test(value));
    const near = this.own.near
      .nearest(letters)
      .find(({ word, cost }) => Math.floor(cost) <= most && isPair(word));
    return near?.word ?? null;
  }

  /** A short word is no model that this stock lacks, unless behind its make; behind another make it is a word of that. */
  private isLikely(meant: string, typed: string, before: string): boolean {
    const { models, makes } = marketNames();
    const isTown =
      this.places.named(meant).length > 0 && !this.names.values(meant).some(({ facet }) => facet !== "city");
    if (isTown && meant.length <= SHORT_TOWN && !PLACE_LEADS.has(before)) return false;
    const others = models.get(meant);
    if (others.length === 0 || this.own.known.has(meant)) return true;
    const [make] = makes.get(before);
    return make === undefined ? typed.length > 5 : others.some((other) => other.make === make);
  }

  /** A model behind its make may be spelt worse than a word alone. */
  private modelOf(make: string, letters: string): string | null {
    if (letters.length < 4 || /\d/.test(letters)) return null;
    const { makes } = marketNames();
    const own = this.names.named(make).find(({ facet }) => facet === "make")?.value ?? makes.get(make)[0];
    if (own === undefined) return null;
    const names = [
      ...(this.vocabulary.model ?? []).filter((model) => this.names.makesOf(model).has(own)),
      ...MODELS.flatMap((entry) => (entry.make === own ? [entry.model] : [])),
    ].map(lettersOf);
    const isNear = (name: string) =>
      name[0] === letters[0] &&
      editDistance(letters, name, 2) <= 2 &&
      (name.length > 5 || sameLetters(name, letters));
    return names.find((name) => name.length >= 4 && isNear(name)) ?? null;
  }
}
