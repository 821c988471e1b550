import { factReading, facts, valueIn } from "./facts.ts";
import { measureAt } from "./measures.ts";
import { name } from "./names.ts";
import type { Reading } from "./reading.ts";
import { type Rule, type Sentence, wordAt, wordBehind } from "./sentence.ts";

const TOWS = /^(?:tow|tows|towing|pull|pulls|pulling)$/;
const TOWED = /^(?:vans?|caravans?|boats?|trailers?|campers?|floats?|horses?|rvs?|jetskis?)$/;
const BETWEEN =
  /^(?:a|an|my|our|the|his|her|its|big|small|large|heavy|horse|box|camper|\d.*|t|tons?|tonnes?|kgs?|lbs?)$/;
const FURTHEST = 5;

/** Between what is towed and its weight. */
const BEFORE_WEIGHT =
  /^(?:of|that|which|is|weighs?|weighing|about|around|roughly|nearly|almost|up|to|under|over|at|least|max|maximum|atm)$/;

/** "Tow a boat of 2.5 t": so much must be towed, whichever end of it the words name. */
function weightBehind(sentence: Sentence, at: number, noun: number): Reading | null {
  let next = noun + 1;
  while (next - noun <= FURTHEST && BEFORE_WEIGHT.test(wordAt(sentence.words, next))) next++;
  const weight = sentence.words[noun]?.stops ? null : measureAt(sentence, next);
  if (!weight?.unit?.some(({ of }) => of === "weight")) return null;
  const min = valueIn(weight, "towing", sentence);
  return min === null ? null : factReading(sentence, "towing", { length: next + weight.length - at, min });
}

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
  const weight = weightBehind(sentence, at, next);
  if (weight) return weight;
  const read = facts(sentence, at) ?? name({ lexicon, words: [{ ...first, word: "tow", joined: "tow" }] }, 0);
  return read && { ...read, length: next + 1 - at };
};
