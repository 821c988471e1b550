import type { ValueFacet } from "../query/fields/facets.ts";
import type { SentenceLexicon } from "../words/lexicon/sentence-lexicon.ts";
import { lettersOf, wordsOf } from "../words/lexicon/synonyms.ts";

/** What an unfinished word may become, in the order of what it most likely is. */
const COMPLETED = [
  "make",
  "model",
  "body",
  "fuel",
  "transmission",
  "drive",
] as const satisfies readonly ValueFacet[];

/** A name that the last words of a text begin. */
export interface CompletedName {
  readonly facet: (typeof COMPLETED)[number];
  readonly value: string;
  /** The one make of a model; null for a model of several, and for what is no model. */
  readonly make: string | null;
}

/** The words before an unfinished name, and the names it may become. */
export interface Completion {
  readonly before: string;
  readonly names: readonly CompletedName[];
}

/** The most words of one name: "Land Cruiser Prado". */
const MOST_WORDS = 3;
/** So many letters begin a later word of a name, too: "prado". */
const INSIDE = 3;

/** Names whose letters, from the first or a later word on, begin with these. */
function namesFor(letters: string, lexicon: SentenceLexicon): readonly CompletedName[] {
  const begins = (value: string): boolean => {
    if (lettersOf(value).startsWith(letters)) return true;
    if (letters.length < INSIDE) return false;
    const words = wordsOf(value);
    return words.some((_, from) => from > 0 && words.slice(from).join("").startsWith(letters));
  };
  return COMPLETED.flatMap((facet) =>
    (lexicon.vocabulary[facet] ?? []).flatMap((value): CompletedName[] => {
      const makes = facet === "model" ? [...lexicon.names.makesOf(value)] : [];
      const make = makes.length === 1 ? (makes[0] ?? null) : null;
      const isMeant = begins(value) || (make !== null && lettersOf(`${make} ${value}`).startsWith(letters));
      return isMeant ? [{ facet, value, make }] : [];
    }),
  );
}

/**
 * What the last words of a text may become: the longest end that begins a name counts, so that "land cr" is one name and
 * "red maz" a colour and a name. Null where it begins none, and for a figure that stands alone.
 *
 * @param whole The whole text is the name; without it words may stand before.
 */
export function completeName(text: string, lexicon: SentenceLexicon, whole = false): Completion | null {
  const words = text.split(" ").filter((word) => lettersOf(word) !== "");
  const most = Math.min(MOST_WORDS, words.length);
  for (
    let length = whole ? words.length : most;
    length >= (whole ? words.length : 1) && length > 0;
    length--
  ) {
    const letters = lettersOf(words.slice(-length).join(" "));
    if (/^\d+$/.test(letters)) continue;
    const names = namesFor(letters, lexicon);
    if (names.length > 0) return { before: words.slice(0, -length).join(" "), names };
  }
  return null;
}
