import { facts } from "./facts.ts";
import { name } from "./names.ts";
import { type Rule, wordAt, wordBehind } from "./sentence.ts";

const TOWS = /^(?:tow|tows|towing|pull|pulls|pulling)$/;
const TOWED = /^(?:vans?|caravans?|boats?|trailers?|campers?|floats?|horses?|rvs?|jetskis?)$/;
const BETWEEN =
  /^(?:a|an|my|our|the|his|her|its|big|small|large|heavy|horse|box|camper|\d.*|t|tons?|tonnes?|kgs?|lbs?)$/;
const FURTHEST = 5;

/** "Tow my 2.5 t van": what is towed is no van that is wanted, though how much may be towed is. */
export const towed: Rule = (sentence, at) => {
  const { words, lexicon } = sentence;
  const first = words[at];
  if (!first || !TOWS.test(wordAt(words, at))) return null;
  let next = at + 1;
  while (next - at < FURTHEST && BETWEEN.test(wordAt(words, next)) && !TOWED.test(wordAt(words, next + 1)))
    next++;
  if (!TOWED.test(wordAt(words, next))) next++;
  if (!TOWED.test(wordAt(words, next)) || words.slice(at, next).some(({ stops }) => stops)) return null;
  // "A horse float" is one thing.
  if (TOWED.test(wordBehind(words, next))) next++;
  const read = facts(sentence, at) ?? name({ lexicon, words: [{ ...first, word: "tow", joined: "tow" }] }, 0);
  return read && { ...read, length: next + 1 - at };
};
