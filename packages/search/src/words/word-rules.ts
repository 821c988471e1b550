import type { ValueFacet } from "../query/fields/facets.ts";
import { type Intent, type Reading, reading, valuesIntent } from "./reading.ts";
import {
  CONDITION_WORDS,
  FILLER,
  NOT_PAINT,
  NUMBER_WORDS,
  PLACE_LEADS,
  REFUSALS,
  SORT_WORDS,
  TIED,
} from "./lexicon.ts";
import type { SentenceToken } from "./sentence-tokens.ts";
import type { Named, NamedValues, StockVocabulary } from "./stock-vocabulary.ts";
import { equivalentValues, colourSpellings, LONGEST_SYNONYM, valuesOfSynonym } from "./synonyms.ts";
import { editDistance } from "../kernel/edit-distance.ts";
import { foldText } from "../kernel/fold-text.ts";

/** A sentence, and what the stock calls things. */
export interface Sentence {
  readonly tokens: readonly SentenceToken[];
  readonly names: NamedValues;
  readonly vocabulary: StockVocabulary;
}

type Rule = (sentence: Sentence, at: number) => Reading | null;

const textOf = (tokens: readonly SentenceToken[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map((token) => token.word)
    .join(" ");

/** Neighbouring words by their letters and digits alone. */
const lettersAt = (tokens: readonly SentenceToken[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map((token) => token.joined)
    .join("");

/** How many words a phrase takes at a place; 0 when it is not there. */
function phraseLength({ tokens }: Sentence, at: number, phrase: string): number {
  const length = phrase.split(" ").length;
  return textOf(tokens, at, length) === phrase ? length : 0;
}

/** How many words a shopper's own minus takes with it: `-diesel`, `-"leather seats"`; 0 where there is none. */
function minusLength(tokens: readonly SentenceToken[], at: number): number {
  const typed = tokens[at]?.typed ?? "";
  if (!/^-["\p{L}\p{N}]/u.test(typed)) return 0;
  if (!typed.startsWith('-"') || typed.indexOf('"', 2) !== -1) return 1;
  const end = tokens.findIndex((token, index) => index > at && token.typed.includes('"'));
  return (end === -1 ? tokens.length : end + 1) - at;
}

/** How many of the words from one place on can name one thing: those before a minus, `most` of them. */
function reach(tokens: readonly SentenceToken[], at: number, most: number): number {
  const words = tokens.slice(at, at + most);
  const minus = words.findIndex((_, index) => minusLength(tokens, at + index) > 0);
  return minus === -1 ? words.length : minus;
}

/** "not diesel", "-diesel": the keywords know minus; a filter does not. */
const refusal: Rule = (sentence, at) => {
  const own = minusLength(sentence.tokens, at);
  if (own > 0) {
    const typed = sentence.tokens.slice(at, at + own).map((token) => token.typed);
    return reading(own, [{ kind: "keywords", text: typed.join(" ") }]);
  }
  for (const words of REFUSALS) {
    const length = phraseLength(sentence, at, words);
    const next = sentence.tokens[at + length];
    if (length === 0 || !next || FILLER.has(next.word)) continue;
    // "No more than 30k" is about a number.
    if (textOf(sentence.tokens, at + length, 2) === "more than") continue;
    return reading(length + 1, [{ kind: "keywords", text: `-${next.word}` }]);
  }
  return null;
};

const tied: Rule = (sentence, at) => {
  for (const words of TIED) {
    const length = phraseLength(sentence, at, words);
    if (length === 0) continue;
    return reading(
      length,
      [{ kind: "keywords", text: words }],
      "It may mean new, demo or used; no filter was set.",
    );
  }
  return null;
};

/** "7 seats", "7-seater", "seven seater", "7+ seats", "seats 7". */
const seats: Rule = ({ tokens, vocabulary }, at) => {
  const text = textOf(tokens, at, 2);
  const match =
    /^(\d|[a-z]+)(\+?)[ -](?:seats?|seaters?)\b/.exec(text) ?? /^(?:seats?|seating) (\d)(\+?)$/.exec(text);
  const number = Number(match?.[1]) || NUMBER_WORDS.get(match?.[1] ?? "");
  if (!match || number === undefined || number < 1) return null;
  const length = /^\S*-/.test(text) && !text.startsWith("seat") ? 1 : 2;
  const values =
    match[2] === "+" ? (vocabulary.seats ?? []).filter((value) => Number(value) >= number) : [String(number)];
  return values.length === 0 ? null : reading(length, [valuesIntent("seats", values)]);
};

/** Names as filters, one for each facet. A make and model is two, which a shopper can take back one by one. */
function namedIntents(names: readonly Named[], { vocabulary }: Sentence): Intent[] {
  const values = new Map<ValueFacet, Set<string>>();
  const add = (facet: ValueFacet, value: string) =>
    values.set(facet, (values.get(facet) ?? new Set()).add(value));
  for (const { facet, value } of names) {
    const isMakeOf = (make: string) => foldText(value).startsWith(`${foldText(make)} `);
    const make = facet === "make_model" ? vocabulary.make?.find(isMakeOf) : undefined;
    if (make === undefined) add(facet, value);
    else {
      add("make", make);
      add("model", value.slice(make.length).trim());
    }
  }
  return [...values].map(([facet, all]) => valuesIntent(facet, [...all]));
}

const PLACES: readonly ValueFacet[] = ["city", "state", "location_name"];

/** Whether a name may be believed here: numbers need their make, badges must look like one, paint must be paint. */
function believable({ facet, value }: Named, { tokens }: Sentence, at: number, length: number): boolean {
  if (facet === "seats" || facet === "weekly_price_range") return false;
  if (facet === "model" && /^\d+$/.test(value)) return false;
  // A badge is believed only after everything else was tried.
  if (facet === "badge") return false;
  if (length === 1 && FILLER.has(tokens[at]?.word ?? "")) return false;
  if (facet === "colour") return !NOT_PAINT.includes(tokens[at + length]?.word ?? "");
  return true;
}

/**
 * The longest run of words that names something the stock has, in each of the ways the stock spells it and with its
 * other names for the same. After "in" a place is meant.
 */
const vocabularyName: Rule = (sentence, at) => {
  const { tokens, names } = sentence;
  const lead = PLACE_LEADS.has(tokens[at]?.word ?? "") ? 1 : 0;
  for (let length = reach(tokens, at + lead, names.longest + 1); length > 0; length--) {
    const joined = lettersAt(tokens, at + lead, length);
    const candidates = names
      .named(joined)
      .filter((name) => believable(name, sentence, at + lead, length))
      .filter((name) => lead === 0 || PLACES.includes(name.facet));
    const [best] = candidates;
    if (!best) continue;
    const other = candidates.find((name) => name.facet !== best.facet && !isOneThing(best, name));
    const doubt = other
      ? `"${textOf(tokens, at + lead, length)}" is also a ${other.facet.replaceAll("_", " ")}.`
      : null;
    const { facet } = best;
    const spelt = candidates.filter((name) => name.facet === facet);
    const others = equivalentValues(facet, joined, sentence.vocabulary).map((value) => ({ facet, value }));
    return reading(lead + length, namedIntents([...spelt, ...others], sentence), doubt);
  }
  return null;
};

/** A make and model, and its model, are no two meanings. */
const isOneThing = (a: Named, b: Named) =>
  [a, b].every(({ facet }) => ["make_model", "make", "model"].includes(facet));

/** The longest run of words that people call something which the stock has. After "in" a place is meant. */
const synonym: Rule = ({ tokens, vocabulary }, at) => {
  const lead = PLACE_LEADS.has(tokens[at]?.word ?? "") ? 1 : 0;
  for (let length = reach(tokens, at + lead, LONGEST_SYNONYM); length > 0; length--) {
    const [named] = valuesOfSynonym(lettersAt(tokens, at + lead, length), vocabulary).filter(
      ({ facet }) => lead === 0 || PLACES.includes(facet),
    );
    if (named) return reading(lead + length, [valuesIntent(named.facet, named.values)]);
  }
  return null;
};

/** A badge that looks like one: with digits, or in capitals. "Sport" and "Touring" mostly mean something else. */
const badgeName: Rule = ({ tokens, names }, at) => {
  for (let length = reach(tokens, at, names.longest); length > 0; length--) {
    const joined = lettersAt(tokens, at, length);
    if (FILLER.has(joined)) continue;
    const badges = names.named(joined).flatMap(({ facet, value }) => (facet === "badge" ? [value] : []));
    const looksLikeOne = badges.some(
      (badge) => /\d/.test(badge) || (badge.length > 1 && badge === badge.toUpperCase()),
    );
    if (looksLikeOne) return reading(length, [valuesIntent("badge", badges)]);
  }
  return null;
};

const condition: Rule = (sentence, at) => {
  for (const [phrase, value] of CONDITION_WORDS) {
    const length = phraseLength(sentence, at, phrase);
    if (length > 0) return reading(length, [valuesIntent("car_type", [value])]);
  }
  const certified = ["certified", "cpo"].some((word) => phraseLength(sentence, at, word) > 0);
  return certified ? reading(1, [valuesIntent("certified", ["true"])]) : null;
};

const order: Rule = (sentence, at) => {
  for (const [phrase, sort] of SORT_WORDS) {
    const length = phraseLength(sentence, at, phrase);
    if (length > 0) return reading(length, [{ kind: "sort", sort }]);
  }
  return null;
};

/** A word of a colour's name, when no colour is called just so: "white" for Glacier White. */
const colourWord: Rule = ({ tokens, vocabulary }, at) => {
  const word = tokens[at]?.word ?? "";
  if (word.length < 3 || NOT_PAINT.includes(tokens[at + 1]?.word ?? "")) return null;
  const spellings = colourSpellings(word);
  const values = (vocabulary.colour ?? []).filter((value) =>
    foldText(value)
      .split(/\s+/)
      .some((part) => spellings.includes(part)),
  );
  return values.length === 0 ? null : reading(1, [valuesIntent("colour", values)]);
};

/** A make or model with a typo: one from five letters on, two from nine. */
const misspelt: Rule = (sentence, at) => {
  const word = sentence.tokens[at]?.joined ?? "";
  const most = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0 || /\d/.test(word) || FILLER.has(word)) return null;
  const near = [...sentence.names.namesOf("make", "model")]
    .filter(([joined]) => joined[0] === word[0] && joined.length >= 4 && !/\d/.test(joined))
    .map(([joined, named]) => ({ joined, named, distance: editDistance(word, joined, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = near;
  if (!best) return null;
  const spelt = near.filter(
    ({ joined, named }) => joined === best.joined && named.facet === best.named.facet,
  );
  const intents = namedIntents(
    spelt.map(({ named }) => named),
    sentence,
  );
  return reading(1, intents, `"${word}" was read as ${best.named.value}.`);
};

const filler: Rule = ({ tokens }, at) =>
  FILLER.has(tokens[at]?.word ?? "") ? reading(1, [{ kind: "filler" }]) : null;

/** Rules about words, the surest first. Numbers come between the two lists. */
export const surerWordRules: readonly Rule[] = [refusal, tied, seats, vocabularyName];
export const looserWordRules: readonly Rule[] = [
  synonym,
  condition,
  badgeName,
  order,
  colourWord,
  filler,
  misspelt,
];
