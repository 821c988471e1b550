import { editDistance } from "../../kernel/edit-distance.ts";
import { foldText } from "../../kernel/fold-text.ts";
import type { ValueFacet } from "../../query/fields/facets.ts";
import { EVERYDAY_NAMES, type ModelKind, MODELS } from "../markets/makes-and-models.ts";
import { type MarketWords, marketWords } from "../markets/market-words.ts";
import { kilometresBetween, type Place } from "../markets/places.ts";
import { COLOUR_WORDS, isColourName, paintsOf } from "./colour-families.ts";
import { EVERYDAY } from "./everyday-words.ts";
import { marketNames } from "./market-names.ts";
import { Index, singular, wordCount } from "./name-index.ts";
import { sameLetters } from "./near-words.ts";
import { type PlaceNames, placeNames } from "./place-names.ts";
import { FILLER, PLACE_LEADS } from "./plain-words.ts";
import type { SentenceRules } from "./sentence-rules.ts";
import { RANKS, sharedSpellings, Spellings } from "./spellings.ts";
import { SPOKEN, type StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf, stockSynonyms, type SynonymValues, wordsOf } from "./synonyms.ts";

/** One thing that words may name in this stock. */
export interface Named {
  readonly facet: ValueFacet;
  readonly value: string;
}

/** Something the market knows and this stock has none of. */
export interface AbsentName {
  /** "Suzuki", or "Mazda MX-5" where there are other Mazdas. */
  readonly name: string;
  /** The make as the stock spells it; null where it has none of that make. */
  readonly make: string | null;
  /** The models that stand in for it. */
  readonly models: readonly string[];
  /** The kind of car it is: "small hatch". */
  readonly kind: string | null;
}

/** The words of a paint are said by themselves less than those of a fuel: "petrl" is no pearl. */
const RANK_OF: { readonly [F in ValueFacet]?: number } = { badge: RANKS.market, colour: RANKS.plain };

/** Makes that are words as well: only their models make them a make. */
const WORDS_TOO = new Set(["one", "seat", "man", "smart"]);

/** Facets whose values are numbers or codes, and no names that people say. */
const NOT_SAID: readonly ValueFacet[] = ["seats", "doors", "engine", "weekly_price_range"];
/** Models that are so common a word that only their make makes them one. */
const GENERIC = new Set(
  "city fit note up one wish sport express custom combo life trip go carry touring limited grand cross class series line cruiser".split(
    " ",
  ),
);

/** Two words are looked at as one misspelt name from so many letters on, and with two faults from so many. */
const SHORTEST_PAIR = 6;
const LONG_PAIR = 9;

/** A misspelt town that is no longer is meant only behind "in", "near" and the like. */
const SHORT_TOWN = 5;

/**
 * The words that a sentence about one stock may use: its own names, what people call them, and what the market knows.
 * Made of a vocabulary once, and kept between sentences.
 */
export class SentenceLexicon {
  readonly rules: SentenceRules;
  readonly vocabulary: StockVocabulary;
  /** The most words that name one thing. */
  readonly longest: number;
  private readonly market: MarketWords;
  private readonly names = new Index<Named>();
  private readonly synonyms = new Index<SynonymValues>();
  private readonly places: PlaceNames;
  /** The cities of the stock, each with where it is. */
  readonly cities: readonly { readonly city: string; readonly place: Place }[];
  private readonly colours = new Map<string, readonly string[]>();
  private readonly badges = new Index<string>();
  private readonly makesOfModels = new Map<string, Set<string>>();
  private readonly modelsOfKinds = new Map<string, string[]>();
  private readonly own = new Spellings();
  private readonly shared: Spellings;
  private readonly dealers = new Index<string>();
  /** Parts of models' names, alone and behind their make: "Tiggo" of a Tiggo 7 Pro, "KTM 390". */
  private readonly parts = new Index<Named>();

  constructor(vocabulary: StockVocabulary, rules: SentenceRules, phrases: Iterable<string> = []) {
    this.vocabulary = vocabulary;
    this.rules = rules;
    this.market = marketWords[rules.words];
    this.addStock();
    for (const entry of stockSynonyms(vocabulary, this.market)) {
      this.synonyms.add(entry.said, wordCount(entry.words), entry);
      if (entry.values.length > 0) this.own.add(entry.words, RANKS.plain);
    }
    this.places = placeNames(rules.places);
    this.cities = this.stockCities();
    for (const word of COLOUR_WORDS) this.colours.set(word, paintsOf(word, vocabulary.colour ?? []));
    this.addMakes();
    for (const { words, means } of rules.synonyms ?? [])
      this.dealers.add(lettersOf(words), wordCount(words), means);
    this.shared = sharedSpellings(rules, phrases);
    this.addSpellings();
    const { models, nicknames } = marketNames();
    this.longest =
      Math.max(
        this.names.longest,
        this.synonyms.longest,
        this.dealers.longest,
        models.longest,
        nicknames.longest,
        this.places.longest,
      ) + 1;
  }

  private addStock(): void {
    for (const model of this.vocabulary.model ?? []) this.addParts(model);
    for (const facet of SPOKEN) {
      if (NOT_SAID.includes(facet)) continue;
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

  /** Which makes a model is of, and which models are of one kind. */
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
    const { models } = marketNames();
    for (const model of this.vocabulary.model ?? []) {
      const [entry] = models.get(lettersOf(model));
      if (!entry) continue;
      const list = this.modelsOfKinds.get(entry.kind);
      if (list) list.push(model);
      else this.modelsOfKinds.set(entry.kind, [model]);
    }
  }

  /** The words that only this stock, or this dealer, uses. */
  private addSpellings(): void {
    // "Balck" is black rather than back.
    for (const [word, paints] of this.colours)
      if (isColourName(word) && paints.length > 0) this.own.add(word, RANKS.stock);
    for (const facet of SPOKEN) {
      if (NOT_SAID.includes(facet) || facet === "make_model") continue;
      for (const value of this.vocabulary[facet] ?? []) this.own.add(value, RANK_OF[facet] ?? RANKS.stock);
    }
    for (const { words } of this.rules.synonyms ?? []) this.own.add(words, RANKS.plain);
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
    if (once !== letters && once.length === 3 && this.isName(once + after)) return once;
    if (once !== letters && once.length === 3 && this.isName(before + once)) return once;
    const near = [...this.own.near.nearest(letters), ...this.shared.near.nearest(letters)]
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ word }) => word);
    // "Reverse camra" is no Camry.
    const fits = (word: string) =>
      (before !== "" && this.isName(before + word)) || (after !== "" && this.isName(word + after));
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
    const isOwn = this.names.has(first) || this.synonyms.has(first);
    if (letters.length < SHORTEST_PAIR || this.isName(letters) || isOwn) return null;
    const areKnown = this.isKnown(first) && this.isKnown(second);
    const most = areKnown || letters.length < LONG_PAIR ? 1 : 2;
    const isPair = (word: string) => this.names.get(word).some(({ value }) => /[\s-]/.test(value));
    const near = this.own.near
      .nearest(letters)
      .find(({ word, cost }) => Math.floor(cost) <= most && isPair(word));
    return near?.word ?? null;
  }

  /** A short word is no model that this stock lacks, unless behind its make; behind another make it is a word of that. */
  private isLikely(meant: string, typed: string, before: string): boolean {
    const { models, makes } = marketNames();
    const isTown =
      this.places.named(meant).length > 0 && !this.names.get(meant).some(({ facet }) => facet !== "city");
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
    const own = this.named(make).find(({ facet }) => facet === "make")?.value ?? makes.get(make)[0];
    if (own === undefined) return null;
    const names = [
      ...(this.vocabulary.model ?? []).filter((model) => this.makesOf(model).has(own)),
      ...MODELS.flatMap((entry) => (entry.make === own ? [entry.model] : [])),
    ].map(lettersOf);
    const isNear = (name: string) =>
      name[0] === letters[0] &&
      editDistance(letters, name, 2) <= 2 &&
      (name.length > 5 || sameLetters(name, letters));
    return names.find((name) => name.length >= 4 && isNear(name)) ?? null;
  }

  /** Whether letters name something in this stock, or in the market. */
  isName(letters: string): boolean {
    const { models, makes, nicknames } = marketNames();
    return [this.names, this.synonyms, models, makes, nicknames].some((index) => index.has(letters));
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
  private called(letters: string): readonly string[] {
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
  private namedLike(name: string): readonly Named[] {
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

  /** The code of a class of driver licence by what the market calls it; null for any other words. */
  licenceCode(letters: string): string | null {
    const found = this.market.licences.find(([, ...called]) =>
      called.some((each) => lettersOf(each) === letters),
    );
    return found ? lettersOf(found[0]) : null;
  }

  get paymentsEvery() {
    return this.market.paymentsEvery;
  }

  /** What a dealer's own word means; null for any other. */
  dealersWord(letters: string): string | null {
    return this.dealers.get(letters)[0] ?? this.dealers.get(singular(letters))[0] ?? null;
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

  /** What a market's make or model is to this stock; `named` where it has it, else absent. */
  marketName(letters: string, behindMake = false): readonly Named[] | AbsentName | null {
    const { models, makes, nicknames } = marketNames();
    const [nickname] = this.called(letters);
    const key = nickname === undefined ? letters : lettersOf(nickname);
    const [make] = makes.get(key);
    const model = this.likeliest(models.get(key));
    if (model !== undefined && (nickname !== undefined || behindMake || !this.isEveryday(key, model))) {
      const isMakeSaid = letters.startsWith(lettersOf(model.make));
      for (const called of [model.model, ...nicknames.get(lettersOf(model.model))]) {
        const own = this.namedLike(called);
        const said = isMakeSaid ? this.namedLike(model.make) : [];
        if (own.length > 0) return [...said.filter(({ facet }) => facet === "make"), ...own];
      }
      return this.absentModel(model, isMakeSaid);
    }
    if (make === undefined || (WORDS_TOO.has(key) && !behindMake)) return null;
    const own = this.namedLike(make);
    return own.length > 0 ? own : { name: make, make: null, models: [], kind: null };
  }

  /** Of the makes that have a model of one name, one that this stock has. */
  private likeliest(models: readonly ModelKind[]): ModelKind | undefined {
    return models.find(({ make }) => this.namedLike(make).length > 0) ?? models[0];
  }

  private isEveryday(letters: string, { model }: ModelKind): boolean {
    if (letters !== lettersOf(model)) return false;
    return (
      EVERYDAY_NAMES.has(letters) || FILLER.has(letters) || EVERYDAY.has(letters) || /^\d+$/.test(letters)
    );
  }

  /** Other cars of the make stand in where it was named, cars of the kind where it was not. */
  private absentModel({ make, model, kind }: ModelKind, isMakeSaid: boolean): AbsentName {
    const own = this.namedLike(make).find(({ facet }) => facet === "make");
    const models = this.modelsOfKinds.get(kind) ?? [];
    return {
      name: own ? `${own.value} ${model}` : make,
      make: isMakeSaid || models.length === 0 ? (own?.value ?? null) : null,
      models,
      kind,
    };
  }

  /** The makes whose model this is. */
  makesOf(model: string): ReadonlySet<string> {
    return this.makesOfModels.get(lettersOf(model)) ?? new Set();
  }

  /** Where the stock's cities are: of several of one name, the one in a state that the stock has. */
  private stockCities() {
    const states = new Set((this.vocabulary.state ?? []).map(foldText));
    return (this.vocabulary.city ?? []).flatMap((city) => {
      const named = this.places.named(lettersOf(city));
      const place = named.find(({ state }) => states.has(foldText(state))) ?? named[0];
      return place ? [{ city, place }] : [];
    });
  }

  /** The towns of a name, the nearest to the stock's own cities first. */
  placesNamed(letters: string): readonly Place[] {
    const named = this.places.named(letters);
    if (named.length < 2) return named;
    const near = (place: Place) =>
      Math.min(...this.cities.map((city) => kilometresBetween(place, city.place)));
    return named.toSorted((a, b) => near(a) - near(b));
  }

  /** Where a postcode of the market is. */
  postcode(digits: string): Place | null {
    return this.places.postcode(digits);
  }

  /** What people call a state: its short form, and its names. */
  stateNames(state: string): ReadonlySet<string> {
    return new Set((this.market.states.find(([short]) => short === state) ?? [state]).map(lettersOf));
  }

  /** In the words of the market: "trucks" for what is elsewhere called utes. */
  plural(kind: string): string {
    const [, size = "", body = kind] = /^((?:small |medium |large )?)(.+)$/.exec(kind) ?? [];
    const american = this.market.trucksArePickups;
    const words: Readonly<Record<string, string>> = {
      hatch: "hatches",
      suv: "SUVs",
      ute: american ? "pickups" : "utes",
      "people mover": american ? "minivans" : "people movers",
    };
    return `${size}${words[body] ?? `${body}s`}`;
  }
}
