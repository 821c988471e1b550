import { editDistance } from "../../kernel/edit-distance.ts";
import { foldText } from "../../kernel/fold-text.ts";
import type { ValueFacet } from "../../query/fields/facets.ts";
import { EVERYDAY_NAMES, type ModelKind, MODELS, NICKNAMES } from "../markets/makes-and-models.ts";
import { type MarketWords, marketWords, type ShoppersWords } from "../markets/market-words.ts";
import type { Place } from "../markets/places.ts";
import { COLOUR_WORDS, paintsOf } from "./colour-families.ts";
import { NearWords, sameLetters } from "./near-words.ts";
import { CONDITIONS, EVERYDAY, FILLER, ORDERS } from "./plain-words.ts";
import { SPOKEN, type StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf, stockSynonyms, type SynonymValues, SYNONYM_WORDS, wordsOf } from "./synonyms.ts";

/** How often a shopper pays. */
export type PaymentEvery = "week" | "fortnight" | "month";

/** What a sentence is read by, besides the words of a stock. */
export interface SentenceRules {
  /** Whose words a site's shoppers use. */
  readonly words: ShoppersWords;
  readonly distanceUnit: "km" | "mi";
  /** What this dealer's shoppers say, and what they mean by it. */
  readonly synonyms?: readonly { readonly words: string; readonly means: string }[];
  /** This year, for a car's age. */
  readonly year: number;
  /** The price of a car that costs so much a week, or a month, by the site's own finance rule; null without one. */
  readonly priceFor?: ((amount: number, every: PaymentEvery) => number | null) | null;
}

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

const NOT_BELIEVED: readonly ValueFacet[] = ["seats", "weekly_price_range", "badge"];
/** Models that are so common a word that only their make makes them one. */
const GENERIC = new Set(
  "city fit note up one wish sport express custom combo life trip go carry touring limited".split(" "),
);

/** Letters with their plural's "s" taken off. */
const singular = (letters: string): string => (/[^s]s$/.test(letters) ? letters.slice(0, -1) : letters);

class Index<T> {
  private readonly entries = new Map<string, T[]>();
  longest = 1;
  add(letters: string, words: number, entry: T): void {
    if (letters === "") return;
    if (words > this.longest) this.longest = words;
    const list = this.entries.get(letters);
    if (list) list.push(entry);
    else this.entries.set(letters, [entry]);
  }
  get(letters: string): readonly T[] {
    return this.entries.get(letters) ?? [];
  }
  has(letters: string): boolean {
    return this.entries.has(letters);
  }
}

const wordCount = (text: string): number => Math.max(1, text.split(/[\s-]+/).length);

/** What a market knows, whatever a dealer has: made once, for all sites. */
interface MarketNames {
  readonly models: Index<ModelKind>;
  readonly makes: Index<string>;
  readonly nicknames: Index<string>;
}

let known: MarketNames | undefined;

function marketNames(): MarketNames {
  if (known) return known;
  const names: MarketNames = { models: new Index(), makes: new Index(), nicknames: new Index() };
  const makes = new Set<string>();
  for (const entry of MODELS) {
    const { make, model } = entry;
    names.models.add(lettersOf(model), wordCount(model), entry);
    const both = model.startsWith(make) ? model : `${make} ${model}`;
    if (both !== model) names.models.add(lettersOf(both), wordCount(both), entry);
    if (!makes.has(make)) names.makes.add(lettersOf(make), wordCount(make), make);
    makes.add(make);
  }
  for (const [said, name] of NICKNAMES) names.nicknames.add(lettersOf(said), wordCount(said), name);
  return (known = names);
}

/** Spelling a word right: 0 is the stock's own, 1 what every stock's words are about, 2 what others sell. */
const RANKS = { stock: 0, plain: 1, market: 3 };

/** Words as they are spelt right, and what is near them. */
class Spellings {
  readonly near = new NearWords();
  readonly known = new Set<string>();

  add(text: string, rank: number): void {
    for (const word of wordsOf(text)) {
      this.known.add(word);
      if (!FILLER.has(word)) this.near.add(word, rank);
    }
    const letters = lettersOf(text);
    this.known.add(letters);
    this.near.add(letters, rank);
  }
}

const SHARED = new Map<ShoppersWords, Spellings>();

/** The words of a market and of the grammar (`phrases`), which are the same for all its sites: made once. */
function sharedSpellings(words: ShoppersWords, phrases: Iterable<string>): Spellings {
  const made = SHARED.get(words);
  if (made) return made;
  const spellings = new Spellings();
  const { places, states } = marketWords[words];
  const said = [...CONDITIONS, ...ORDERS].flatMap(([, each]) => each);
  for (const word of [...SYNONYM_WORDS, ...COLOUR_WORDS, ...said, ...phrases])
    spellings.add(word, RANKS.plain);
  for (const { make, model } of MODELS) {
    spellings.add(make, RANKS.market);
    // An everyday word's misspelling is no car.
    if (EVERYDAY_NAMES.has(foldText(model))) spellings.known.add(lettersOf(model));
    else spellings.add(model, RANKS.market);
  }
  for (const [nickname] of NICKNAMES)
    for (const word of [...wordsOf(nickname), lettersOf(nickname)]) spellings.known.add(word);
  for (const { name } of places) spellings.add(name, RANKS.market);
  for (const names of states) for (const name of names) spellings.add(name, RANKS.market);
  SHARED.set(words, spellings);
  return spellings;
}

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
  private readonly places = new Index<Place>();
  private readonly colours = new Map<string, readonly string[]>();
  private readonly badges = new Index<string>();
  private readonly makesOfModels = new Map<string, Set<string>>();
  private readonly modelsOfKinds = new Map<string, string[]>();
  private readonly own = new Spellings();
  private readonly shared: Spellings;
  private readonly dealers = new Index<string>();

  constructor(vocabulary: StockVocabulary, rules: SentenceRules, phrases: Iterable<string> = []) {
    this.vocabulary = vocabulary;
    this.rules = rules;
    this.market = marketWords[rules.words];
    this.addStock();
    for (const entry of stockSynonyms(vocabulary, this.market)) {
      this.synonyms.add(entry.said, wordCount(entry.words), entry);
    }
    for (const place of this.market.places)
      this.places.add(lettersOf(place.name), wordCount(place.name), place);
    for (const word of COLOUR_WORDS) this.colours.set(word, paintsOf(word, vocabulary.colour ?? []));
    this.addMakes();
    for (const { words, means } of rules.synonyms ?? [])
      this.dealers.add(lettersOf(words), wordCount(words), means);
    this.shared = sharedSpellings(rules.words, phrases);
    this.addSpellings();
    const { models, nicknames } = marketNames();
    this.longest =
      Math.max(
        this.names.longest,
        this.synonyms.longest,
        this.dealers.longest,
        models.longest,
        nicknames.longest,
      ) + 1;
  }

  private addStock(): void {
    for (const facet of SPOKEN) {
      for (const value of this.vocabulary[facet] ?? []) {
        const letters = lettersOf(value);
        if (facet === "badge") this.addBadge(value);
        if (!NOT_BELIEVED.includes(facet)) this.names.add(letters, wordCount(value), { facet, value });
      }
    }
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
      const model = lettersOf(both.slice(of.make.length));
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
    for (const facet of SPOKEN) {
      if (facet === "seats" || facet === "weekly_price_range" || facet === "make_model") continue;
      for (const value of this.vocabulary[facet] ?? [])
        this.own.add(value, facet === "badge" ? RANKS.market : RANKS.stock);
    }
    for (const { words } of this.rules.synonyms ?? []) this.own.add(words, RANKS.plain);
  }

  /** Whether a word is one that sentences are made of, rightly spelt. */
  isKnown(letters: string): boolean {
    return (
      FILLER.has(letters) ||
      EVERYDAY.has(letters) ||
      [this.own, this.shared].some(
        ({ known: words }) => words.has(letters) || words.has(singular(letters)),
      ) ||
      EVERYDAY.has(singular(letters))
    );
  }

  /** The word that a misspelt one stands for; null for one that is right, or like no other. */
  respelt(letters: string, before = ""): string | null {
    if (letters === "" || this.isKnown(letters)) return null;
    const [ours, others] = [this.own.near.nearest(letters), this.shared.near.nearest(letters)];
    const meant = (others && (!ours || others.cost < ours.cost) ? others : ours)?.word ?? null;
    return meant !== null && this.isLikely(meant, letters, before) ? meant : this.modelOf(before, letters);
  }

  /** A short word is no model that this stock lacks, unless behind its make; behind another make it is a word of that. */
  private isLikely(meant: string, typed: string, before: string): boolean {
    const { models, makes } = marketNames();
    const others = models.get(meant);
    if (others.length === 0 || this.names.has(meant) || this.synonyms.has(meant)) return true;
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
      (name.length > 6 || sameLetters(name, letters));
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
    for (const name of marketNames().nicknames.get(letters)) {
      const called = this.namedLike(name);
      const isMakeOf = (make: string) => letters.startsWith(lettersOf(make)) && letters !== lettersOf(make);
      const makes = called.flatMap(({ facet, value }) =>
        facet === "model" ? [...this.makesOf(value)].filter(isMakeOf) : [],
      );
      if (called.length > 0)
        return [...new Set(makes)].map((value): Named => ({ facet: "make", value })).concat(called);
    }
    const plural = singular(letters);
    if (plural === letters || plural.length < 3 || this.synonyms.has(letters)) return [];
    return this.names
      .get(plural)
      .filter(({ facet }) => facet === "make" || facet === "model" || facet === "make_model");
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
    return this.synonyms.get(letters);
  }

  /** What a dealer's own word means; null for any other. */
  dealersWord(letters: string): string | null {
    return this.dealers.get(letters)[0] ?? this.dealers.get(singular(letters))[0] ?? null;
  }

  /** The paints of a colour; null for a word that is no colour. */
  paints(word: string): readonly string[] | null {
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
    const [nickname] = nicknames.get(letters);
    const key = nickname === undefined ? letters : lettersOf(nickname);
    const [make] = makes.get(key);
    const [model] = models.get(key);
    if (model !== undefined && (nickname !== undefined || behindMake || !this.isEveryday(key, model))) {
      const isMakeSaid = key.startsWith(lettersOf(model.make)) && key !== lettersOf(model.model);
      for (const called of [model.model, ...nicknames.get(lettersOf(model.model))]) {
        const own = this.namedLike(called);
        const said = isMakeSaid ? this.namedLike(model.make) : [];
        if (own.length > 0) return [...said.filter(({ facet }) => facet === "make"), ...own];
      }
      return this.absentModel(model, isMakeSaid);
    }
    if (make === undefined || (make === "One" && !behindMake)) return null;
    const own = this.namedLike(make);
    return own.length > 0 ? own : { name: make, make: null, models: [], kind: null };
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

  /** The town of a name that the market knows. */
  place(letters: string): Place | null {
    return this.places.get(letters)[0] ?? null;
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
