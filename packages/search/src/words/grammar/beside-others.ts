import type { Intent, Reading } from "./reading.ts";
import { lettersAt, type Sentence } from "./sentence.ts";

/** People do not ask for fewer kilometres than these without the unit. */
const LEAST_DISTANCE = 40_000;

/** "Low kms under 100k" is of kilometres, where next to no car costs as much. */
const NEARLY_DEAREST = 0.8;

interface Top {
  readonly read: Reading;
  readonly max: number;
}

const topPrices = (readings: readonly Reading[]): readonly Top[] =>
  readings
    .flatMap((read) =>
      read.intents.flatMap((intent) =>
        intent.kind === "range" && intent.facet === "price" && intent.range.min === undefined
          ? [{ read, max: intent.range.max ?? 0 }]
          : [],
      ),
    )
    .toSorted((a, b) => b.max - a.max);

const speaksOfDistance = (readings: readonly Reading[]): boolean =>
  readings.some(({ intents }) =>
    intents.some((intent) => intent.kind === "sort" && intent.sort === "kms_low"),
  );

/**
 * Of two prices without a unit the larger is a distance: "under 20k, under 100k". So is one that next to no car costs,
 * where kilometres are spoken of.
 */
export function pricesAsDistances(readings: readonly Reading[], { lexicon }: Sentence): readonly Reading[] {
  const [largest, next] = topPrices(readings);
  if (!largest || largest.read.doubt === null || largest.max < LEAST_DISTANCE) return readings;
  const { highestPrice = Infinity } = lexicon.vocabulary;
  const isDistance = next
    ? largest.max >= 2 * next.max
    : speaksOfDistance(readings) && largest.max >= NEARLY_DEAREST * highestPrice;
  if (!isDistance) return readings;
  return readings.map((read) =>
    read === largest.read
      ? { ...read, intents: [{ kind: "range", facet: "km", range: { max: largest.max } }], doubt: null }
      : read,
  );
}

const namesCar = (intents: readonly Intent[]): boolean =>
  intents.some(
    (intent) => intent.kind === "values" && !intent.not && ["make", "model"].includes(intent.facet),
  );

const isAbsent = (intents: readonly Intent[]): boolean => intents.some(({ kind }) => kind === "absent");

const isHere = (read: Reading | undefined): boolean =>
  read !== undefined && namesCar(read.intents) && !isAbsent(read.intents);

/**
 * What this stock has none of, beside a car that it has: right behind a model ("Santa Fe Highlander") it is a trim of
 * that, and elsewhere nothing stands in for it, since there is what else was asked for.
 */
export function besideOthers(readings: readonly Reading[], { words, lexicon }: Sentence): readonly Reading[] {
  if (!readings.some(isHere)) return readings;
  let at = 0;
  return readings.map((read, index) => {
    const from = at;
    at += read.length;
    if (!isAbsent(read.intents)) return read;
    const before = readings[index - 1];
    const isTrim =
      isHere(before) &&
      lexicon.names.synonym(lettersAt(words, from, read.length)).length === 0 &&
      before?.intents.some((intent) => intent.kind === "values" && intent.facet === "model") &&
      words[from - 1]?.stops !== true;
    if (!isTrim)
      return {
        ...read,
        intents: read.intents.flatMap((each) => (each.kind === "absent" ? [{ ...each, shown: null }] : [])),
      };
    const text = words
      .slice(from, at)
      .map(({ word }) => word)
      .join(" ");
    return { ...read, intents: [{ kind: "keywords", text }] };
  });
}
