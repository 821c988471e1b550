import { name } from "./names.ts";
import { type Rule, lettersAt, wordAt } from "./sentence.ts";

const JOINS = /^(?:and|or|to)$/;
/** How far behind the joining word the noun may stand: "heated and power front seats". */
const FURTHEST = 3;

/** "Heated and cooled seats": the first of two words has its noun behind the second. */
export const sharedNoun: Rule = ({ words, lexicon }, at) => {
  const first = words[at];
  const letters = lettersAt(words, at, 1);
  if (!first || letters === "" || lexicon.names.isName(letters) || !JOINS.test(wordAt(words, at + 1)))
    return null;
  for (let from = at + 3; from <= at + 1 + FURTHEST; from++) {
    for (const length of [2, 1]) {
      const noun = words.slice(from, from + length);
      if (!lexicon.names.isName(letters + lettersAt(words, from, length)) || noun.length < length) continue;
      const read = name({ lexicon, words: [first, ...noun] }, 0);
      if (read?.length === length + 1) return { ...read, length: 1 };
    }
  }
  return null;
};
