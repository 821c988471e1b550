import { kilometresBetween } from "../markets/places.ts";
import { FILLER, PLACE_LEADS } from "../lexicon/plain-words.ts";
import { type Reading, reading, valuesIntent } from "./reading.ts";
import { amountAt, unitAt } from "./amounts.ts";
import { PLACES } from "./names.ts";
import { lettersAt, type Rule, type Sentence, wordAt } from "./sentence.ts";

/** How far a neighbour is, where a shopper names no distance. In kilometres. */
const NEIGHBOUR = 50;
/** A town without cars near it is told of the nearest that has some, no further than this. */
const FURTHEST = 300;
/** So near, a town is the city itself, by another name. */
const SAME = 3;
const MILE = 1.609344;

/** The cities of the stock within a distance of a town, the nearest first. */
function citiesNear({ lexicon }: Sentence, letters: string, within: number): string[] | null {
  const from = lexicon.place(letters);
  if (!from) return null;
  return (lexicon.vocabulary.city ?? [])
    .flatMap((city) => {
      const place = lexicon.place(
        city
          .normalize("NFC")
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]/gu, ""),
      );
      return place ? [{ city, distance: kilometresBetween(from, place) }] : [];
    })
    .filter(({ distance }) => distance <= within)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ city }) => city);
}

/** A place at so many words from `at`; `within` kilometres where a distance was named. */
function placeAt(
  sentence: Sentence,
  at: number,
  { isLed, within }: { isLed: boolean; within: number | null },
): Reading | null {
  const { words, lexicon } = sentence;
  for (let length = Math.min(5, words.length - at); length > 0; length--) {
    const letters = lettersAt(words, at, length);
    if (letters === "" || (!isLed && length === 1 && FILLER.has(letters))) continue;
    const name = Array.from({ length }, (_, step) => words[at + step]?.typed ?? "").join(" ");
    const own = [
      ...lexicon.named(letters),
      ...lexicon.synonym(letters).flatMap(({ facet, values }) => values.map((value) => ({ facet, value }))),
    ].filter(({ facet }) => PLACES.includes(facet));
    const [best] = own;
    if (best && within === null) {
      if (!isLed) return null;
      const others = own.find(({ facet }) => facet !== best.facet);
      const values = own.filter(({ facet }) => facet === best.facet).map(({ value }) => value);
      return reading(
        length,
        [valuesIntent(best.facet, [...new Set(values)])],
        others
          ? { text: `"${name.toLowerCase()}" is also a ${others.facet.replaceAll("_", " ")}.`, instead: null }
          : null,
      );
    }
    const place = lexicon.place(letters);
    if (!place || (!isLed && lexicon.isName(letters))) continue;
    const town = place.name;
    const near = citiesNear(sentence, letters, within ?? NEIGHBOUR) ?? [];
    const [itself] = within === null && !isNear(words, at) ? (citiesNear(sentence, letters, SAME) ?? []) : [];
    if (itself !== undefined) return reading(length, [valuesIntent("city", [itself])]);
    const cities = near.length > 0 ? near : (citiesNear(sentence, letters, FURTHEST) ?? []).slice(0, 1);
    if (cities.length > 0)
      return reading(
        length,
        [valuesIntent("city", cities)],
        near.length > 0 && within !== null
          ? null
          : { text: `We have none in ${town}; these are the nearest.`, instead: null },
      );
    const state = (lexicon.vocabulary.state ?? []).find(
      (each) => each.toLowerCase() === place.state.toLowerCase(),
    );
    return state
      ? reading(length, [valuesIntent("state", [state])], {
          text: `We have none in ${town}; these are in its state.`,
          instead: null,
        })
      : reading(length, [{ kind: "absent", name: `cars near ${town}`, shown: null }]);
  }
  return null;
}

const isNear = (words: Sentence["words"], at: number): boolean =>
  ["near", "around", "nearby", "close", "to"].includes(wordAt(words, at - 1));

/** "in Perth", "within 50 km of Newcastle", "40 miles from Austin", "Parramatta". */
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
  if (distance && (unit?.unit === "km" || unit?.unit === "mi")) {
    let then = next + distance.length + unit.length;
    if (wordAt(words, then) === "radius" || wordAt(words, then) === "drive") then++;
    if (["of", "from", "to", "around", "near"].includes(wordAt(words, then))) {
      const kilometres = distance.value * (unit.unit === "mi" ? MILE : 1);
      const found = placeAt(sentence, then + 1, { isLed: true, within: kilometres });
      return found && { ...found, length: found.length + then + 1 - at };
    }
    return null;
  }
  const leads = next - at;
  if (leads > 0 && !PLACE_LEADS.has(wordAt(words, at))) return null;
  const skip = wordAt(words, next) === "the" ? 1 : 0;
  const found = placeAt(sentence, next + skip, { isLed: leads > 0, within: null });
  if (!found) return null;
  const length = leads + skip + found.length;
  const behind = ["area", "region", "district", "only", "suburbs"].includes(wordAt(words, at + length))
    ? 1
    : 0;
  const first = { ...found, length: length + behind };
  return leads > 0 ? withOthers(sentence, at, first) : first;
};

/** "In Bathurst or Orange" is two places, though an orange is a colour too. */
function withOthers(sentence: Sentence, at: number, found: Reading): Reading {
  const next = at + found.length;
  if (!["or", "and"].includes(wordAt(sentence.words, next))) return found;
  const other = placeAt(sentence, next + 1, { isLed: true, within: null });
  return other === null
    ? found
    : withOthers(sentence, at, {
        length: found.length + 1 + other.length,
        intents: [...found.intents, ...other.intents],
        doubt: found.doubt ?? other.doubt,
      });
}
