import { FILLER, INDIFFERENT, REFUSALS, wordSet } from "../lexicon/plain-words.ts";
import { type Intent, type Reading, reading } from "./reading.ts";
import { placeRefused } from "./places.ts";
import { phrasesOf, type Rule, wordAt } from "./sentence.ts";

const REFUSING = phrasesOf([[REFUSALS, true]]);
const INDIFFERENT_TO = phrasesOf([[INDIFFERENT, true]]);
/** "Every truck but Ford": without "not", "but" refuses behind a word for all. */
const ALL = /^(?:all|any|every|everything|anything)$/;
const WANTED_ALL_THE_SAME = /^(?:not|only|must|also|with|under|over|in|it|i|has|have|needs?|prefer\w*)$/;
const isAllBut = (words: Parameters<Rule>[0]["words"], at: number): boolean =>
  wordAt(words, at) === "but" &&
  words.slice(0, at).some(({ word }) => ALL.test(word)) &&
  !WANTED_ALL_THE_SAME.test(wordAt(words, at + 1));

/** Words between a refusal and what it is about. */
const BEFORE_NAMES = wordSet("a an any the of in not too colour color colored coloured another more");
const ARTICLE = /^(?:an?|any|the)$/;
const AND_MORE = new Set(["or", "and", "nor", "&", "/"]);

/** The opposite of what some words ask for; null where that is nothing a filter can say. */
function opposite(intents: readonly Intent[]): readonly Intent[] | null {
  const [only] = intents;
  // "But not 2020": no filter leaves a year out of others, and a car's name says it.
  if (only?.kind === "range" && only.facet === "year" && only.range.min === only.range.max)
    return [{ kind: "keywords", text: `-${only.range.min}` }];
  const names = intents.filter((intent) => intent.kind === "values");
  if (intents.some(({ kind }) => kind === "range" || kind === "sort")) return null;
  // "Not a Ford Ranger" leaves out Rangers, and no other Ford.
  const model = names.some(({ facet }) => facet === "model");
  const absent = intents.some(({ kind }) => kind === "absent");
  if (absent) return [{ kind: "filler" }];
  return names
    .filter(({ facet }) => !(model && facet === "make"))
    .map((intent): Intent => ({ ...intent, not: true }));
}

/** "not red", "no manuals", "anything but a sedan", "-diesel": each of what follows, up to what is no list. */
export const refusalBy =
  (read: (sentence: Parameters<Rule>[0], at: number) => Reading | null): Rule =>
  (sentence, at) => {
    const { words } = sentence;
    const own = words[at];
    if (own?.own === "minus") return minus(sentence, at, read);
    const found = REFUSING.at(words, at) ?? (isAllBut(words, at) ? { length: 1 } : null);
    if (!found) return null;
    let next = at + found.length;
    while (BEFORE_NAMES.has(wordAt(words, next))) next++;
    const isOfDegree = wordAt(words, next - 1) === "too";
    const intents: Intent[] = [];
    let end = next;
    for (let here = next; here < words.length; ) {
      const wanted = placeRefused(sentence, here) ?? read(sentence, here);
      const refused = wanted && opposite(wanted.intents);
      if (!wanted || !refused || refused.length === 0) break;
      intents.push(...refused);
      end = here + wanted.length;
      here = end;
      if (["one", "ones", "car", "cars", "please"].includes(wordAt(words, here))) here++;
      const joins = AND_MORE.has(wordAt(words, here));
      const comma = sentence.words[end - 1]?.stops === true;
      if (!joins && !comma) break;
      let another = AND_MORE.has(wordAt(words, here)) ? here + 1 : here;
      while (ARTICLE.test(wordAt(words, another))) another++;
      const again = REFUSING.at(words, another);
      // "No red or white" refuses both; "no manuals and a sunroof" does not refuse the sunroof.
      const facetsBefore = new Set(
        intents.flatMap((intent) => (intent.kind === "values" ? [intent.facet] : [])),
      );
      const follows = read(sentence, again ? another + again.length : another);
      const alike = follows?.intents.some(
        (intent) =>
          (intent.kind === "values" && facetsBefore.has(intent.facet)) ||
          // What there is none of is refused already.
          (intent.kind === "absent" && facetsBefore.has("make")),
      );
      if (again || !alike) break;
      here = another;
    }
    if (intents.length > 0) return reading(end - at, intents);
    const word = words[next];
    if (word?.own === "quoted")
      return reading(next + 1 - at, [{ kind: "keywords", text: `-"${word.word}"` }]);
    if (!word || word.own !== null || FILLER.has(word.word) || word.joined === "" || /\d/.test(word.word))
      return null;
    // "Not too big" leaves no car out.
    if (isOfDegree) return reading(next + 1 - at, [{ kind: "filler" }]);
    // What is no filter may be a word of the car's text.
    return reading(next + 1 - at, [{ kind: "keywords", text: `-${word.word}` }]);
  };

/** "Doesn't have to be 4x4 or automatic": what may be so or not is no wish, and no refusal. */
export const indifferenceBy =
  (read: Rule): Rule =>
  (sentence, at) => {
    const { words } = sentence;
    const found = INDIFFERENT_TO.at(words, at);
    if (!found) return null;
    let end = at + found.length;
    for (let here = end; here < words.length; here = end + 1) {
      const named = read(sentence, here);
      if (!named) break;
      end = here + named.length;
      if (!AND_MORE.has(wordAt(words, end))) break;
    }
    return reading(end - at, [{ kind: "filler" }]);
  };

/** The shopper's own minus. */
function minus(sentence: Parameters<Rule>[0], at: number, read: Rule): Reading | null {
  const word = sentence.words[at];
  if (!word) return null;
  const plain = {
    ...sentence,
    words: sentence.words.with(at, {
      ...word,
      own: null,
      joined: word.joined || word.word.replaceAll(/[^\p{L}\p{N}]/gu, ""),
    }),
  };
  const wanted = read({ ...plain, words: plain.words.slice(0, at + 1) }, at);
  const refused = wanted && opposite(wanted.intents);
  const text = word.typed.includes('"') ? `-"${word.word}"` : `-${word.word}`;
  return reading(1, refused && refused.length > 0 ? refused : [{ kind: "keywords", text }]);
}
