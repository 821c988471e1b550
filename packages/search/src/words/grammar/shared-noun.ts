import { name } from "./names.ts";
import { type Rule, lettersAt, wordAt } from "./sentence.ts";

const JOINS = /^(?:and|or|to)$/;
/** How far behind the joining word the noun may stand: "heated and power front seats". */
const FURTHEST = 3;

/** "Heated and cooled seats", "heated leather seats": the first of two words has its noun behind the second. */
export const sharedNoun: Rule = ({ words, lexicon }, at) => {
  const first = words[at];
  const letters = lettersAt(words, at, 1);
  if (!first || letters === "" || first.stops || lexicon.names.isName(letters)) return null;
  const isJoined = JOINS.test(wordAt(words, at + 1));
  const last = at + (isJoined ? 1 + FURTHEST : 2);
  for (let from = at + (isJoined ? 3 : 2); from <= last; from++) {
    for (const length of [2, 1]) {
      const noun = words.slice(from, from + length);
      if (!lexicon.names.isName(letters + lettersAt(words, from, length)) || noun.length < length) continue;
      const read = name({ lexicon, words: [first, ...noun] }, 0);
      // "Family bunk van" is no family van that this stock has none of.
      const isHere = isJoined || read?.intents.every(({ kind }) => kind === "values");
      if (isHere && read?.length === length + 1) return { ...read, length: 1 };
    }
  }
  return null;
};
