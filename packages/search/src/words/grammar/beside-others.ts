import type { Intent, Reading } from "./reading.ts";
import { lettersAt, type Sentence } from "./sentence.ts";

/** People do not ask for fewer kilometres than these without the unit. */
const LEAST_DISTANCE = 40_000;

/** Of two prices without a unit the larger is a distance: "under 20k, under 100k". */
export function secondPrice(
  readings: readonly Reading[],
  doubted: (read: Reading) => boolean,
): readonly Reading[] {
  const tops = readings.flatMap((read) =>
    read.intents.flatMap((intent) =>
      intent.kind === "range" && intent.facet === "price" && intent.range.min === undefined
        ? [{ read, max: intent.range.max ?? 0 }]
        : [],
    ),
  );
  if (tops.length < 2) return readings;
  const [largest, next] = tops.toSorted((a, b) => b.max - a.max);
  if (
    !largest ||
    !next ||
    !doubted(largest.read) ||
    largest.max < LEAST_DISTANCE ||
    largest.max < 2 * next.max
  )
    return readings;
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
      lexicon.synonym(lettersAt(words, from, read.length)).length === 0 &&
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
