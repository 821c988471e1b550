import { foldText } from "../../kernel/fold-text.ts";
import { isRangeFacet, type ValueFacet } from "../../query/fields/facets.ts";
import { sortOption } from "../../query/fields/sort-options.ts";
import { FACT_ORDERS } from "../lexicon/fact-words.ts";
import {
  CONDITIONS,
  FILLER,
  NOT_PAINT,
  NOT_THE_CAR,
  NUMBER_WORDS,
  ORDERS,
  TIED,
  wordSet,
} from "../lexicon/plain-words.ts";
import { EVERYDAY } from "../lexicon/everyday-words.ts";
import type { AbsentName } from "../lexicon/market-models.ts";
import type { Named } from "../lexicon/stock-names.ts";
import { type Doubt, type Intent, type Reading, reading, valuesIntent } from "./reading.ts";
import { lettersAt, phrasesOf, type Rule, type Sentence, wordAt, wordBehind } from "./sentence.ts";

const TIED_PHRASES = phrasesOf([[TIED, true]]);
const CONDITION_PHRASES = phrasesOf(CONDITIONS);
const ORDER_PHRASES = phrasesOf(ORDERS);
const FACT_ORDER_PHRASES = phrasesOf(FACT_ORDERS.map(([words, ...orders]) => [words, orders] as const));
const CERTIFIED = phrasesOf([
  ["certified pre-owned|certified pre owned|certified|cpo|manufacturer certified", true],
]);
const NEAR_NEW = "It may mean new, demo or used; no filter was set.";

/** "Good on fuel": an order, where some car says how much it uses. */
const factOrder: Rule = ({ words, lexicon }, at) => {
  const found = FACT_ORDER_PHRASES.at(words, at);
  const known = found?.meaning.find((key) => {
    const field = sortOption(key).sort.field;
    return isRangeFacet(field) && lexicon.vocabulary.numbers?.includes(field);
  });
  return found && known ? reading(found.length, [{ kind: "sort", sort: known }]) : null;
};

/** Words that belong together and are no filter: "near new", "service history". */
export const tied: Rule = (sentence, at) => {
  const { words, lexicon } = sentence;
  const found = factOrder(sentence, at) ? null : TIED_PHRASES.at(words, at);
  if (!found) return null;
  const text = Array.from({ length: found.length }, (_, step) => wordAt(words, at + step)).join(" ");
  // A stock that has a feature of just this name means it.
  const letters = lettersAt(words, at, found.length);
  if (
    lexicon.names.named(letters).length > 0 ||
    lexicon.names.synonym(letters).some(({ values }) => values.length > 0)
  )
    return null;
  const doubt = text.endsWith("new") ? { text: NEAR_NEW, instead: null } : null;
  return reading(found.length, [{ kind: "keywords", text }], doubt);
};

export const condition: Rule = ({ words }, at) => {
  const certified = CERTIFIED.at(words, at);
  if (certified) return reading(certified.length, [valuesIntent("certified", ["true"])]);
  const found = CONDITION_PHRASES.at(words, at);
  return found && reading(found.length, [valuesIntent("car_type", [found.meaning])]);
};

export const order: Rule = (sentence, at) => {
  const byFact = factOrder(sentence, at);
  const found = ORDER_PHRASES.at(sentence.words, at);
  // "Cheap to run" is of fuel, and no low price.
  return found && found.length > (byFact?.length ?? 0)
    ? reading(found.length, [{ kind: "sort", sort: found.meaning }])
    : byFact;
};

const SHADE = wordSet(
  "dark light bright deep metallic pale matte matt pearl pearlescent satin gloss royal baby navy hot midnight electric burnt",
);
const BEHIND_COLOUR = wordSet("metallic pearl coloured colored colour color paint painted exterior");

/** A colour with the paints of its family: "red" finds Crimson Red. */
export const colour: Rule = ({ words, lexicon }, at) => {
  const shaded = SHADE.has(wordAt(words, at)) && lexicon.names.paints(wordAt(words, at + 1)) !== null ? 1 : 0;
  const word = wordAt(words, at + shaded);
  const paints = word === "" || FILLER.has(word) ? null : lexicon.names.paints(word);
  if (paints === null || NOT_PAINT.has(wordBehind(words, at + shaded))) return null;
  const behind = BEHIND_COLOUR.has(wordAt(words, at + shaded + 1)) ? 1 : 0;
  const length = shaded + 1 + behind;
  return paints.length === 0
    ? reading(length, [{ kind: "absent", name: word, shown: null }])
    : reading(length, [valuesIntent("colour", paints)]);
};

/** "Electric seats" and "manual windows" say nothing of the car. */
const NOT_SAID_OF_CAR: readonly ValueFacet[] = ["fuel", "transmission"];

const PLACES: readonly ValueFacet[] = ["city", "state", "location_name"];

/** Names as filters, one for each facet. A make and model is two, which a shopper can take back one by one. */
function namedIntents(names: readonly Named[], { lexicon }: Sentence): Intent[] {
  const values = new Map<ValueFacet, Set<string>>();
  const add = (facet: ValueFacet, value: string) =>
    values.set(facet, (values.get(facet) ?? new Set()).add(value));
  for (const { facet, value } of names) {
    const folded = foldText(value);
    const make =
      facet === "make_model"
        ? lexicon.vocabulary.make?.find((each) => folded.startsWith(`${foldText(each)} `))
        : undefined;
    if (make === undefined) add(facet, value);
    else {
      add("make", make);
      add("model", value.slice(make.length).trim());
    }
  }
  return [...values].map(([facet, all]) => valuesIntent(facet, [...all]));
}

/** A make and model, and its model, are no two meanings. */
const isOneThing = (a: Named, b: Named): boolean =>
  [a, b].every(({ facet }) => ["make_model", "make", "model"].includes(facet));

/** What stands in for something that this stock has none of. */
function absentIntents(absent: AbsentName, { lexicon }: Sentence): Intent[] {
  const { name, make, models, kind } = absent;
  if (make !== null) return [valuesIntent("make", [make]), { kind: "absent", name, shown: `other ${make}` }];
  if (models.length > 0 && kind !== null)
    return [valuesIntent("model", models), { kind: "absent", name, shown: lexicon.plural(kind) }];
  const body = kind?.replace(/^(?:small|medium|large) /, "") ?? "";
  const [bodies] = lexicon.names.synonym(body.replaceAll(" ", "")).filter(({ facet }) => facet === "body");
  return bodies && bodies.values.length > 0
    ? [valuesIntent("body", bodies.values), { kind: "absent", name, shown: lexicon.plural(body) }]
    : [{ kind: "absent", name, shown: null }];
}

const isAbsent = (found: readonly Named[] | AbsentName): found is AbsentName => !Array.isArray(found);

/** "Mazda three" is a Mazda 3, where nothing is called three; "chevy equinox" and "peugot 2008" begin with their make. */
function spelt(letters: string, { words, lexicon }: Sentence, at: number, length: number): string {
  const first = lettersAt(words, at, 1);
  const make =
    length < 2 || letters === "" || lexicon.names.isName(letters) ? null : lexicon.names.makeCalled(first);
  if (make !== null && lexicon.names.isName(make + letters.slice(first.length)))
    return make + letters.slice(first.length);
  const number = NUMBER_WORDS.get(wordAt(words, at + length - 1));
  if (length < 2 || number === undefined || letters === "" || lexicon.names.isName(letters)) return letters;
  return `${lettersAt(words, at, length - 1)}${number}`;
}

/** One run of words as a name of this stock, else in other words, else as the market knows it. */
function nameOf(sentence: Sentence, at: number, length: number): Reading | null {
  const { words, lexicon } = sentence;
  const letters = spelt(lettersAt(words, at, length), sentence, at, length);
  if (letters === "" || (length === 1 && FILLER.has(wordAt(words, at)))) return null;
  // "A 4 door sedan" is no Audi, and "for two" no Smart.
  const next = wordAt(words, at + 1);
  if (length > 1 && wordAt(words, at) === "a" && /^\d/.test(next)) return null;
  if (length === 2 && wordAt(words, at) === "for" && NUMBER_WORDS.has(next)) return null;
  const before = wordBehind(words, at + length - 1);
  const candidates = lexicon.names
    .named(letters)
    .filter(({ facet }) => facet !== "colour" || !NOT_PAINT.has(before))
    .filter(({ facet }) => !NOT_SAID_OF_CAR.includes(facet) || !NOT_THE_CAR.has(before))
    .filter(({ facet, value }) => facet !== "state" || value.length > 2 || isWritten(sentence, at, value));
  const [best] = candidates;
  const synonyms = lexicon.names
    .synonym(letters)
    .filter(({ facet }) => !NOT_SAID_OF_CAR.includes(facet) || !NOT_THE_CAR.has(before));
  if (best) {
    const { facet } = best;
    const other = candidates.find((name) => name.facet !== facet && !isOneThing(best, name));
    const text = Array.from({ length }, (_, step) => wordAt(words, at + step)).join(" ");
    const doubt: Doubt | null = other
      ? { text: `"${text}" is also a ${other.facet.replaceAll("_", " ")}.`, instead: null }
      : null;
    // "Tesla 3" names two things, a make that is called as its model only one.
    const spelt = candidates.filter(
      (name) =>
        name.facet === facet || (isOneThing(best, name) && foldText(name.value) !== foldText(best.value)),
    );
    const equal = synonyms
      .filter((each) => each.facet === facet && !each.nearest)
      .flatMap(({ values }) => values.map((value) => ({ facet, value })));
    return reading(length, namedIntents([...spelt, ...equal], sentence), doubt);
  }
  const said = synonyms.filter(({ values }) => values.length > 0);
  const [known] = said;
  if (known) {
    const values = said.filter(({ facet }) => facet === known.facet).flatMap((each) => each.values);
    const doubt = known.nearest
      ? { text: `None is called "${known.words}"; these are the nearest to it.`, instead: null }
      : null;
    return reading(length, [valuesIntent(known.facet, [...new Set(values)])], doubt);
  }
  // "Or a" is no Ora.
  const isFiller = Array.from({ length }, (_, step) => FILLER.has(wordAt(words, at + step))).every(Boolean);
  const market = isFiller ? null : lexicon.market.named(letters, false);
  if (market)
    return isAbsent(market)
      ? reading(length, absentIntents(market, sentence))
      : reading(length, namedIntents(market, sentence));
  const none = synonyms.find(({ facet }) => facet !== "state" && facet !== "item_type");
  if (none) return reading(length, [{ kind: "absent", name: none.words, shown: null }]);
  return null;
}

/** A state's two letters are words too ("in", "or"): capitals, or a word for places before them, make them a state. */
const isWritten = ({ words }: Sentence, at: number, value: string): boolean => {
  const typed = words[at]?.typed.replaceAll(/[^A-Za-z]/g, "") ?? "";
  return typed === value || !FILLER.has(typed.toLowerCase());
};

/** The longest run of words that names something. */
export const name: Rule = (sentence, at) => {
  const { words, lexicon } = sentence;
  for (let length = Math.min(lexicon.longest, words.length - at); length > 0; length--) {
    const found = nameOf(sentence, at, length);
    if (found) return found;
  }
  return null;
};

/** A name of several words, or of letters and digits, before numbers are looked for in it. */
export const clearName: Rule = (sentence, at) => {
  const found = name(sentence, at);
  if (!found) return null;
  const letters = lettersAt(sentence.words, at, found.length);
  const number = /^\d+$/.test(wordAt(sentence.words, at)) && !/\p{L}/u.test(letters);
  return !number && (found.length > 1 || /\p{L}.*\d|\d.*\p{L}/u.test(letters)) ? found : null;
};

/** A badge by the words it begins with. "Sport" and "Touring" mostly mean something else. */
export const badge: Rule = ({ words, lexicon }, at) => {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const letters = lettersAt(words, at, length);
    if (letters === "" || FILLER.has(letters) || EVERYDAY.has(letters) || /^\d+$/.test(letters)) continue;
    const badges = lexicon.names.badgesNamed(letters);
    // "GT line" and "N line" are no GT and no N.
    if (badges.length > 0 && wordAt(words, at + length) !== "line")
      return reading(length, [valuesIntent("badge", badges)]);
  }
  return null;
};

/** How a price is meant is said of each car; the others ask for nothing. */
const FILLER_PHRASES = phrasesOf([
  [
    "drive away|driveaway|drive away price|on road|on the road|on road costs|out the door|otd|near me|close to me|around me|in my area|" +
      "for sale|show me|looking for|must have|has to have",
    true,
  ],
]);

export const filler: Rule = ({ words }, at) => {
  const phrase = FILLER_PHRASES.at(words, at);
  if (phrase) return reading(phrase.length, [{ kind: "filler" }]);
  const word = wordAt(words, at);
  // The second of two words that were read as one.
  const isNone = word === "" && words[at]?.own === null;
  return isNone || FILLER.has(word) ? reading(1, [{ kind: "filler" }]) : null;
};

export { PLACES };
export const NAME_PHRASES: readonly string[] = [
  ...TIED_PHRASES.all(),
  ...FACT_ORDER_PHRASES.all(),
  ...CERTIFIED.all(),
];
