import { foldText } from "../kernel/fold-text.ts";
import type { ValueFacet } from "../query/fields/facets.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";

/** Words that people and feeds use for one thing. */
interface Synonyms {
  readonly facet: ValueFacet;
  /** Said by people, and found in the stock's own values. */
  readonly words: readonly string[];
  /** Found in the stock's own values, and not said by themselves. */
  readonly means?: readonly string[];
  /** A value with one of these is another thing. */
  readonly but?: readonly string[];
  /** Only a value that says nothing else: a longer name is another paint. */
  readonly whole?: true;
}

const ELECTRIFIED = ["hybrid", "electric", "plug", "phev"];

/** They count only where the stock has such a value. Blanks and hyphens make no difference. */
const SYNONYMS: readonly Synonyms[] = [
  { facet: "transmission", words: ["auto", "automatic", "autos"], means: ["automated"] },
  { facet: "transmission", words: ["manual", "stick", "stick shift", "manuals"] },
  { facet: "body", words: ["suv", "suvs", "crossover", "sports utility"] },
  { facet: "body", words: ["ute", "utes", "pick up", "pick ups"] },
  { facet: "body", words: ["hatch", "hatchback", "hatchbacks", "hatches"] },
  { facet: "body", words: ["sedan", "saloon", "sedans"] },
  { facet: "body", words: ["wagon", "estate", "station wagon", "wagons"] },
  { facet: "body", words: ["coupe", "coupes"] },
  { facet: "body", words: ["convertible", "cabrio", "cabriolet", "soft top"] },
  { facet: "body", words: ["van", "vans"], but: ["mini van"] },
  { facet: "body", words: ["people mover", "mini van", "mpv"] },
  { facet: "fuel", words: ["petrol", "gas", "gasoline", "unleaded"], but: ELECTRIFIED },
  { facet: "fuel", words: ["diesel", "diesels"], but: ELECTRIFIED },
  { facet: "fuel", words: ["plug in hybrid", "phev", "plug in"], means: ["plug"] },
  {
    facet: "fuel",
    words: ["hybrid", "hybrids"],
    means: ["petrol electric", "electric petrol", "diesel electric"],
    but: ["plug", "phev"],
  },
  {
    facet: "fuel",
    words: ["electric", "ev", "evs", "bev"],
    but: ["hybrid", "plug", "phev", "petrol", "gas", "gasoline", "diesel"],
  },
  { facet: "drive", words: ["4x4", "4wd", "four wheel drive", "4 wheel drive"], means: ["four"] },
  { facet: "drive", words: ["awd", "all wheel drive"], means: ["all"] },
  { facet: "drive", words: ["fwd", "front wheel drive"], means: ["front"] },
  { facet: "drive", words: ["rwd", "rear wheel drive"], means: ["rear"] },
  { facet: "drive", words: ["2wd", "4x2", "two wheel drive", "2 wheel drive"] },
  { facet: "make", words: ["mercedes", "merc", "mercs", "benz"] },
  { facet: "make", words: ["vw", "volkswagon", "vdub"], means: ["volkswagen"] },
  { facet: "make", words: ["beemer", "bimmer", "beamer"], means: ["bmw"] },
  { facet: "make", words: ["chevy"], means: ["chevrolet"] },
  { facet: "make", words: ["mitsi", "mitsu"], means: ["mitsubishi"] },
  { facet: "make", words: ["land rover"] },
  { facet: "colour", words: ["grey", "gray"], whole: true },
  { facet: "state", words: ["qld", "queensland"] },
  { facet: "state", words: ["nsw", "new south wales"] },
  { facet: "state", words: ["vic", "victoria"] },
  { facet: "state", words: ["western australia"], means: ["wa"] },
  { facet: "state", words: ["south australia"], means: ["sa"] },
  { facet: "state", words: ["tas", "tasmania"] },
  { facet: "filtered_features", words: ["tow bar", "tow ball"], means: ["tow", "towing"] },
  { facet: "filtered_features", words: ["carplay"], means: ["apple"] },
  { facet: "filtered_features", words: ["sun roof", "moon roof"], means: ["panoramic"] },
  {
    facet: "filtered_features",
    words: ["reverse camera", "backup camera"],
    means: ["reversing camera", "rear camera", "rear view camera"],
  },
];

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string): string => wordsOf(text).join("");

/** The same by letters and digits alone. */
const GROUPS = SYNONYMS.map(({ facet, words, means = [], but = [], whole = false }) => ({
  facet,
  words,
  said: new Set(words.map(lettersOf)),
  names: new Set([...words, ...means].map(lettersOf)),
  others: new Set(but.map(lettersOf)),
  whole,
}));

type Group = (typeof GROUPS)[number];

/** The most words that a synonym is written as. */
export const LONGEST_SYNONYM = Math.max(
  ...SYNONYMS.flatMap(({ words, means = [] }) => [...words, ...means].map((text) => wordsOf(text).length)),
);

/** The letters of each run of words in a value: "Station Wagon" is "station", "stationwagon" and "wagon". */
function runsOf(value: string): string[] {
  const words = wordsOf(value);
  return words.flatMap((_, from) =>
    Array.from({ length: LONGEST_SYNONYM }, (__, more) => words.slice(from, from + more + 1).join("")),
  );
}

const valuesOf = ({ facet, names, others, whole }: Group, vocabulary: StockVocabulary): readonly string[] =>
  (vocabulary[facet] ?? []).filter((value) => {
    const says = whole ? [lettersOf(value)] : runsOf(value);
    return says.some((run) => names.has(run)) && !says.some((run) => others.has(run));
  });

/** Values of one facet. */
export interface SynonymValues {
  readonly facet: ValueFacet;
  readonly values: readonly string[];
}

/**
 * What a stock has of the things that people call so; the word by its letters and digits alone.
 *
 * @example
 * valuesOfSynonym("wagon", { body: ["Estate", "Station Wagon", "SUV"] });
 * // [{ facet: "body", values: ["Estate", "Station Wagon"] }]
 */
export const valuesOfSynonym = (letters: string, vocabulary: StockVocabulary): readonly SynonymValues[] =>
  GROUPS.filter(({ said }) => said.has(letters))
    .map((group) => ({ facet: group.facet, values: valuesOf(group, vocabulary) }))
    .filter(({ values }) => values.length > 0);

/**
 * All that a stock has of the thing that one of its values is called; empty where the value's name says more.
 *
 * @example
 * equivalentValues("fuel", "unleaded", { fuel: ["Unleaded", "Petrol", "Diesel"] }); // ["Unleaded", "Petrol"]
 */
export const equivalentValues = (
  facet: ValueFacet,
  letters: string,
  vocabulary: StockVocabulary,
): readonly string[] =>
  GROUPS.filter((group) => group.facet === facet && group.names.has(letters)).flatMap((group) =>
    valuesOf(group, vocabulary),
  );

/** A colour's word in each of its spellings. */
export const colourSpellings = (word: string): readonly string[] =>
  GROUPS.find(({ facet, said }) => facet === "colour" && said.has(word))?.words ?? [word];
