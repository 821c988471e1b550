import { factRow } from "../../car/facts/fact-table.ts";
import type { ValueFacet } from "../../query/fields/facets.ts";
import { amountAt, unitAt } from "./amounts.ts";
import { type Ends, nonEmpty, rangeIntents } from "./ends.ts";
import type { Quantity } from "./quantity-at.ts";
import { type Intent, type Reading, reading, valuesIntent } from "./reading.ts";
import { phrasesOf, type Rule, type Sentence, textOf, wordAt } from "./sentence.ts";

/** What a car has of something that is counted; where a stock counts none, what cars have. */
const COUNTED = { seats: ["2", "3", "4", "5", "6", "7", "8", "9"], doors: ["2", "3", "4", "5"] } as const;

/** Seats or doors as the stock counts them. */
function countIntents(
  { lexicon }: Sentence,
  facet: keyof typeof COUNTED & ValueFacet,
  { min = 0, max = Infinity }: Ends,
): readonly Intent[] {
  const isAsked = (value: string) => Number(value) >= min && Number(value) <= max;
  const known = (lexicon.vocabulary[facet] ?? []).filter(isAsked);
  const values = known.length > 0 ? known : COUNTED[facet].filter(isAsked);
  return values.length === 0 ? [] : [valuesIntent(facet, values)];
}

/** Three rows of seats begin at six. */
const SEATS_IN_THREE_ROWS = 6;
/** No car, and no bus, has more. */
const MOST_SEATS = 60;
const HAS_ROOM = /^(?:room|space|fits|fit|carr|sits|family|for|big)/;
const PEOPLE = /^(?:people|person|persons|adults|ppl|passengers?|pax)$/;

/** "For 8" counts people, since no price is as low: five to nine in a car, two to nine in a caravan or motorhome. */
export const people: Rule = (sentence, at) => {
  if (wordAt(sentence.words, at) !== "for") return null;
  const amount = amountAt(sentence.words, at + 1);
  const isOfBeds = speaksOfBeds(sentence);
  const fewest = isOfBeds ? 2 : 5;
  const isCount = amount && !amount.thousands && !amount.money && amount.value >= fewest && amount.value <= 9;
  if (!isCount || unitAt(sentence.words, at + 1 + amount.length)) return null;
  if (isOfBeds) return nonEmpty(1 + amount.length, rangeIntents("sleeps", { min: amount.value }));
  const intents = countIntents(sentence, "seats", { min: amount.value });
  return nonEmpty(1 + amount.length, intents);
};

/** What a count leaves open: "7 seats" is just that many, "room for 7" no fewer. */
function endsOf({ comparison, low, high }: Quantity, atLeast: boolean): Ends {
  if (high) return { min: low.value, max: high.value };
  const strict = comparison?.strict ? 1 : 0;
  if (comparison?.end === "min") return { min: low.value + strict };
  if (comparison?.end === "max") return { max: low.value - strict };
  return atLeast || low.plus ? { min: low.value } : { min: low.value, max: low.value };
}

/** A caravan for four sleeps four: where some vehicle says so, and the sentence or the whole stock is of what is slept in. */
function speaksOfBeds({ words, lexicon }: Sentence): boolean {
  const kinds = factRow("sleeps")?.of ?? [];
  const { numbers, item_type: types = [] } = lexicon.vocabulary;
  const isNamed = words.some(({ word }) => kinds.some((kind) => kind === word.replace(/s$/, "")));
  const isAll = types.length > 0 && types.every((type) => kinds.some((kind) => kind === type.toLowerCase()));
  return numbers?.includes("sleeps") === true && (isNamed || isAll);
}

export function seatsReading(sentence: Sentence, at: number, found: Quantity): Reading | null {
  const { low, length, unit, field } = found;
  if (low.value > MOST_SEATS) return null;
  const hasRoom = field === "seats" && unit !== "seats" && HAS_ROOM.test(wordAt(sentence.words, at));
  const people = PEOPLE.test(wordAt(sentence.words, at + length - 1));
  if ((hasRoom || people) && speaksOfBeds(sentence))
    return nonEmpty(length, rangeIntents("sleeps", { min: (found.high ?? low).value }));
  return nonEmpty(length, countIntents(sentence, "seats", endsOf(found, hasRoom || people)));
}

/** A stock that does not say how many doors its cars have is searched for the words. */
export function doorsReading(sentence: Sentence, at: number, found: Quantity): Reading | null {
  const { length } = found;
  return (sentence.lexicon.vocabulary.doors ?? []).length === 0
    ? reading(length, [{ kind: "keywords", text: textOf(sentence, at, length) }])
    : nonEmpty(length, countIntents(sentence, "doors", endsOf(found, false)));
}

const threeRows = (sentence: Sentence, length: number): Reading | null =>
  nonEmpty(length, countIntents(sentence, "seats", { min: SEATS_IN_THREE_ROWS }));

export const rowsReading = (sentence: Sentence, { low, length }: Quantity): Reading | null =>
  low.value === 3 ? threeRows(sentence, length) : null;

const THIRD_ROW = phrasesOf([
  [
    "third row|3rd row|third row seats|third row seating|3rd row seats|3rd row seating|three row|three rows|three rows of seats|third row of seats|extra row",
    true,
  ],
]);

/** "With a third row". */
export const rows: Rule = (sentence, at) => {
  const found = THIRD_ROW.at(sentence.words, at);
  return found && threeRows(sentence, found.length);
};
