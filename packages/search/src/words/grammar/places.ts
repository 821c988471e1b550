import { kilometresBetween, type Place } from "../markets/places.ts";
import { FILLER, PLACE_LEADS } from "../lexicon/plain-words.ts";
import { type Reading, reading, valuesIntent } from "./reading.ts";
import { amountAt, unitAt } from "./amounts.ts";
import { PLACES } from "./names.ts";
import { isYearLike } from "./quantity-at.ts";
import { lettersAt, phrasesOf, type Rule, type Sentence, textOf, wordAt } from "./sentence.ts";

/** How far a neighbour is, where a shopper names no distance. In kilometres. */
const NEIGHBOUR = 50;
/** A town without cars near it is told of the nearest that has some, no further than this. */
const FURTHEST = 300;
/** So near, a town is the city itself, by another name. */
const SAME = 3;
const MILE = 1.609344;

/** Words that only ever stand before a place; "in" and "from" stand before years, too. */
const NEARS: ReadonlySet<string> = new Set(["near", "nearby", "close", "within", "suburb"]);
const POSTCODE = phrasesOf([["postcode|post code|postal code|pcode|zip|zip code|zipcode", true]]);

const REFUSED_PLACE: ReadonlySet<string> = new Set(["in", "near", "outside", "of", "from", "around"]);

interface Near {
  readonly city: string;
  readonly distance: number;
}

/** The cities of the stock within a distance of a place, the nearest first. */
const citiesNear = ({ lexicon }: Sentence, from: Place, within: number): readonly Near[] =>
  lexicon.places.cities
    .map(({ city, place }) => ({ city, distance: kilometresBetween(from, place) }))
    .filter(({ distance }) => distance <= within)
    .toSorted((a, b) => a.distance - b.distance);

/** How a place is asked for: behind which word, and how far from it. */
interface Asked {
  /** Behind a word that leads to places. */
  readonly isLed: boolean;
  /** Behind a word that leads to places alone. */
  readonly isNear: boolean;
  /** In kilometres; null where no distance is named. */
  readonly within: number | null;
}

/** The cities of the stock that a place stands for, with what is not as it was asked. */
function placeReading(sentence: Sentence, length: number, place: Place, { isNear, within }: Asked): Reading {
  const { lexicon } = sentence;
  const near = citiesNear(sentence, place, within ?? NEIGHBOUR);
  const [itself] = within === null && !isNear ? citiesNear(sentence, place, SAME) : [];
  if (itself !== undefined) return reading(length, [valuesIntent("city", [itself.city])]);
  const cities = near.length > 0 ? near : citiesNear(sentence, place, FURTHEST).slice(0, 1);
  const [nearest] = cities;
  if (nearest) {
    const isMile = lexicon.rules.distanceUnit === "mi";
    const away = `${Math.round(nearest.distance / (isMile ? MILE : 1))} ${isMile ? "miles" : "km"}`;
    const doubt = {
      text: `None are in ${place.name} itself; ${nearest.city} is ${away} away.`,
      instead: null,
    };
    const isAsAsked = nearest.distance <= SAME || (near.length > 0 && within !== null);
    return reading(
      length,
      [
        valuesIntent(
          "city",
          cities.map(({ city }) => city),
        ),
      ],
      isAsAsked ? null : doubt,
    );
  }
  const state = (lexicon.vocabulary.state ?? []).find(
    (each) => each.toLowerCase() === place.state.toLowerCase(),
  );
  return state
    ? reading(length, [valuesIntent("state", [state])], {
        text: `We have none in ${place.name}; these are in its state.`,
        instead: null,
      })
    : reading(length, [{ kind: "absent", name: `cars near ${place.name}`, shown: null }]);
}

/** "2150" behind "near", and "zip 78701"; behind "in" or "around" only what is neither a year nor a round price. */
function postcodeAt(sentence: Sentence, at: number, asked: Asked): Reading | null {
  const named = POSTCODE.at(sentence.words, at)?.length ?? 0;
  const digits = wordAt(sentence.words, at + named);
  const length = named + 1;
  if (!(asked.isLed || named) || !/^\d{4,5}$/.test(digits) || unitAt(sentence.words, at + length))
    return null;
  const isSure = asked.isNear || named > 0;
  if (!isSure && (isYearLike(Number(digits)) || Number(digits) % 50 === 0)) return null;
  const place = sentence.lexicon.places.postcode(digits);
  if (place) return placeReading(sentence, length, place, { ...asked, isNear: true });
  // What is near something is no price.
  if (!isSure || (named === 0 && Number(digits) % 500 === 0)) return null;
  const text = `Where ${digits} is, we do not know; name a town instead.`;
  return reading(length, [{ kind: "keywords", text: digits }], { text, instead: null });
}

/** The state behind its town: "Georgetown TX", "Richmond, Vic". */
function stateBehind({ words, lexicon }: Sentence, at: number, { state }: Place): number {
  const names = lexicon.places.stateNames(state);
  return [3, 2, 1].find((length) => names.has(lettersAt(words, at, length))) ?? 0;
}

/** A place at so many words from `at`. */
function placeAt(sentence: Sentence, at: number, asked: Asked): Reading | null {
  const { words, lexicon } = sentence;
  const { isLed, within } = asked;
  for (let length = Math.min(5, words.length - at); length > 0; length--) {
    const letters = lettersAt(words, at, length);
    if (letters === "" || (!isLed && length === 1 && FILLER.has(letters))) continue;
    const own = [
      ...lexicon.names.named(letters),
      ...lexicon.names
        .synonym(letters)
        .flatMap(({ facet, values }) => values.map((value) => ({ facet, value }))),
    ].filter(({ facet }) => PLACES.includes(facet));
    const [best] = own;
    const towns = lexicon.places.named(letters);
    const town = towns.find((each) => stateBehind(sentence, at + length, each) > 0) ?? towns[0];
    const whole = length + (town ? stateBehind(sentence, at + length, town) : 0);
    const isAmongOthers = asked.isNear && town !== undefined && best?.facet === "city";
    if (best && within === null && !isAmongOthers) {
      // Alone, a city is a name like any other, unless its state stands behind it.
      if (!isLed && (best.facet !== "city" || whole === length)) return null;
      const others = own.find(({ facet }) => facet !== best.facet);
      const values = own.filter(({ facet }) => facet === best.facet).map(({ value }) => value);
      const name = textOf(sentence, at, length).toLowerCase();
      return reading(
        best.facet === "city" ? whole : length,
        [valuesIntent(best.facet, [...new Set(values)])],
        others ? { text: `"${name}" is also a ${others.facet.replaceAll("_", " ")}.`, instead: null } : null,
      );
    }
    // A state of the market that this stock is not in.
    const [state] = isLed && letters.length > 2 ? lexicon.names.synonym(letters) : [];
    if (!town && state?.facet === "state")
      return reading(length, [{ kind: "absent", name: `cars in ${state.words}`, shown: null }]);
    if (!town) continue;
    // A suburb may be called as anything is: it is meant behind "in", or before its state.
    const isMeant = isLed
      ? town.alone || !lexicon.speller.isKnown(letters)
      : town.alone && !lexicon.names.isName(letters);
    if (isMeant || whole > length) return placeReading(sentence, whole, town, asked);
  }
  return null;
}

/** What "not in" and "outside" refuse. */
export const placeRefused: Rule = (sentence, at) =>
  REFUSED_PLACE.has(wordAt(sentence.words, at - 1))
    ? placeAt(sentence, at, { isLed: true, isNear: false, within: null })
    : null;

/** "in Perth", "within 50 km of Newcastle", "40 miles from Austin", "near 2150", "Parramatta". */
export const place: Rule = (sentence, at) => {
  const { words } = sentence;
  let next = at;
  while (
    PLACE_LEADS.has(wordAt(words, next)) ||
    ["to", "the", "less", "than", "under", "radius"].includes(wordAt(words, next))
  ) {
    next++;
    if (next - at > 3) break;
  }
  const distance = amountAt(words, next);
  const unit = distance ? unitAt(words, next + distance.length) : null;
  const isDistance = unit?.unit === "km" || unit?.unit === "mi";
  if (distance && isDistance && !words[next + distance.length + unit.length - 1]?.stops) {
    let then = next + distance.length + unit.length;
    if (wordAt(words, then) === "radius" || wordAt(words, then) === "drive") then++;
    if (["of", "from", "to", "around", "near"].includes(wordAt(words, then))) {
      const within = distance.value * (unit.unit === "mi" ? MILE : 1);
      const near = { isLed: true, isNear: true, within };
      const found = postcodeAt(sentence, then + 1, near) ?? placeAt(sentence, then + 1, near);
      return found && { ...found, length: found.length + then + 1 - at };
    }
    return null;
  }
  const leads = next - at;
  if (leads > 0 && !PLACE_LEADS.has(wordAt(words, at))) return null;
  const skip = wordAt(words, next) === "the" ? 1 : 0;
  const isNear = leads > 0 && (NEARS.has(wordAt(words, next - 1)) || NEARS.has(wordAt(words, at)));
  const isAround = leads > 0 && ["around", "to"].includes(wordAt(words, next - 1));
  const asked = { isLed: leads > 0, isNear: isNear || isAround, within: null };
  const found =
    postcodeAt(sentence, next + skip, { ...asked, isNear }) ?? placeAt(sentence, next + skip, asked);
  if (!found) return null;
  const length = leads + skip + found.length;
  const behind = ["area", "region", "district", "only", "suburbs"].includes(wordAt(words, at + length))
    ? 1
    : 0;
  const first = { ...found, length: length + behind };
  return leads > 0 ? withOthers(sentence, at, first) : first;
};

/** "Bathurst or Orange": two cities of the stock need no word before them. */
export const cities: Rule = (sentence, at) => {
  const led = { isLed: true, isNear: false, within: null };
  const first = OR.test(wordAt(sentence.words, at + 1)) ? placeAt(sentence, at, led) : null;
  const both = first && withOthers(sentence, at, first);
  const isOwn = both?.intents.every((each) => each.kind === "values" && each.values.length === 1) ?? false;
  return both && isOwn && both.length > first.length ? both : null;
};

const OR = /^(?:or|and)$/;

/** "In Bathurst or Orange" is two places, though an orange is a colour too. */
function withOthers(sentence: Sentence, at: number, found: Reading): Reading {
  const next = at + found.length;
  if (!OR.test(wordAt(sentence.words, next))) return found;
  const other = placeAt(sentence, next + 1, { isLed: true, isNear: false, within: null });
  return other === null
    ? found
    : withOthers(sentence, at, {
        length: found.length + 1 + other.length,
        intents: [...found.intents, ...other.intents],
        doubt: found.doubt ?? other.doubt,
      });
}
