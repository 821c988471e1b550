import { PLACE_LEADS } from "../lexicon/plain-words.ts";
import type { SentenceLexicon } from "../lexicon/sentence-lexicon.ts";
import type { Reading } from "./reading.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { lettersAt } from "./sentence.ts";

/** Misspelt words by their place: as typed, and as meant. */
export type Corrections = ReadonlyMap<number, { readonly typed: string; readonly meant: string }>;

const LEADS_TO_PLACE = new Set([...PLACE_LEADS, "of", "to"]);

/** How many words from a place on are a town of the market. */
const townLength = (words: readonly SentenceWord[], at: number, lexicon: SentenceLexicon): number =>
  [5, 4, 3, 2, 1].find((length) => {
    const letters = lettersAt(words, at, length);
    return letters !== "" && lexicon.places.named(letters).length > 0;
  }) ?? 0;

/** The words of a sentence as they were meant to be spelt, with the misspelt ones by their place. */
export function respelt(words: readonly SentenceWord[], lexicon: SentenceLexicon) {
  const corrections = new Map<number, { readonly typed: string; readonly meant: string }>();
  let mendedBefore = "";
  let placeEnds = 0;
  let isTaken = false;
  const mended = words.map((word, at) => {
    // "Near Surry Hills": a suburb is spelt as it is.
    const town = townLength(words, at, lexicon);
    if (town > 1 || LEADS_TO_PLACE.has(words[at - 1]?.word ?? "")) placeEnds = Math.max(placeEnds, at + town);
    if (word.own !== null || at < placeEnds) return word;
    if (isTaken) {
      isTaken = false;
      return { ...word, word: "", joined: "" };
    }
    const next = words[at + 1]?.joined ?? "";
    const before = words[at - 1]?.joined ?? "";
    // "hi lux" is a name, of words that are none.
    if (next !== "" && lexicon.names.isName(word.joined + next)) return word;
    if (before !== "" && lexicon.names.isName(before + word.joined)) return word;
    const pair =
      words[at + 1]?.own === null && !word.stops ? lexicon.speller.respeltPair(word.joined, next) : null;
    isTaken = pair !== null;
    const meant = pair ?? lexicon.speller.respelt(word.joined, mendedBefore, next);
    mendedBefore = meant ?? word.joined;
    if (meant === null) return word;
    const typed = pair === null ? word.word : `${word.word} ${words[at + 1]?.word ?? ""}`;
    corrections.set(at, { typed, meant });
    return { ...word, word: meant, joined: meant };
  });
  return { mended, corrections };
}

/** A reading of misspelt words: what was not understood is searched for as it was typed. */
export function corrected(read: Reading, at: number, corrections: Corrections): Reading {
  const mended = [...corrections].filter(([place]) => place >= at && place < at + read.length);
  const [first] = mended;
  if (!first || read.intents.every(({ kind }) => kind === "filler")) return read;
  const [, { typed, meant }] = first;
  if (read.intents.every(({ kind }) => kind === "keywords"))
    return read.length === 1 ? { ...read, intents: [{ kind: "keywords", text: typed }], doubt: null } : read;
  const named = read.intents.flatMap((intent) => (intent.kind === "values" ? intent.values : []));
  const shown =
    named.find((value) =>
      value
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, "")
        .includes(meant),
    ) ?? meant;
  return { ...read, doubt: { text: `"${typed}" was read as ${shown}.`, instead: `"${typed}"` } };
}
